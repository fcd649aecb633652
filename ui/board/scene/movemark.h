// Annotation of a played move, such as "?!", for the board, the evaluation graph and the notation.
#pragma once

#include "rules/paths.h"
#include "rules/position.h"

#include <QRgb>
#include <QString>

namespace rokada::ui {

/// Annotation of the last move, with the better move and the reply that refutes the played move.
struct MoveMark {
    Square square = NoSquare;  ///< target square of the move
    int nag = 0;               ///< NAG from 1 to 6, or 0 without a symbol
    Path better{};             ///< path of the better move; empty if there is none
    Path answer{};             ///< path of the reply that refutes the move; empty if there is none
    int betterPart = 0;        ///< number of tower pieces that the better move carries; 0 for a single piece
    int answerPart = 0;

    friend bool operator==(const MoveMark&, const MoveMark&) = default;
};

/// Returns the number of pieces that the move carries from a tower (a stack of pieces). Returns 0 for a single piece.
[[nodiscard]] int towerPart(const Position& position, Move move);
/// Returns the number of tower pieces that notation adds to the move. Returns 0 for a whole tower, because only parts
/// have a number.
[[nodiscard]] int numberedPart(const Position& position, Move move);

/// Returns "!", "?", "!!", "??", "!?", "?!" for the NAGs 1 to 6; empty for others.
[[nodiscard]] QString symbolOf(int nag);
/// Returns the colour of the badge for a NAG.
[[nodiscard]] QRgb colourOf(int nag);
/// Returns the colour of the symbol on all badges.
[[nodiscard]] QRgb inkOnBadge();

}  // namespace rokada::ui
