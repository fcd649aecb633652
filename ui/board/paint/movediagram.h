// Small diagrams of how a piece moves: the piece alone on the variant's board, with its targets from core.
#pragma once

#include "paint/boarddiagram.h"

#include <QRect>

#include <vector>

namespace rokada::ui {

/// Part of a board around a piece, with its targets.
struct MoveDiagram {
    RulebookPtr book;
    Piece piece = NoPiece;
    Square home = NoSquare;
    Delta shift;                    ///< shift that centres the piece on a board that wraps around
    QRect window;                   ///< visible places: 5 x 5, or 7 x 7 for line pieces
    std::vector<TargetMark> marks;  ///< target marks on the whole board
    std::vector<Square> atFirst;    ///< targets that only a first move reaches
    std::vector<Path> onwards;      ///< lines that continue beyond the window, beginning with the piece
};

/// Returns the diagram of a piece on `home`, with its first-move rights if it has any.
[[nodiscard]] MoveDiagram moveDiagram(const RulebookPtr& book, Piece piece, Square home);
/// Returns the square on which a kind of the first side is shown. It is the centre of the board, or the start square of
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
