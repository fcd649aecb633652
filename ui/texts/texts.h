// Sentences for what core answers: endings, turns, claims. In the language in force. Every sentence is
// whole; only names of squares and men are put into it.
#pragma once

#include "game/game.h"
#include "rules/ending.h"

#include <QString>

namespace rokada::ui::texts {

/// "e4"; torus boards write files as capitals, as on the board.
[[nodiscard]] QString square(const Geometry& board, Square square);
/// "h4: red pawn"
[[nodiscard]] QString squareAndPiece(const Position& position, Square square);

/// Who has won: "White wins", "White and Red win", "Draw".
[[nodiscard]] QString result(const Rulebook& book, const Ending& ending);
/// Who has won and why, a whole sentence.
[[nodiscard]] QString of(const Rulebook& book, const Ending& ending);
/// What may be claimed; empty for nothing.
[[nodiscard]] QString of(Claim claim);

/// "White to move", "Red to move (with White)", "Blue deploys a man (with Black)".
[[nodiscard]] QString toMove(const Position& position);
/// What the rules have made of the man who moved: "The rook becomes a bolyar."; empty for nothing.
[[nodiscard]] QString becoming(const Turn& turn);
/// What followed from a turn without anybody's choice: "Blue is checkmated and out."; empty for nothing.
[[nodiscard]] QString followed(const Rulebook& book, const Turn& turn);

}  // namespace rokada::ui::texts
