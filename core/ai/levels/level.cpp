#include "ai/levels/level.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace rokada {

namespace {

constexpr std::size_t Levels = Level::Highest;

/// Progress of each level of a variant, in thousandths. A level with progress 0 only knows the rules. A level with 1000
/// would play like full strength with the same number of nodes. A negative value compensates for an ability that level
/// 1 does not have, such as quiescence search.
struct Ladder {
    std::string_view game;
    std::array<int, Levels> progress;
};

// The first row is for variants that have not been measured.
constexpr std::array<Ladder, 7> Ladders{{
    {"", {0, -45, -45, 0, 80, 155, 230, 305, 375, 460}},
    {"chess", {0, -10, -35, 30, 100, 160, 226, 276, 342, 430}},
    {"greatshatranj", {0, -60, -120, -100, 0, 78, 160, 226, 285, 355}},
    {"bolyar", {0, -65, 10, 30, 98, 172, 250, 324, 394, 460}},
    {"tavreli", {0, 20, 110, 200, 295, 390, 485, 600, 690, 765}},
    {"vyrt", {0, -85, -100, -55, 50, 125, 200, 270, 342, 425}},
    {"fortress", {0, 7, 28, 83, 145, 248, 325, 410, 520, 630}},
}};

constexpr std::array<int, Levels> Depths{1, 1, 1, 2, 3, 4, 5, 7, 9, 12};

// Each constant is the lowest level with an ability: quiescence search (`FollowsCaptures`), never overlooking captures
// of queens (`SeesQueens`), and never overlooking a mate in one (`SeesMates`).
constexpr int FollowsCaptures = 2, SeesQueens = 3, SeesMates = 4;
// `GuardsOpenings` is the lowest level that avoids opening moves which allow a mate in one. It avoids them for the
// first `GuardedMoves` full moves.
constexpr int GuardsOpenings = 2, GuardedMoves = 6;

// `LastWithHabits` is the highest level with opening habits (see `Habits`). Higher levels avoid such moves by search.
// `KingWaits` is the penalty of a king move in centipawns.
constexpr int LastWithHabits = 4, KingWaits = 120;

constexpr double FewestNodes = 200, MaxNodes = 60'000;
constexpr double MaxBlindness = 1500, MaxBlur = 220, MaxSpread = 90;
/// Progress, from 0 to 1, from which mobility, threats and king danger are evaluated with full weights.
constexpr double FullJudgement = 0.75;

/// Returns the weakness that remains at this progress (0 to 1): `most` at 0, nothing at 1. A larger power makes it
/// decrease faster.
int fading(double most, double progress, double power) {
    return static_cast<int>(std::lround(most * std::pow(1 - progress, power)));
}

double progressOf(int number, std::string_view game) {
    const auto* found = std::ranges::find(Ladders, game, &Ladder::game);
    const Ladder& ladder = found == Ladders.end() ? Ladders.front() : *found;
    return ladder.progress[static_cast<std::size_t>(number - 1)] / 1000.0;
}

}  // namespace

Weakness weaknessOf(Level level, std::string_view game) {
    assert(!level.isFull());
    const int number = level.number();
    const double progress = progressOf(number, game);
    return {
        .nodes = static_cast<std::uint64_t>(std::lround(FewestNodes * std::pow(MaxNodes / FewestNodes, progress))),
        .depth = Depths[static_cast<std::size_t>(number - 1)],
        .blindness = fading(MaxBlindness, progress, 1.8),
        .blur = fading(MaxBlur, progress, 1.3),
        .spread = fading(MaxSpread, progress, 1.5),
        .judgement = static_cast<int>(std::lround(100 * std::clamp(progress / FullJudgement, 0.0, 1.0))),
        .exchanges = number >= FollowsCaptures,
        .seesQueens = number >= SeesQueens,
        .seesMates = number >= SeesMates,
        .habits = number >= GuardsOpenings && number <= LastWithHabits ? KingWaits : 0,
        .guardedMoves = number >= GuardsOpenings ? GuardedMoves : 0,
    };
}

}  // namespace rokada
