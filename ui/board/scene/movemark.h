// Annotation of a played move, as marked on the board, in the graph and in the notation.
#pragma once

#include "rules/paths.h"
#include "rules/position.h"

#include <QRgb>
#include <QString>

namespace rokada::ui {

/// Annotation of the last move, with the better move and the answer.
struct MoveMark {
    Square square = NoSquare;  ///< target square of the move
    int nag = 0;               ///< NAG from 1 to 6, or 0 without a symbol
    Path better{};             ///< path of the better move; empty if there is none
    Path answer{};             ///< path of the reply that refutes the move; empty if there is none
    int betterPart = 0;        ///< number of tower pieces of the better move; 0 for a whole tower or a single piece
    int answerPart = 0;

    friend bool operator==(const MoveMark&, const MoveMark&) = default;
};

/// Returns how many tower pieces the move carries; 0 for a single piece.
[[nodiscard]] int towerPart(const Position& position, Move move);
/// Returns the number of tower pieces for notation: 0 for a whole tower, because notation numbers only parts.
[[nodiscard]] int numberedPart(const Position& position, Move move);

/// Returns "!", "?", "!!", "??", "!?", "?!" for the NAGs 1 to 6; empty for others.
[[nodiscard]] QString symbolOf(int nag);
/// Returns the colour of the badge for a NAG.
[[nodiscard]] QRgb colourOf(int nag);
/// Returns the text colour on all badges.
[[nodiscard]] QRgb inkOnBadge();

}  // namespace rokada::ui
