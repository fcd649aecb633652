// Iterates over a variation in the order in which it is written: its moves, and its nested variations in brackets.
#pragma once

#include "record/gametree.h"

#include <array>
#include <cstdint>

namespace rokada::ui {

/// Place in a variation. A copy continues the iteration from the same place.
class VariationCursor {
public:
    /// Maximum nesting depth of variations that are written. Each deeper variation is a single item of the type
    /// `Hidden`.
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
    /// Returns true if a row can end at this place. A row cannot end directly after an opening bracket or directly
    /// before a closing bracket. Precondition: `!atEnd()`.
    [[nodiscard]] bool mayPause(const GameTree& tree) const;
    /// Returns the item at this place, and advances to the next one. Precondition: `!atEnd()`.
    [[nodiscard]] Item take(const GameTree& tree);

private:
    /// Level of nesting: a variation that the iteration has entered and not left.
    struct Level {
        Node first = Node::None, at = Node::None;
        std::uint32_t beside = 0;  ///< index of the sibling of `at` to write next; 0 is `at` itself
    };

    std::array<Level, DeepestShown> levels_{};
    std::uint8_t depth_ = 0;
};

}  // namespace rokada::ui
