// What is left on the board when nobody can mate, for those who say it.
#pragma once

#include "rules/position.h"

#include <array>
#include <optional>
#include <vector>

namespace rokada {

struct InsufficientMaterial {
    enum class Type : std::uint8_t {
        Kings,      ///< nobody has anything else
        OnePiece,   ///< one side has one man, the other its king
        Pieces,     ///< one side has several men, the other its king
        BothSides,  ///< both sides have men
        OneColour,  ///< men of one kind, all on squares of one colour, more than one of them
    };
    Type type = Type::Kings;
    /// The men beside the kings, of the side that has more of them and of the other, in the order of the game's kinds.
    std::array<std::vector<Kind>, 2> pieces;

    friend bool operator==(const InsufficientMaterial&, const InsufficientMaterial&) = default;
};

/// Of a dead position; of any other nothing.
[[nodiscard]] std::optional<InsufficientMaterial> insufficientMaterial(const Position& position);
/// The same of a position that goes on although tables say that nobody can force a mate: one side has its king only,
/// and the other wins no such ending.
[[nodiscard]] std::optional<InsufficientMaterial> hopelessMaterial(const Position& position);

}  // namespace rokada
