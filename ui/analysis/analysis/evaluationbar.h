// How a position stands, as a bar beside the board: the share of White, or of the team of White, from below.
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
    /// Is turned as the board is, which must outlive the bar.
    EvaluationBar(BoardDisplay& board, QWidget* parent);

    /// The colours of the teams; nothing is known yet.
    void setVariant(const Variant& variant);
    /// The share of the first team, 0 to 1, and how it is said: "+0.34". It goes there in so many milliseconds.
    void showShare(double share, const QString& value, int milliseconds);
    /// Nothing is known.
    void clear();
    [[nodiscard]] std::optional<double> share() const { return share_; }
    /// Where it is on its way there.
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
