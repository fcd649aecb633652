// What a position is searched by: contents of squares, reserve pieces, whose turn it is, numbers of pieces, balance.
#pragma once

#include "database/packedrules.h"
#include "text/arrangement.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace rokada {

struct CountRange {
    int least = 0, most = std::numeric_limits<int>::max();

    [[nodiscard]] constexpr bool has(int n) const { return n >= least && n <= most; }
    friend bool operator==(const CountRange&, const CountRange&) = default;
};

struct Pattern {
    static constexpr std::uint64_t Anything = ~std::uint64_t{0};
    /// Empty, in `accepted`.
    static constexpr std::uint64_t Empty = std::uint64_t{1} << NoPiece;

    /// By place: a bit for each piece that may stand there, or for each number of reserve pieces.
    std::array<std::uint64_t, MaxPlaces> accepted;
    Side turn = NoSide;                    ///< NoSide: any
    std::array<CountRange, 64> counts{};   ///< by piece, on the board
    std::array<std::int16_t, 64> worth{};  ///< by piece: what it adds to the balance
    std::optional<CountRange> balance;     ///< of all pieces on the board; its least may be negative
    int plies = 1;                         ///< so many positions in succession are like this

    Pattern() { accepted.fill(Anything); }
    /// There is nothing to look for.
    [[nodiscard]] bool empty() const;
    friend bool operator==(const Pattern&, const Pattern&) = default;
};

/// What of a board matters.
enum class PatternKind : std::uint8_t {
    Exact,   ///< every square, what stands below others too, reserve pieces too
    Pieces,  ///< the pieces that stand there; other squares may be anything
    Pawns,   ///< all pawns, and no others
};

/// `free` squares may be anything; with `Pieces`, `vacant` squares are empty.
[[nodiscard]] Pattern patternOf(const Arrangement& board, PatternKind kind, const SquareSet& free = {},
                                const SquareSet& vacant = {});
/// This very board, and whose turn it is.
[[nodiscard]] Pattern exactly(const PackedState& state);

}  // namespace rokada
