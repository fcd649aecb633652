// The judgement of a move that was played, as it is marked wherever the move is seen: on the board, in the graph,
// beside its words.
#pragma once

#include "rules/paths.h"
#include "rules/position.h"

#include <QRgb>
#include <QString>

namespace rokada::ui {

/// What is thought of the last move, what would have been better in its place, and what answers it.
struct MoveMark {
    Square square = NoSquare;  ///< where the move went
    int nag = 0;               ///< 1 to 6, or 0 without a symbol
    Path better{};             ///< the way of the better move; empty if there is none
    Path answer{};             ///< the way of the move that shows what is wrong with it; likewise
    int betterPart = 0;        ///< how many pieces of a tower go that way, if not all; else 0
    int answerPart = 0;

    friend bool operator==(const MoveMark&, const MoveMark&) = default;
};

/// Of a tower: how many of its pieces a move of this position carries; 0 for a single piece.
[[nodiscard]] int towerPart(const Position& position, Move move);
/// The same, but 0 for a whole tower: as in notation only a part is worth a number.
[[nodiscard]] int numberedPart(const Position& position, Move move);

/// "!", "?", "!!", "??", "!?", "?!" of the NAGs 1 to 6; empty for others.
[[nodiscard]] QString symbolOf(int nag);
/// Told apart by its symbol as well.
[[nodiscard]] QRgb colourOf(int nag);
/// The same on all of them.
[[nodiscard]] QRgb inkOnBadge();

}  // namespace rokada::ui
