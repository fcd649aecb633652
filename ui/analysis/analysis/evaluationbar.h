// Evaluation bar beside the board: the share of White or of White's team, from the bottom.
#pragma once

#include "rules/variant.h"

#include <QColor>
#include <QVariantAnimation>
#include <QWidget>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace rokada::ui {

class BoardDisplay;

class EvaluationBar final : public QWidget {
    Q_OBJECT
public:
    /// Rotates with `board`, which must outlive the bar.
    EvaluationBar(BoardDisplay& board, QWidget* parent);

    /// Sets the colours of the teams and clears the value.
    void setVariant(const Variant& variant);
    /// Shows the share of the first team, 0 to 1, with its text, for example "+0.34". The animation takes
    /// `milliseconds`.
    void showShare(double share, const QString& value, int milliseconds);
    /// Clears the value.
    void clear();
    [[nodiscard]] std::optional<double> share() const { return share_; }
    /// Returns the current share during the animation.
    [[nodiscard]] double shownShare() const;
    void retranslate();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void tell();
    [[nodiscard]] QString nameOf(std::size_t team) const;
    void paintValue(QPainter& painter, bool firstBelow) const;
    void paintTeam(QPainter& painter, const QRectF& box, const std::vector<QColor>& colours) const;

    BoardDisplay& board_;
    std::array<std::vector<QColor>, 2> teams_;
    std::array<std::vector<std::string_view>, 2> names_;
    std::optional<double> share_;
    QString value_;
    QVariantAnimation going_;
};

}  // namespace rokada::ui
