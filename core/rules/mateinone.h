// Finds mates in one.
#pragma once

#include "rules/position.h"

#include <optional>

namespace rokada {

/// Returns a move of the side to move after which the next player, an enemy, is checkmated.
[[nodiscard]] std::optional<Move> mateInOne(const Position& position);
/// Returns the mate in one that the next player would have after a null move. Returns nullopt if the side to move is in
/// check or the next player is a partner.
[[nodiscard]] std::optional<Move> threatenedMate(const Position& position);

}  // namespace rokada
