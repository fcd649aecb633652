// Pattern for a search of positions: contents of squares, reserve pieces, side to move, piece counts and material
// balance.
#pragma once

#include "database/packedrules.h"
#include "text/arrangement.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace rokada {

/// Inclusive range of a piece count or of the material balance.
struct CountRange {
    int least = 0, most = std::numeric_limits<int>::max();

    [[nodiscard]] constexpr bool has(int n) const { return n >= least && n <= most; }
    friend bool operator==(const CountRange&, const CountRange&) = default;
};

/// Conditions that a position must satisfy.
struct Pattern {
    static constexpr std::uint64_t Anything = ~std::uint64_t{0};
    /// Bit for an empty square in `accepted`.
    static constexpr std::uint64_t Empty = std::uint64_t{1} << NoPiece;

    /// Contents that each place accepts (see `Places`): one bit for each piece, or for each number of reserve pieces.
    std::array<std::uint64_t, MaxPlaces> accepted;
    Side turn = NoSide;                    ///< side to move; NoSide accepts any side
    std::array<CountRange, 64> counts{};   ///< accepted number of each piece on the board
    std::array<std::int16_t, 64> worth{};  ///< value of each piece in the material balance
    std::optional<CountRange> balance;  ///< accepted sum of `worth` over all pieces on the board, which can be negative
    int plies = 1;                      ///< number of consecutive positions that must match

    Pattern() { accepted.fill(Anything); }
    /// Returns true if the pattern accepts every position.
    [[nodiscard]] bool empty() const;
    friend bool operator==(const Pattern&, const Pattern&) = default;
};

/// Part of a given board that must be the same in a matching position.
enum class PatternKind : std::uint8_t {
    Exact,   ///< every square, including covered and reserve pieces
    Pieces,  ///< all pieces of the board; the other squares can hold anything
    Pawns,   ///< all pawns of the board; the other squares must not hold pawns
};

/// Returns a pattern that accepts positions with the same contents as `board`. `free` squares can hold anything. With
/// `Pieces`, `vacant` squares must be empty.
[[nodiscard]] Pattern patternOf(const Arrangement& board, PatternKind kind, const SquareSet& free = {},
                                const SquareSet& vacant = {});
/// Returns a pattern that accepts only this board with this side to move.
[[nodiscard]] Pattern exactly(const PackedState& state);

}  // namespace rokada
