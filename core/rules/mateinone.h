// Mates that are one move away.
#pragma once

#include "rules/position.h"

#include <optional>

namespace rokada {

/// A move of the side to move after which the next player, an enemy, is checkmated.
[[nodiscard]] std::optional<Move> mateInOne(const Position& position);
/// The mate in one that the next player would have if the side to move did nothing. None in check, or if that player is
/// a partner.
[[nodiscard]] std::optional<Move> threatenedMate(const Position& position);

}  // namespace rokada
