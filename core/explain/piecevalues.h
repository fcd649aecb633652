// Computes the values of pieces from the weights of the evaluation. They are shown to users, and explanations use them
// to compare pieces.
#pragma once

#include "rules/rulebook.h"

#include <vector>

namespace rokada {

/// Values of one kind of piece in centipawns. A pawn has the value 100 in each game phase.
struct PieceValue {
    int opening = 0;
    int ending = 0;

    /// Returns the mean of opening and ending value, in centipawns.
    [[nodiscard]] constexpr int mean() const { return (opening + ending) / 2; }
    /// Returns the mean value rounded to whole pawns.
    [[nodiscard]] constexpr int pawns() const { return (opening + ending + 100) / 200; }

    friend bool operator==(const PieceValue&, const PieceValue&) = default;
};

/// Returns the values of all kinds, indexed by kind, without evaluation terms for squares, mobility and safety. Royal
/// kinds have 0.
[[nodiscard]] std::vector<PieceValue> pieceValues(const Rulebook& book);

}  // namespace rokada
