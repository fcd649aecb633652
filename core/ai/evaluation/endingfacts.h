// Scales an advantage in an endgame by statistics of solved tables for its pieces. The statistics are made by
// tools/endings.
#pragma once

#include "ai/evaluation/endings/endings.h"
#include "rules/position.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace rokada {

/// Returns the statistics of all variants.
[[nodiscard]] std::span<const EndingBlock> endingBlocks();

/// Endgame statistics of one variant, indexed for the evaluation. Built once.
class EndingFacts {
public:
    static constexpr int Whole = 64;  ///< factor that leaves an advantage unchanged

    explicit EndingFacts(const Rulebook& book);

    /// Returns the factor, in 64ths, by which an advantage of `strong` is scaled in a two-player variant with one or
    /// two pieces besides the kings; 0 if `strong` never wins. Returns nullopt if the endgame is unknown or has more
    /// pieces.
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
    Grid together_;  ///< both pieces on the strong side, by kinds and colour; `NoKind` for an absent piece
    Grid against_;   ///< one piece on each side
};

}  // namespace rokada
