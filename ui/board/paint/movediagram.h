// How one kind of pieces moves, as a small picture: a piece alone on the board of the variant, with what core says of
// the squares around it.
#pragma once

#include "paint/boarddiagram.h"

#include <QRect>

#include <vector>

namespace rokada::ui {

/// The part of a board around a piece, and what it may do there.
struct MoveDiagram {
    RulebookPtr book;
    Piece piece = NoPiece;
    Square home = NoSquare;
    Delta shift;                    ///< of the drawing of a board that wraps: brings the piece to its middle
    QRect window;                   ///< the places that are shown: five by five, or seven by seven for lines
    std::vector<TargetMark> marks;  ///< of the whole board
    std::vector<Square> atFirst;    ///< reached by a first move only
    std::vector<Path> onwards;      ///< lines that go on beyond the window; they begin with the piece
};

/// A piece alone on the board, on `home`, with its first move still to come where there is one.
[[nodiscard]] MoveDiagram moveDiagram(const RulebookPtr& book, Piece piece, Square home);
/// Where a kind of the first side is shown: in the middle of the board, a pawn where it begins.
[[nodiscard]] Square usualHome(const RulebookPtr& book, Kind kind);
/// Where walls hinder a piece of the first side most; NoSquare if nothing hinders it anywhere.
[[nodiscard]] Square walledHome(const Rulebook& book, Kind kind);

/// Is the square in the part that is shown?
[[nodiscard]] bool shows(const MoveDiagram& diagram, Square square);
/// The piece alone on the whole board, with coordinates.
[[nodiscard]] Diagram wholeBoard(const MoveDiagram& diagram);
/// Paints the part round the piece into a square box.
void paintMoveDiagram(QPainter& painter, const MoveDiagram& diagram, const BoardTheme& theme, const QRectF& box);

}  // namespace rokada::ui
