// Positions with few pieces, drawn by lot: promotions and stalemates are rare in games.
#pragma once

#include "rules/position.h"
#include "rules/rulebook.h"

#include <optional>

namespace rokada::tools {

/// Kings, a few pieces, and for promotions a pawn of the side to move next to where it promotes. Nothing if the lot
/// makes no legal position.
[[nodiscard]] std::optional<Position> randomEnding(const Rulebook& book, bool promotion, std::uint64_t seed);

}  // namespace rokada::tools
