// Scales an advantage in an endgame by the share of won positions in the endgame table of the same pieces. The tool
// `rokada-endings` (tools/endings) computes these statistics.
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

/// Scaling factors for the endgames of one variant. Built once for each evaluator.
class EndingFacts {
public:
    static constexpr int Whole = 64;  ///< factor that does not change an advantage

    explicit EndingFacts(const Rulebook& book);

    /// Returns the factor, in 64ths, by which an advantage of `strong` must be multiplied. It is 0 if `strong` never
    /// wins. Returns nullopt if there are no statistics for the variant or for these pieces. Only endgames with one or
    /// two pieces besides the kings have statistics.
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
    /// Factors for two pieces of the strong side, by their kinds and by equal (0) or different (1) colours of their
    /// squares. `NoKind` stands for a missing second piece.
    Grid together_;
    /// Factors for one piece on each side; the kind of the strong side's piece is the first index.
    Grid against_;
};

}  // namespace rokada
