// Search pattern for positions: contents of squares, reserve pieces, turn, piece counts, material balance.
#pragma once

#include "database/packedrules.h"
#include "text/arrangement.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace rokada {

/// Inclusive range of counts.
struct CountRange {
    int least = 0, most = std::numeric_limits<int>::max();

    [[nodiscard]] constexpr bool has(int n) const { return n >= least && n <= most; }
    friend bool operator==(const CountRange&, const CountRange&) = default;
};

/// Conditions that a position must satisfy.
struct Pattern {
    static constexpr std::uint64_t Anything = ~std::uint64_t{0};
    /// Bit of an empty square in `accepted`.
    static constexpr std::uint64_t Empty = std::uint64_t{1} << NoPiece;

    /// Accepted contents by place: one bit for each piece, or for each number of reserve pieces.
    std::array<std::uint64_t, MaxPlaces> accepted;
    Side turn = NoSide;                    ///< NoSide for any side
    std::array<CountRange, 64> counts{};   ///< by piece, on the board
    std::array<std::int16_t, 64> worth{};  ///< contribution to the balance, by piece
    std::optional<CountRange> balance;     ///< range of the sum over all pieces on the board; can be negative
    int plies = 1;                         ///< number of consecutive positions that must match

    Pattern() { accepted.fill(Anything); }
    /// Returns true if the pattern accepts every position.
    [[nodiscard]] bool empty() const;
    friend bool operator==(const Pattern&, const Pattern&) = default;
};

/// Parts of a board that must match.
enum class PatternKind : std::uint8_t {
    Exact,   ///< every square, including covered and reserve pieces
    Pieces,  ///< the pieces present; other squares can hold anything
    Pawns,   ///< all pawns, and no other pawns
};

/// Returns a pattern of a board. `free` squares can hold anything; with `Pieces`, `vacant` squares must be empty.
[[nodiscard]] Pattern patternOf(const Arrangement& board, PatternKind kind, const SquareSet& free = {},
                                const SquareSet& vacant = {});
/// Returns a pattern of exactly this board and turn.
[[nodiscard]] Pattern exactly(const PackedState& state);

}  // namespace rokada
