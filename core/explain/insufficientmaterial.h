// What is left on the board when the material is insufficient, for messages.
#pragma once

#include "rules/position.h"

#include <array>
#include <optional>
#include <vector>

namespace rokada {

struct InsufficientMaterial {
    enum class Type : std::uint8_t {
        Kings,      ///< kings only
        OnePiece,   ///< one side has one piece, the other its king
        Pieces,     ///< one side has several pieces, the other its king
        BothSides,  ///< both sides have pieces
        OneColour,  ///< several pieces of one kind, all on squares of one colour
    };
    Type type = Type::Kings;
    /// The pieces besides the kings, of the side that has more of them and of the other, in the order of the kinds.
    std::array<std::vector<Kind>, 2> pieces;

    friend bool operator==(const InsufficientMaterial&, const InsufficientMaterial&) = default;
};

/// Of a dead position; of any other nothing.
[[nodiscard]] std::optional<InsufficientMaterial> insufficientMaterial(const Position& position);
/// The same of a position that goes on although endgame tables show that no mate can be forced: one side has only its
/// king, and the other wins no such ending.
[[nodiscard]] std::optional<InsufficientMaterial> hopelessMaterial(const Position& position);

}  // namespace rokada
