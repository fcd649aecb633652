// Finds every mate within four plies of the start in each variant. Computer levels from 2 upwards must not allow any of
// these mates.
#include "ai/search/engine.h"
#include "books.h"
#include "everyvariant.h"
#include "rules/mateinone.h"

#include <gtest/gtest.h>

namespace rokada::test::openingmatesTest {
namespace {

/// Game of at most two plies, with the moves that allow an immediate mate.
struct Trap {
    Game game;
    std::vector<Move> wrong;
};

std::vector<Move> movesIntoMate(const Game& game) {
    std::vector<Move> wrong;
    for (const Move move : game.moves()) {
        Game after = game;
        if (after.play(move) && mateInOne(after.position())) wrong.push_back(move);
    }
    return wrong;
}

void collect(const Game& game, int plies, std::vector<Trap>& traps) {
    if (std::vector<Move> wrong = movesIntoMate(game); !wrong.empty()) traps.push_back({game, std::move(wrong)});
    if (plies == 0) return;
    for (const Move move : game.moves()) {
        Game after = game;
        if (after.play(move)) collect(after, plies - 1, traps);
    }
}

struct Expected {
    const char* game;
    std::size_t positions, moves;
};

class OpeningMates : public testing::TestWithParam<Expected> {};
// Each line has the number of positions in which a move allows mate, and the number of these moves. In chess, they lead
// to the fool's mate. In Vyrt chess, a knight that crosses the edge of the board mates from behind.
INSTANTIATE_TEST_SUITE_P(EveryVariant, OpeningMates,
                         testing::Values(Expected{"chess", 6, 8}, Expected{"greatshatranj", 0, 0},
                                         Expected{"bolyar", 0, 0}, Expected{"vyrt", 58, 715},
                                         Expected{"fortress", 0, 0}, Expected{"tavreli", 0, 0}),
                         [](const auto& param) { return param.param.game; });

TEST_P(OpeningMates, AreAvoidedFromTheSecondLevelOn) {
    std::vector<Trap> traps;
    collect(Game(kept(GetParam().game)), 2, traps);
    ASSERT_EQ(traps.size(), GetParam().positions);
    Engine engine(1);
    std::size_t moves = 0;
    for (const auto& [game, wrong] : traps) {
        moves += wrong.size();
        ASSERT_LT(wrong.size(), game.moves().size());
        for (int level = 2; level <= Level::Highest; ++level) {
            Task task = Task::of(game);
            task.level = Level(level);
            task.seed = moves;
            task.limits.nodes = 400;
            const Move best = engine.think(task, {}).best;
            EXPECT_EQ(std::ranges::count(wrong, best), 0) << level;
        }
    }
    EXPECT_EQ(moves, GetParam().moves);
}

}  // namespace
}  // namespace rokada::test::openingmatesTest
