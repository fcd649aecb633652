// Tests the reconstruction of the clock times of every turn from a game record.
#include "record/clockhistory.h"

#include "game/clocktext.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::clockhistoryTest {

namespace {

using namespace std::chrono_literals;

/// Game of five moves with given thinking times, recorded as the program records a played game, and the clock state
/// after each move.
struct Played {
    GameTree tree;
    Node live = Node::Root;
    std::vector<TimeControl> times;
    std::vector<ClockState> states;

    explicit Played(const char* control) : tree(Rulebook::compile(*makeVariant(*findVariant("chess"), {}))) {
        times = *parseTimes(control, 2);
        GameClock clock(times);
        Position position = tree.start();
        Millis now{5000};
        clock.begin(position.turn(), now);
        states.push_back(clock.state(now));
        const std::pair<const char*, Millis> turns[]{
            {"e2e4", 7s}, {"e7e5", 1500ms}, {"g1f3", 12s}, {"b8c6", 4250ms}, {"f1b5", 3s}};
        for (const auto& [text, thought] : turns) {
            const Move move = *parseMove(position, text);
            const Side mover = position.turn();
            advance(position, move);
            now += thought;
            EXPECT_TRUE(clock.press(position.turn(), now)) << text;
            live = tree.add(live, move);
            tree.remarks(live).setCommand("clk", clkText(clock.left(mover, now), true));
            states.push_back(clock.state(now));
        }
    }
};

class ClockHistory : public testing::TestWithParam<const char*> {};

TEST_P(ClockHistory, IsWhatTheClocksShowed) {
    const Played game(GetParam());
    EXPECT_EQ(clockHistory(game.tree, game.live, game.times), game.states);
}

INSTANTIATE_TEST_SUITE_P(Controls, ClockHistory, testing::Values("60", "60+2", "2/60:30", "*60"));

/// With a delay, a record does not show the time that a player used within it. The reconstructed remaining time must
/// still be exact.
TEST(ClockHistory, KnowsWhatIsLeftWithDelayAndBronstein) {
    for (const char* control : {"60b2", "60d2", "=30"}) {
        const Played game(control);
        const auto history = clockHistory(game.tree, game.live, game.times);
        ASSERT_EQ(history.size(), game.states.size()) << control;
        for (std::size_t i = 0; i < history.size(); ++i) {
            for (const std::size_t side : {0U, 1U})
                EXPECT_EQ(history[i].seats[side].left, game.states[i].seats[side].left) << control << ' ' << i;
        }
    }
}

TEST(ClockHistory, IsEmptyWhereAMoveSaysNothing) {
    Played game("60");
    game.tree.remarks(game.tree.parent(game.live)).removeCommands("clk");
    EXPECT_TRUE(clockHistory(game.tree, game.live, game.times).empty());
}

}  // namespace

}  // namespace rokada::clockhistoryTest
