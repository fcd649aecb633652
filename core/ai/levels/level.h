// Defines the playing levels of the computer and their weaknesses.
#pragma once

#include <cstdint>
#include <string_view>

namespace rokada {

/// Playing level: 1 (knows the rules) to 10, or full strength.
class Level {
public:
    static constexpr int Lowest = 1;
    static constexpr int Highest = 10;

    /// Creates a level; `number` is clamped to 1..10.
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
    /// Share of moves of average oddness that are overlooked, in thousandths. Above 1000, plainer moves are overlooked
    /// too. `Perception` defines the oddness of a move.
    int blindness;
    int blur;          ///< maximum error of an evaluation in either direction, in centipawns
    int spread;        ///< range in centipawns within which moves look equal
    int judgement;     ///< percentage of mobility, threat and king danger terms that the level understands
    bool exchanges;    ///< true if captures are followed to the end (quiescence search)
    bool seesQueens;   ///< true if captures of the most valuable pieces are never overlooked
    bool seesMates;    ///< true if a mate in one is never overlooked
    int habits;        ///< cost in centipawns of a king move in the opening, see `Habits`
    int guardedMoves;  ///< number of full moves from the start during which moves that allow a mate in one are avoided
};

/// Returns the weaknesses of levels 1 to 10 in the variant with the id `game`. Precondition: `level` is not full
/// strength. Most weaknesses follow from one number for each level and variant. `rokada-ladder` measured these numbers
/// (docs/strength.md), so that neighbouring levels are about equally far apart in every variant.
[[nodiscard]] Weakness weaknessOf(Level level, std::string_view game);

}  // namespace rokada
