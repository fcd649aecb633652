#include "learn/piecetile.h"

#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"

#include <QPainter>

namespace rokada::ui {

namespace {

constexpr double TileRoundness = 0.17, TilePieceSize = 0.86;
/// Fraction of the board's dark colour in a dark square. The square is lighter than on a board, so that the piece
/// stands out.
constexpr double TileDarkShare = 0.3;

}  // namespace

void paintPieceTile(QPainter& painter, const QRectF& box, const TilePiece& tile) {
    if (!tile.book || tile.piece == NoPiece) return;
    static PieceArt art;
    const Variant& variant = tile.book->variant();
    const BoardTheme& board = BoardTheme::usualFor(variant.id);
    paintRound(painter, box, box.width() * TileRoundness,
               tile.dark ? mixed(board.light, board.dark, TileDarkShare) : board.light);
    const double air = box.width() * (1 - TilePieceSize) / 2;
    const double ratio = painter.device() != nullptr ? painter.device()->devicePixelRatioF() : 1.0;
    art.drawPiece(painter, box.adjusted(air, air, -air, -air), variant.kinds[kindOf(tile.piece)],
                  variant.sideSpecs[sideOf(tile.piece)].name, ratio);
}

}  // namespace rokada::ui
