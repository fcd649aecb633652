// What solved tables say of an ending by its pieces alone: how much of an advantage is left. Made by tools/endings.
#pragma once

#include "ai/evaluation/endings/endings.h"
#include "rules/position.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace rokada {

/// All that is known.
[[nodiscard]] std::span<const EndingBlock> endingBlocks();

/// The tables of one variant, laid out for the evaluation: made once, asked often.
class EndingFacts {
public:
    static constexpr int Whole = 64;  ///< nothing is lost of an advantage

    explicit EndingFacts(const Rulebook& book);

    /// How much an advantage of `strong` is worth in a variant for two with one or two pieces besides the kings, in
    /// 64ths: 0 if it never wins. Nothing if the ending is not known, and always with more pieces.
    [[nodiscard]] std::optional<int> factor(const Position& position, Side strong) const {
        const std::size_t mine = position.pieces(strong).size(), theirs = position.pieces(Side(strong ^ 1)).size();
        if (!known_ || mine + theirs > 4 || mine + theirs < 3) return std::nullopt;
        return mine == 1 ? 0 : found(position, strong);
    }

private:
    static constexpr std::uint8_t Unknown = 255;
    using Grid = std::array<std::array<std::array<std::uint8_t, 2>, 16>, 16>;

    void enter(const Variant& variant, const EndingLine& line);
    [[nodiscard]] std::optional<int> found(const Position& position, Side strong) const;

    bool known_ = false;
    Grid together_;  ///< both pieces on the strong side, by kinds and colour; `NoKind` for none
    Grid against_;   ///< its piece and the enemy's
};

}  // namespace rokada
