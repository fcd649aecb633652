// Defines the playing levels of the computer and the weaknesses of each level.
#pragma once

#include "ai/levels/style.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Playing level: 1 (knows the rules) to 10, or full strength. Levels can also be fractional and are then given in
/// steps of a hundredth: level 1 is step 100, level 10 is step 1000, and full strength is step 1100.
class Level {
public:
    static constexpr int Lowest = 1;
    static constexpr int Highest = 10;
    static constexpr int Steps = 100;  ///< number of steps of one level

    /// Creates a whole level; `number` is clamped to 1..10.
    constexpr explicit Level(int number)
        : steps_(Steps * (number < Lowest    ? Lowest
                          : number > Highest ? Highest
                                             : number)) {}
    /// Creates a level below full strength from its step, which is clamped to 100..1099.
    static constexpr Level ofSteps(int steps) {
        Level level(Highest);
        level.steps_ = steps < Lowest * Steps ? Lowest * Steps : steps >= FullSteps ? FullSteps - 1 : steps;
        return level;
    }
    static constexpr Level full() {
        Level level(Highest);
        level.steps_ = FullSteps;
        return level;
    }

    [[nodiscard]] constexpr bool isFull() const { return steps_ == FullSteps; }
    /// Returns true for the levels 1 to 10 and full strength.
    [[nodiscard]] constexpr bool isWhole() const { return steps_ % Steps == 0; }
    /// Returns 1 to 10, or 11 for full strength. Rounds a level between two numbers down.
    [[nodiscard]] constexpr int number() const { return steps_ / Steps; }
    [[nodiscard]] constexpr int steps() const { return steps_; }

    friend constexpr bool operator==(Level, Level) = default;
    friend constexpr auto operator<=>(Level, Level) = default;

private:
    static constexpr int FullSteps = (Highest + 1) * Steps;

    int steps_;
};

/// Returns the text of a level below full strength: "4", or "10.20" for step 1020.
[[nodiscard]] std::string textOf(Level level);
/// Parses a level below full strength, such as "4" or "10.20". Returns nullopt for other texts.
[[nodiscard]] std::optional<Level> levelOf(std::string_view text);

/// Weaknesses of a level, as limits and errors of its search.
struct Weakness {
    std::uint64_t nodes;  ///< node limit; the first iteration is always finished
    int depth;            ///< depth limit in plies
    /// Probability with which the level overlooks a move of average oddness, in thousandths. Oddness measures how hard
    /// a move is to notice; see `Perception`. The probability is proportional to the oddness and at most 1. For
    /// example, with 1500 an average move is always overlooked, and a move of half the average oddness is overlooked
    /// with a probability of 75 %.
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
    Style style{};  ///< preferences among moves that look about equally good

    friend bool operator==(const Weakness&, const Weakness&) = default;
};

/// Returns the weaknesses of a level in the variant with the id `game`. Precondition: `level` is not full strength. At
/// the level of an opponent (see `opponentsIn`), returns the weaknesses of this opponent. Interpolates between the
/// levels of two opponents, and between the last opponent and full strength. Below the level of the first opponent,
/// returns the weaknesses of the first opponent.
[[nodiscard]] Weakness weaknessOf(Level level, std::string_view game);

}  // namespace rokada
