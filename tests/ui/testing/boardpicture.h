// A picture of a board at rest in any size, for tests.
#pragma once

#include "board/boardwidget.h"
#include "paint/boardpainter.h"
#include "paint/promotionpainter.h"

#include <QImage>
#include <QPainter>

namespace rokada::ui::testing {

/// Returns the present frame of the board without animations, laid out and painted in a picture of `size` pixels times
/// `ratio`.
[[nodiscard]] inline QImage boardPicture(BoardWidget& board, QSize size, qreal ratio = 1) {
    BoardFrame frame = board.frame();
    const QSize room = frame.layout.room();
    frame.layout = board.layoutIn(size);
    QImage image(size * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(surroundColour(frame.dark));
    if (frame.empty()) return image;
    frame.progress.glides.clear();
    frame.progress.fades.clear();
    frame.progress.changes.clear();
    frame.progress.returning.reset();
    frame.progress.held = false;
    frame.progress.callouts.clear();
    if (frame.layout.room() != room) {
        frame.attention.carried.reset();
        if (frame.progress.illegalMove) frame.progress.illegalMove->tag = {};
        const PromotionChooser open = frame.attention.chooser;
        frame.attention.chooser = PromotionChooser(frame.layout, board.input().choices(), open.diagrams());
    }
    PieceArt art;
    art.use(frame.look.drawings);
    const BoardView view(frame, art, ratio);
    QPainter painter(&image);
    painter.setFont(board.font());
    paintBoard(painter, view, boardGround(view));
    paintChooser(painter, view);
    return image;
}

}  // namespace rokada::ui::testing
