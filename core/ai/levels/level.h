// How strong the opponent plays, and what makes it so.
#pragma once

#include <cstdint>
#include <string_view>

namespace rokada {

/// 1 (knows the rules) to 10, or full strength.
class Level {
public:
    static constexpr int Lowest = 1;
    static constexpr int Highest = 10;

    /// `number` is brought into 1 ... 10.
    constexpr explicit Level(int number) : number_(number < Lowest ? Lowest : number > Highest ? Highest : number) {}
    static constexpr Level full() {
        Level level(Highest);
        level.number_ = Highest + 1;
        return level;
    }

    [[nodiscard]] constexpr bool isFull() const { return number_ > Highest; }
    /// 1 ... 10; 11 for full strength.
    [[nodiscard]] constexpr int number() const { return number_; }

    friend constexpr bool operator==(Level, Level) = default;

private:
    int number_;
};

/// What a player lacks.
struct Weakness {
    std::uint64_t nodes;  ///< positions looked at; the first ply is finished in any case
    int depth;            ///< plies
    int blindness;        ///< how many of a thousand moves of average oddness stay unseen; above 1000: plain ones too
    int blur;             ///< centipawns by which a value may be wrong, either way
    int spread;           ///< centipawns within which moves look equal
    int judgement;        ///< percentage of what full strength knows of mobility, threats and danger to kings
    bool exchanges;       ///< captures are followed to their end
    bool seesQueens;      ///< never overlooks captures of the most valuable pieces
    bool seesMates;       ///< never overlooks a mate in one
    int habits;           ///< centipawns that a king's move costs in the opening, see `Habits`
    int guardedMoves;     ///< so many full moves from the start no move is played that allows a mate in one
};

/// Of the levels 1 to 10 in the variant with this id; full strength lacks nothing and must not be asked for. All that
/// changes from level to level follows from one number, which `rokada-ladder` found for each variant
/// (docs/strength.md), so that neighbouring levels are about as far apart in every variant.
[[nodiscard]] Weakness weaknessOf(Level level, std::string_view game);

}  // namespace rokada
