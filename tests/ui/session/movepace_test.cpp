// Computers reply only when the animation of the last move has ended.
#include "session/movepace.h"

#include "session/gamechoice.h"
#include "windowtesting.h"

namespace rokada::ui {
namespace {

using namespace testing;
using namespace std::chrono_literals;

TEST(MovePace, ARestFollowsWhatIsShown) {
    MovePace pace(nullptr);
    int rested = 0;
    QObject::connect(&pace, &MovePace::rested, [&] { ++rested; });
    const QObject board, other;
    pace.noteMove(false);
    pace.begin(&board);
    pace.begin(&other);
    pass(1s);
    EXPECT_FALSE(pace.atRest());
    pace.end(&other);
    pass(1s);
    EXPECT_FALSE(pace.atRest()) << "the board is still showing";
    pace.end(&board);
    pass(MovePace::UsualRest - 1ms);
    EXPECT_FALSE(pace.atRest());
    pass(1ms);
    EXPECT_TRUE(pace.atRest());
    EXPECT_EQ(rested, 1);
}

TEST(MovePace, WhoeverForgetsToEndIsNotWaitedForLong) {
    MovePace pace(nullptr);
    const QObject board;
    pace.begin(&board);
    pass(5s);
    EXPECT_TRUE(pace.atRest());
}

TEST(MovePace, BetweenComputersThereIsMoreTime) {
    MovePace pace(nullptr);
    pace.setBetween(900ms);
    pace.noteMove(true);
    pass(899ms);
    EXPECT_FALSE(pace.atRest());
    pass(1ms);
    EXPECT_TRUE(pace.atRest());
}

TEST(MovePace, AfterACheckThereIsMoreTimeToSeeIt) {
    Desk desk(Desk::Replies::Paced);
    desk.start("chess", "", {}, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    desk.board().setLook(&BoardLook::moveDuration, 0);
    const MovePace& pace = desk.window.session().pace();
    desk.play({"a1a8"});
    pass(799ms);
    EXPECT_FALSE(pace.atRest());
    pass(1ms);
    EXPECT_TRUE(pace.atRest());
    desk.play({"e8e7"});
    pass(MovePace::UsualRest);
    EXPECT_TRUE(pace.atRest());
}

TEST(MovePace, NewsAreSeenBetweenComputersToo) {
    MovePace pace(nullptr);
    pace.setBetween(200ms);
    pace.noteMove(true, true);
    pass(MovePace::NewsRest - 1ms);
    EXPECT_FALSE(pace.atRest());
    pass(1ms);
    EXPECT_TRUE(pace.atRest());
}

/// In each variant, the computer's reply waits while the board shows a person's move.
class PacedReplies : public ::testing::TestWithParam<const char*> {};

/// Waits for every animation: the board rolls up, pieces cross its edge, sides vanish.
TEST(MovePace, ARollIsSeenToItsEnd) {
    Desk desk(Desk::Replies::Paced);
    desk.start("vyrt", "pc", {}, "12/12/12/12/1k10/12/12/6Q5/5R6/12/12/K11 w - - 0 1 -");
    bool early = false;
    QObject::connect(&desk.window.session(), &GameSession::moved, &desk.window, [&](const Turn& turn) {
        early = early || (turn.before.turn() == 1 && desk.board().frame().progress.underWay());
    });
    desk.play({"k11j11"});
    EXPECT_TRUE(desk.board().frame().progress.underWay());
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            pass(250ms);
            return desk.game().played() == 2;
        },
        30'000));
    EXPECT_FALSE(early);
}

TEST_P(PacedReplies, NeverBeginBeforeTheBoardIsAtRest) {
    Desk desk(Desk::Replies::Paced);
    const auto seats = usualChoice(*findVariant(GetParam())).seats.size();
    desk.start(GetParam(), "p" + std::string(seats - 1, 'c'));
    int early = 0;
    QObject::connect(&desk.window.session(), &GameSession::moved, &desk.window, [&](const Turn& turn) {
        early += turn.before.turn() != 0 && desk.board().frame().progress.underWay();
    });
    for (int round = 0; round < 3; ++round) {
        ASSERT_TRUE(QTest::qWaitFor([&] {
            pass(100ms);
            return desk.window.session().humanToMove();
        }));
        pass(5s);
        desk.window.session().play(desk.game().moves()[static_cast<std::size_t>(round)]);
    }
    EXPECT_GT(desk.game().played(), 3U);
    EXPECT_EQ(early, 0);
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, PacedReplies,
                         ::testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress"));

}  // namespace
}  // namespace rokada::ui
