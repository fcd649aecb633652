// Describes the material of a position with insufficient material, for messages.
#pragma once

#include "rules/position.h"

#include <array>
#include <optional>
#include <vector>

namespace rokada {

/// Pieces that are left, without the kings.
struct InsufficientMaterial {
    enum class Type : std::uint8_t {
        Kings,      ///< kings only
        OnePiece,   ///< one piece against a bare king
        Pieces,     ///< several pieces against a bare king
        BothSides,  ///< both sides have pieces
        OneColour,  ///< several pieces of one kind, all on squares of one colour
    };
    Type type = Type::Kings;
    /// Kinds of the pieces other than kings, in ascending order. The side with more pieces comes first.
    std::array<std::vector<Kind>, 2> pieces;

    friend bool operator==(const InsufficientMaterial&, const InsufficientMaterial&) = default;
};

/// Returns the material of a dead position, or nullopt if the position is not dead.
[[nodiscard]] std::optional<InsufficientMaterial> insufficientMaterial(const Position& position);
/// Returns the material of a position that is not dead, but in which no mate can be forced: one side has a bare king
/// and the endgame tables show no win. Returns nullopt for other positions.
[[nodiscard]] std::optional<InsufficientMaterial> hopelessMaterial(const Position& position);

}  // namespace rokada
