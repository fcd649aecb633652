// Goes through a variation as it is written: its moves, and in brackets the variations within it.
#pragma once

#include "record/gametree.h"

#include <array>
#include <cstdint>

namespace rokada::ui {

/// A place in a variation, from which it can be gone on with.
class VariationCursor {
public:
    /// More deeply nested variations are only hinted at.
    static constexpr std::uint8_t DeepestShown = 3;

    enum class What : std::uint8_t {
        Move,
        Open,    ///< a variation begins
        Close,   ///< and ends
        Hidden,  ///< one that is nested too deep
    };
    struct Item {
        What what = What::Move;
        Node node = Node::None;  ///< a move, or the first one of a variation
        bool begins = false;     ///< the first move of a variation
    };

    VariationCursor() = default;
    explicit VariationCursor(Node first) : depth_(1) { levels_[0] = {first, first, 0}; }

    [[nodiscard]] bool atEnd() const { return depth_ == 0; }
    /// The text can be broken here: no bracket has just been opened, or is to be closed. Precondition: not at the end.
    [[nodiscard]] bool mayPause(const GameTree& tree) const;
    /// Precondition: not at the end.
    [[nodiscard]] Item take(const GameTree& tree);

private:
    /// A variation that has begun.
    struct Level {
        Node first = Node::None, at = Node::None;
        std::uint32_t beside = 0;  ///< variations beside the move, which is written first: 0
    };

    std::array<Level, DeepestShown> levels_{};
    std::uint8_t depth_ = 0;
};

}  // namespace rokada::ui
