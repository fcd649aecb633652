// Finds mates in one.
#pragma once

#include "rules/position.h"

#include <optional>

namespace rokada {

/// Returns a move that checkmates the side that moves next. Returns nullopt if there is no such move or the next side
/// is a partner.
[[nodiscard]] std::optional<Move> mateInOne(const Position& position);
/// Returns the mate in one that the next side would have after a null move. Returns nullopt if there is none, if the
/// side to move is in check, or if the next side is a partner.
[[nodiscard]] std::optional<Move> threatenedMate(const Position& position);

}  // namespace rokada
