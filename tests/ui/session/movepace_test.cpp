// Tests the pace of computers: apparent thinking time by level and position, and replies only after the animation of
// the last move.
#include "session/movepace.h"

#include "books.h"
#include "session/gamechoice.h"
#include "windowtesting.h"

namespace rokada::ui::movepaceTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

/// Pace that counts how often a move is due.
struct Counted {
    Counted() {
        QObject::connect(&pace, &MovePace::due, [this](Move move) { due += move == some; });
        pace.ask({});
    }
    void hold(milliseconds shown, bool hurries = false) {
        pace.hold(some, shown, [hurries] { return hurries; });
    }

    const Move some{Square(0), Square(1)};
    MovePace pace{nullptr};
    int due = 0;
};

TEST(MovePace, AMoveIsDueWhenTheThinkingIsOver) {
    Counted counted;
    pass(100ms);
    counted.hold(500ms);
    pass(399ms);
    EXPECT_EQ(counted.due, 0);
    pass(1ms);
    EXPECT_EQ(counted.due, 1) << "the search belongs to the thinking";
    pass(10s);
    EXPECT_EQ(counted.due, 1);
}

TEST(MovePace, AMoveThatComesLateIsDueAtOnce) {
    Counted counted;
    pass(500ms);
    counted.hold(500ms);
    EXPECT_EQ(counted.due, 1);
}

TEST(MovePace, ThinkingAndRestRunTogether) {
    for (const milliseconds shown : {100ms, 500ms}) {
        Counted counted;
        counted.pace.noteMove(false);
        counted.hold(shown);
        pass(std::max(shown, MovePace::UsualRest) - 1ms);
        EXPECT_EQ(counted.due, 0) << shown.count();
        pass(1ms);
        EXPECT_EQ(counted.due, 1) << shown.count();
    }
}

TEST(MovePace, MoveNowEndsTheThinkingButNotTheRest) {
    for (const bool early : {false, true}) {
        Counted counted;
        counted.pace.noteMove(false);
        if (early) counted.pace.release();
        counted.hold(5s);
        if (!early) counted.pace.release();
        pass(MovePace::UsualRest - 1ms);
        EXPECT_EQ(counted.due, 0) << early;
        pass(1ms);
        EXPECT_EQ(counted.due, 1) << early;
        counted.pace.ask({});
        counted.hold(5s);
        pass(4s);
        EXPECT_EQ(counted.due, 1) << "the next turn has its own thinking";
    }
}

TEST(MovePace, WhoHurriesDoesNotWaitForAnimations) {
    Counted counted;
    const QObject board;
    counted.pace.begin(&board);
    counted.hold(100ms, true);
    EXPECT_EQ(counted.due, 0);
    pass(100ms);
    EXPECT_EQ(counted.due, 1);
}

TEST(MovePace, AClockShortensTheThinking) {
    Counted counted;
    counted.pace.ask(ClockTimes{.remaining = 4s});
    counted.hold(3s);
    pass(99ms);
    EXPECT_EQ(counted.due, 0);
    pass(1ms);
    EXPECT_EQ(counted.due, 1);
}

TEST(MovePace, ADroppedMoveIsNeverDue) {
    Counted counted;
    counted.hold(100ms);
    counted.pace.drop();
    pass(1s);
    counted.pace.noteMove(false);
    counted.hold(0ms);
    counted.pace.drop();
    pass(1s);
    EXPECT_EQ(counted.due, 0);
}

TEST(MovePace, AtAFasterPaceNoThinkingIsShown) {
    Counted counted;
    counted.pace.setSpeed(PlaySpeed::Faster);
    counted.pace.noteMove(true);
    counted.hold(3s);
    pass(MovePace::FastBetween - 1ms);
    EXPECT_EQ(counted.due, 0);
    pass(1ms);
    EXPECT_EQ(counted.due, 1);
    counted.pace.setSpeed(PlaySpeed::Quick);
    counted.pace.noteMove(true);
    counted.hold(3s);
    EXPECT_EQ(counted.due, 2);
}

TEST(MovePace, ALeastTimeReplacesThinkingAndRest) {
    Counted counted;
    counted.pace.setLeast(40ms);
    counted.pace.noteMove(true);
    counted.hold(3s);
    pass(39ms);
    EXPECT_EQ(counted.due, 0);
    pass(1ms);
    EXPECT_EQ(counted.due, 1);
}

TEST(MovePace, ARestFollowsWhatIsShown) {
    Counted counted;
    MovePace& pace = counted.pace;
    const QObject board, other;
    pace.noteMove(false);
    pace.begin(&board);
    pace.begin(&other);
    counted.hold(0ms);
    pass(1s);
    EXPECT_FALSE(pace.atRest());
    pace.end(&other);
    pass(1s);
    EXPECT_FALSE(pace.atRest()) << "the board is still showing";
    pace.end(&board);
    pass(MovePace::UsualRest - 1ms);
    EXPECT_FALSE(pace.atRest());
    EXPECT_EQ(counted.due, 0);
    pass(1ms);
    EXPECT_TRUE(pace.atRest());
    EXPECT_EQ(counted.due, 1);
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

/// In each variant, the computer's reply must wait until the board has shown the person's move.
class PacedReplies : public ::testing::TestWithParam<const char*> {};

/// The reply must wait for every animation: the board scrolls, pieces cross its edge, and eliminated sides vanish.
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

Task taskFor(const Game& game, int level, std::uint64_t seed = 1) {
    Task task = Task::of(game);
    task.level = Level(level);
    task.seed = seed;
    return task;
}

/// The shown time grows with the level, except at levels whose style plays fast (`Style::pace` below 100).
TEST(ShownThinking, GrowsWithTheLevelAndStaysWithinBounds) {
    const Game game(test::kept("chess"));
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
        const int pace = weaknessOf(Level(level), "chess").style.pace;
        EXPECT_TRUE(ofLevel > sum || pace < 100) << level;
        if (pace == 100) sum = ofLevel;
    }
}

TEST(ShownThinking, IsShortForLevelOneAndForTakingBack) {
    const RulebookPtr& book = test::kept("chess");
    Game game(book);
    test::play(game, "e2e4 d7d5 e4d5");
    const Move back = *parseMove(game.position(), "d8d5"), other = *parseMove(game.position(), "a7a6");
    const Task weak = taskFor(game, 1), strong = taskFor(game, 9);
    EXPECT_EQ(shownThinking(weak, {.best = other, .rivals = 5}), milliseconds(300));
    EXPECT_EQ(shownThinking(strong, {.best = back, .rivals = 5}), milliseconds(300));
    EXPECT_GT(shownThinking(strong, {.best = other}), milliseconds(600));
}

}  // namespace
}  // namespace rokada::ui::movepaceTest
