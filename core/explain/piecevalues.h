// What men are worth, as the evaluation has learnt it: for those who want to read it.
#pragma once

#include "rules/rulebook.h"

#include <vector>

namespace rokada {

/// In hundredths of a pawn of the same time of the game.
struct PieceValue {
    int opening = 0;
    int ending = 0;

    friend bool operator==(const PieceValue&, const PieceValue&) = default;
};

/// By kind; 0 for royal men. Without what place, mobility and safety add.
[[nodiscard]] std::vector<PieceValue> pieceValues(const Rulebook& book);

}  // namespace rokada
