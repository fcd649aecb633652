// Apparent thinking time of computers, by level and position.
#include "session/shownthinking.h"

#include "books.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

using std::chrono::milliseconds;
using test::kept;

Task taskFor(const Game& game, int level, std::uint64_t seed = 1) {
    Task task = Task::of(game);
    task.level = Level(level);
    task.seed = seed;
    return task;
}

TEST(ShownThinking, GrowsWithTheLevelAndStaysWithinBounds) {
    const Game game(kept("chess"));
    milliseconds sum{0};
    for (int level = Level::Lowest; level <= Level::Highest; ++level) {
        milliseconds ofLevel{0};
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const SearchResult outcome{.best = game.moves()[0], .rivals = static_cast<int>(seed % 7)};
            const milliseconds shown = shownThinking(taskFor(game, level, seed), outcome);
            EXPECT_GE(shown, milliseconds(300));
            EXPECT_LE(shown, milliseconds(3000));
            ofLevel += shown;
        }
        EXPECT_GT(ofLevel, sum) << level;
        sum = ofLevel;
    }
}

TEST(ShownThinking, IsShortForLevelOneAndForTakingBack) {
    const RulebookPtr& book = kept("chess");
    Game game(book);
    test::play(game, "e2e4 d7d5 e4d5");
    const Move back = *parseMove(game.position(), "d8d5"), other = *parseMove(game.position(), "a7a6");
    const Task weak = taskFor(game, 1), strong = taskFor(game, 9);
    EXPECT_EQ(shownThinking(weak, {.best = other, .rivals = 5}), milliseconds(300));
    EXPECT_EQ(shownThinking(strong, {.best = back, .rivals = 5}), milliseconds(300));
    EXPECT_GT(shownThinking(strong, {.best = other}), milliseconds(600));
}

}  // namespace
}  // namespace rokada::ui
