// Scales an advantage in an endgame by statistics of the endgame tables with the same pieces. tools/endings writes the
// statistics.
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

    /// Returns the factor, in 64ths, by which an advantage of `strong` is scaled. It is 0 if `strong` never wins.
    /// Returns nullopt if the variant has no statistics, the endgame is unknown, or the number of pieces besides the
    /// kings is not one or two.
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
    /// Factors with both pieces on the strong side, by their kinds and by equal (0) or different (1) square colours.
    /// `NoKind` stands for an absent piece.
    Grid together_;
    /// Factors with one piece on each side; the piece of the strong side comes first.
    Grid against_;
};

}  // namespace rokada
