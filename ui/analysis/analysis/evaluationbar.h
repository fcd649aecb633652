// Evaluation bar beside the board. The part filled from the bottom is the winning chance of White or of White's team.
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
    /// `board` must outlive the bar. The bar turns upside down when the board is rotated by half a turn.
    EvaluationBar(BoardDisplay& board, QWidget* parent);

    /// Sets the teams of the variant with their colours, and clears the value.
    void setVariant(const Variant& variant);
    /// Shows `share`, the winning chance of the first team from 0 to 1, and `value`, the evaluation as text, for
    /// example "+0.34". The bar moves to the new share within `milliseconds`.
    void showShare(double share, const QString& value, int milliseconds);
    /// Empties the bar.
    void clear();
    [[nodiscard]] std::optional<double> share() const { return share_; }
    /// Returns the share that the bar shows now. During the animation, it is between the old and the new share.
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
