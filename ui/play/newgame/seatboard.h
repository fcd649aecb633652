// Small board in the middle of the players of a new game. Lines between the emblems of the sides join partners.
#pragma once

#include "rules/variant.h"
#include "scene/pieceart.h"

#include <QWidget>

namespace rokada::ui {

class SeatBoard final : public QWidget {
public:
    /// `variant` must outlive the board.
    SeatBoard(const Variant& variant, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintSquares(QPainter& painter, const QRectF& board) const;
    void paintTeams(QPainter& painter, const QRectF& board);

    const Variant& variant_;
    PieceArt art_;
};

}  // namespace rokada::ui
