// Playing strength of the computer, and the weaknesses that define each level.
#pragma once

#include <cstdint>
#include <string_view>

namespace rokada {

/// Playing level: 1 (knows the rules) to 10, or full strength.
class Level {
public:
    static constexpr int Lowest = 1;
    static constexpr int Highest = 10;

    /// Clamps `number` to 1..10.
    constexpr explicit Level(int number) : number_(number < Lowest ? Lowest : number > Highest ? Highest : number) {}
    static constexpr Level full() {
        Level level(Highest);
        level.number_ = Highest + 1;
        return level;
    }

    [[nodiscard]] constexpr bool isFull() const { return number_ > Highest; }
    /// Returns 1 to 10, or 11 for full strength.
    [[nodiscard]] constexpr int number() const { return number_; }

    friend constexpr bool operator==(Level, Level) = default;

private:
    int number_;
};

/// Weaknesses of a level.
struct Weakness {
    std::uint64_t nodes;  ///< node limit; the first ply is always finished
    int depth;            ///< depth limit in plies
    int blindness;        ///< overlooked moves of average oddness, in thousandths; above 1000 also plain moves
    int blur;             ///< maximum error of an evaluation in centipawns, in either direction
    int spread;           ///< range in centipawns within which moves look equal
    int judgement;        ///< percentage of mobility, threat and king danger terms that the level understands
    bool exchanges;       ///< follows captures to the end (quiescence search)
    bool seesQueens;      ///< never overlooks captures of the most valuable pieces
    bool seesMates;       ///< never overlooks a mate in one
    int habits;           ///< cost in centipawns of a king move in the opening, see `Habits`
    int guardedMoves;     ///< full moves from the start during which it avoids moves that allow a mate in one
};

/// Returns the weaknesses of levels 1 to 10 in the variant with the id `game`. Precondition: not full strength. All
/// differences between levels follow from one number, which `rokada-ladder` measured for each variant
/// (docs/strength.md), so that neighbouring levels are about equally far apart in every variant.
[[nodiscard]] Weakness weaknessOf(Level level, std::string_view game);

}  // namespace rokada
