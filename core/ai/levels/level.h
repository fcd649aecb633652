// Defines the playing levels of the computer and the weaknesses of each level.
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

/// Weaknesses of a level, as limits and errors of its search.
struct Weakness {
    std::uint64_t nodes;  ///< node limit; the first iteration is always finished
    int depth;            ///< depth limit in plies
    /// Probability with which the level overlooks a move of average oddness, in thousandths. Oddness measures how hard
    /// a move is to notice; see `Perception`. The probability is proportional to the oddness and at most 1. So with
    /// 1500, an average move is always overlooked, and a move of half the average oddness with a probability of 75 %.
    int blindness;
    int blur;         ///< maximum random error of a static evaluation, in centipawns
    int spread;       ///< range in centipawns within which root moves count as equally good
    int judgement;    ///< percentage of the mobility, threat and king danger weights that the level uses
    bool exchanges;   ///< true if the level has a quiescence search
    bool seesQueens;  ///< true if captures of the most valuable pieces are never overlooked
    bool seesMates;   ///< true if a mate in one is never overlooked
    int habits;       ///< penalty of a king move in the opening, in centipawns; see `Habits`
    /// Number of full moves at the start of a game in which the level avoids moves that allow a mate in one.
    int guardedMoves;
};

/// Returns the weaknesses of one of the levels 1 to 10 in the variant with the id `game`. Precondition: `level` is not
/// full strength. Most weaknesses follow from one number for each level and variant. The tool `rokada-ladder` measured
/// these numbers (docs/strength.md), so that neighbouring levels differ about equally in strength in every variant.
[[nodiscard]] Weakness weaknessOf(Level level, std::string_view game);

}  // namespace rokada
