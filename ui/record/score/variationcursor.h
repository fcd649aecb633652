// Iterates over a variation in the order in which it is written: its moves, and nested variations in brackets.
#pragma once

#include "record/gametree.h"

#include <array>
#include <cstdint>

namespace rokada::ui {

/// Place in a variation. A copy can continue the iteration from the same place.
class VariationCursor {
public:
    /// Maximum nesting depth of variations that are written. Deeper variations are only indicated.
    static constexpr std::uint8_t DeepestShown = 3;

    enum class Type : std::uint8_t {
        Move,
        Open,    ///< start of a variation
        Close,   ///< end of a variation
        Hidden,  ///< a variation that is nested too deeply to be written
    };
    struct Item {
        Type type = Type::Move;
        Node node = Node::None;  ///< the move, or the first move of the variation
        bool begins = false;     ///< true for the first move of a variation
    };

    VariationCursor() = default;
    explicit VariationCursor(Node first) : depth_(1) { levels_[0] = {first, first, 0}; }

    [[nodiscard]] bool atEnd() const { return depth_ == 0; }
    /// Returns true if a row may end at this place: neither directly after an opening bracket nor directly before a
    /// closing one. Precondition: `!atEnd()`.
    [[nodiscard]] bool mayPause(const GameTree& tree) const;
    /// Returns the item at this place, and advances to the next one. Precondition: `!atEnd()`.
    [[nodiscard]] Item take(const GameTree& tree);

private:
    /// Level of nesting: a variation that has been entered.
    struct Level {
        Node first = Node::None, at = Node::None;
        std::uint32_t beside = 0;  ///< index of the sibling to write next; 0 is the move itself
    };

    std::array<Level, DeepestShown> levels_{};
    std::uint8_t depth_ = 0;
};

}  // namespace rokada::ui
