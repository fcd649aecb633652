// Small diagrams that show how a piece moves: the piece alone on the board of its variant, with its targets.
#pragma once

#include "paint/boarddiagram.h"

#include <QRect>

#include <vector>

namespace rokada::ui {

/// Diagram of the movement of one piece, limited to a window of squares around it.
struct MoveDiagram {
    RulebookPtr book;
    Piece piece = NoPiece;
    Square home = NoSquare;
    Delta shift;   ///< shift by which a board that wraps around is scrolled, so that the piece is in the centre
    QRect window;  ///< visible columns and rows of the board: 5 x 5, or 7 x 7 for line pieces
    std::vector<TargetMark> marks;  ///< target marks on the whole board
    std::vector<Square> atFirst;    ///< targets that the piece reaches only by its first move
    std::vector<Path> onwards;      ///< lines that continue beyond the window, beginning with the piece
};

/// Returns the diagram of a piece on `home`. The piece has its first-move rights, if it has any in this variant.
[[nodiscard]] MoveDiagram moveDiagram(const RulebookPtr& book, Piece piece, Square home);
/// Returns the square on which diagrams show a kind of the first side: the centre of the board, or the start square of
/// a pawn.
[[nodiscard]] Square usualHome(const RulebookPtr& book, Kind kind);
/// Returns the square where walls restrict a piece of the first side most, or NoSquare if walls restrict it nowhere.
[[nodiscard]] Square walledHome(const Rulebook& book, Kind kind);

/// Returns true if the square is inside the window.
[[nodiscard]] bool shows(const MoveDiagram& diagram, Square square);
/// Returns the piece alone on the whole board, without coordinates.
[[nodiscard]] Diagram wholeBoard(const MoveDiagram& diagram);
/// Paints the window around the piece into a square box.
void paintMoveDiagram(QPainter& painter, const MoveDiagram& diagram, const BoardTheme& theme, const QRectF& box);

}  // namespace rokada::ui
