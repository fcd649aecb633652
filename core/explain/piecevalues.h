// The values of pieces for people, as the evaluation has learnt them: what pages, material, reasons and choices go by.
#pragma once

#include "rules/rulebook.h"

#include <vector>

namespace rokada {

/// Relative to a pawn of the same game phase, which has 100.
struct PieceValue {
    int opening = 0;
    int ending = 0;

    /// Between opening and ending, in centipawns.
    [[nodiscard]] constexpr int mean() const { return (opening + ending) / 2; }
    /// The same in whole pawns.
    [[nodiscard]] constexpr int pawns() const { return (opening + ending + 100) / 200; }

    friend bool operator==(const PieceValue&, const PieceValue&) = default;
};

/// By kind; 0 for royal ones. Without what square, mobility and safety add.
[[nodiscard]] std::vector<PieceValue> pieceValues(const Rulebook& book);

}  // namespace rokada
