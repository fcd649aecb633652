// The values of pieces as the evaluation has learnt them, for the rules pages.
#pragma once

#include "rules/rulebook.h"

#include <vector>

namespace rokada {

/// Relative to a pawn of the same game phase, which has 100.
struct PieceValue {
    int opening = 0;
    int ending = 0;

    friend bool operator==(const PieceValue&, const PieceValue&) = default;
};

/// By kind; 0 for royal ones. Without what square, mobility and safety add.
[[nodiscard]] std::vector<PieceValue> pieceValues(const Rulebook& book);

}  // namespace rokada
