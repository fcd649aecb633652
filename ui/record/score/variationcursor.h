// Iterates over a variation in writing order: its moves, and nested variations in brackets.
#pragma once

#include "record/gametree.h"

#include <array>
#include <cstdint>

namespace rokada::ui {

/// Place in a variation, from which iteration can continue.
class VariationCursor {
public:
    /// Greatest nesting depth that is shown. Deeper variations are only indicated.
    static constexpr std::uint8_t DeepestShown = 3;

    enum class What : std::uint8_t {
        Move,
        Open,    ///< start of a variation
        Close,   ///< end of a variation
        Hidden,  ///< variation that is nested too deep
    };
    struct Item {
        What what = What::Move;
        Node node = Node::None;  ///< move, or first move of a variation
        bool begins = false;     ///< first move of a variation
    };

    VariationCursor() = default;
    explicit VariationCursor(Node first) : depth_(1) { levels_[0] = {first, first, 0}; }

    [[nodiscard]] bool atEnd() const { return depth_ == 0; }
    /// Returns true if a row may end here: not directly after an opening or before a closing bracket. Precondition: not
    /// at the end.
    [[nodiscard]] bool mayPause(const GameTree& tree) const;
    /// Precondition: not at the end.
    [[nodiscard]] Item take(const GameTree& tree);

private:
    /// Variation that has been entered.
    struct Level {
        Node first = Node::None, at = Node::None;
        std::uint32_t beside = 0;  ///< index of the next sibling to write; 0 is the move itself
    };

    std::array<Level, DeepestShown> levels_{};
    std::uint8_t depth_ = 0;
};

}  // namespace rokada::ui
