// Tests computer players of a session: their levels, changes during a game, immediate moves, and pauses.
#include "sessiontable.h"

#include "variants/variants.h"

#include <gtest/gtest.h>
#include <QSignalSpy>

namespace rokada::ui::computerTest {
namespace {

using namespace std::chrono_literals;
using namespace testing;

/// Session whose computers think until they are stopped.
struct Slow : MusingTable {
    Slow(std::string_view variant, std::string_view seats) : MusingTable(setupFor(variant, seats)) {}
};

Seat computer(int level) { return {.human = false, .name = {}, .level = Level(level)}; }

TEST(Computer, IsAskedAtItsLevel) {
    Slow table("chess", "pp");
    table.session.setSeat(Side(0), computer(7));
    ASSERT_TRUE(table.waitForThought(1));
    EXPECT_EQ(table.muser->level, 7);
}

/// The speed must also apply to computers that join later, and must override move times that are set later.
TEST(Computer, ThinksBrieflyAtTheSpeedQuickWhoeverPlays) {
    const Seat strongest{.human = false, .name = {}, .level = Level::full()};
    Slow table("chess", "pp");
    table.session.setMoveTime(5s);
    table.session.setSpeed(PlaySpeed::Quick);
    table.session.setSeat(Side(0), strongest);
    ASSERT_TRUE(table.waitForThought(1));
    EXPECT_EQ(table.muser->moveTime, 100ms);
    table.session.setMoveTime(3s);
    table.session.setSeat(Side(0), Seat());
    table.session.setSeat(Side(0), strongest);
    ASSERT_TRUE(table.waitForThought(2));
    EXPECT_EQ(table.muser->moveTime, 100ms);
}

TEST(Computer, MovesNowWithTheBestSoFar) {
    Slow table("chess", "cp");
    ASSERT_TRUE(table.waitForThought(1));
    const Move best = Muser::answerTo(table.game().position());
    table.session.moveNow();
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.game().played() == 1; }));
    EXPECT_EQ(table.game().last()->move, best);
}

TEST(Computer, MovesNowWithoutTheLeastDelay) {
    Slow table("chess", "pp");
    table.session.pace().setLeast(std::chrono::minutes(1));
    table.session.setSeat(Side(0), computer(3));
    ASSERT_TRUE(table.waitForThought(1));
    table.session.moveNow();
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.game().played() == 1; }));
}

TEST(Computer, MovesNowWhenItsAnswerWaitsToBeShown) {
    GameSession session;
    session.pace().setLeast(std::chrono::minutes(1));
    GameSetup setup = setupFor("chess", "cp");
    setup.seats[0].level = Level(1);
    QSignalSpy moved(&session, &GameSession::moved);
    session.start(std::move(setup));
    // The answer may take a moment, so the request is repeated. Repeating it is harmless.
    EXPECT_TRUE(QTest::qWaitFor([&] {
        session.moveNow();
        return moved.count() > 0;
    }));
    EXPECT_EQ(moved.count(), 1);
}

TEST(Computer, AHurriedMoveIsCalledOffHoweverOftenItWasWanted) {
    Slow table("chess", "cp");
    ASSERT_TRUE(table.waitForThought(1));
    table.session.moveNow();
    table.session.moveNow();
    table.session.setPaused(true);
    ASSERT_FALSE(table.muser->hurried.empty());
    for (const std::stop_token& unwanted : table.muser->hurried) EXPECT_TRUE(unwanted.stop_requested());
}

TEST(Computer, IsNotHurriedWhenAPersonIsToMove) {
    Slow table("chess", "pc");
    table.session.moveNow();
    Slow::letEventsPass();
    EXPECT_EQ(table.game().played(), 0U);
}

TEST(Computer, BecomesAPersonAndStops) {
    Slow table("chess", "cp");
    ASSERT_TRUE(table.waitForThought(1));
    table.session.setSeat(Side(0), Seat{});
    EXPECT_EQ(table.muser->stopped, 1);
    Slow::letEventsPass();
    EXPECT_EQ(table.game().played(), 0U);
    EXPECT_TRUE(table.session.humanToMove());
    EXPECT_TRUE(table.session.play(table.game().moves()[0]));
}

TEST(Computer, TakesAPersonsSeatInTheMiddleOfAGame) {
    Slow table("chess", "pp");
    table.session.play(table.game().moves()[0]);
    QSignalSpy seats(&table.session, &GameSession::seatsChanged);
    table.session.setSeat(Side(1), computer(5));
    EXPECT_EQ(seats.count(), 1);
    ASSERT_TRUE(table.waitForThought(1));
    table.session.moveNow();
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.session.humanToMove(); }));
    EXPECT_EQ(table.game().played(), 2U);
}

TEST(Computer, AnotherLevelBeginsTheTurnAgain) {
    Slow table("chess", "cp");
    ASSERT_TRUE(table.waitForThought(1));
    table.session.setSeat(Side(0), computer(9));
    ASSERT_TRUE(table.waitForThought(2));
    EXPECT_EQ(table.muser->stopped, 1);
    EXPECT_EQ(table.muser->level, 9);
}

TEST(Computer, IsNotDisturbedByAnothersSeatOrItsOwnName) {
    Slow table("fortress", "cpcp");
    ASSERT_TRUE(table.waitForThought(1));
    table.session.setSeat(Side(2), computer(9));
    table.session.setSeat(Side(1), computer(4));
    Seat named = table.session.setup().seats[0];
    named.name = QStringLiteral("Deep Rokada");
    table.session.setSeat(Side(0), named);
    EXPECT_EQ(table.muser->stopped, 0);
    EXPECT_EQ(table.muser->thinking, 1);
    EXPECT_EQ(table.session.setup().seats[0].name.toStdString(), "Deep Rokada");
}

TEST(Computer, PausesAndGoesOn) {
    Slow table("chess", "cc");
    ASSERT_TRUE(table.waitForThought(1));
    QSignalSpy paused(&table.session, &GameSession::pauseChanged);
    table.session.setPaused(true);
    EXPECT_EQ(table.muser->stopped, 1);
    EXPECT_FALSE(table.session.thinking());
    table.session.moveNow();
    Slow::letEventsPass();
    EXPECT_EQ(table.game().played(), 0U);
    table.session.setPaused(false);
    ASSERT_TRUE(table.waitForThought(2));
    EXPECT_EQ(paused.count(), 2);
}

TEST(Computer, InAPauseUndoAndRedoGoByPlies) {
    Slow table("chess", "cc");
    for (int ply = 1; ply <= 3; ++ply) {
        ASSERT_TRUE(table.waitForThought(ply));
        table.session.moveNow();
        ASSERT_TRUE(QTest::qWaitFor([&] { return table.game().played() == static_cast<std::size_t>(ply); }));
    }
    table.session.undo();
    EXPECT_TRUE(table.session.paused());
    EXPECT_EQ(table.game().played(), 2U);
    table.session.undo();
    EXPECT_EQ(table.game().played(), 1U);
    table.session.redo();
    EXPECT_EQ(table.game().played(), 2U);
    Slow::letEventsPass();
    EXPECT_EQ(table.game().played(), 2U);
}

TEST(Computer, APersonsMoveEndsThePause) {
    Slow table("chess", "pc");
    table.session.play(table.game().moves()[0]);
    ASSERT_TRUE(table.waitForThought(1));
    table.session.setPaused(true);
    table.session.undo();
    EXPECT_TRUE(table.session.humanToMove());
    EXPECT_TRUE(table.session.paused());
    table.session.play(table.game().moves()[1]);
    EXPECT_FALSE(table.session.paused());
    EXPECT_TRUE(table.waitForThought(2));
}

TEST(Computer, ANewGameEndsThePause) {
    Slow table("chess", "cc");
    table.session.setPaused(true);
    table.session.restart();
    EXPECT_FALSE(table.session.paused());
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.muser->thinking >= 1; }));
}

TEST(Computer, TellsWhatItThinks) {
    Slow table("chess", "pp");
    table.muser->reports = {Report{.depth = 3, .variations = {{.score = 25, .moves = {}}}},
                            Report{.depth = 4, .variations = {{.score = 31, .moves = {}}}}};
    QSignalSpy thoughts(&table.session, &GameSession::thought);
    table.session.setSeat(Side(0), computer(5));
    ASSERT_TRUE(table.waitForThought(1));
    EXPECT_EQ(thoughts.count(), 0);
    pass(200ms);
    ASSERT_EQ(thoughts.count(), 1) << "five times a second, and only the last";
    EXPECT_EQ(thoughts.last()[1].value<Report>().depth, 4);
}

TEST(Computer, FourPlayFortressFromThePlacementToTheEnd) {
    GameSetup setup = setupFor("fortress", "cccc");
    setup.seed = 11;  // with this seed, the game is short
    const SessionTable table(std::move(setup));
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.game().ending().has_value(); }, 120'000)) << table.game().played();
}

/// The engine has an hour for its move, so only the pause can stop it. Tests of the engine check how fast it stops.
TEST(Computer, FullStrengthStopsInAPause) {
    for (const VariantInfo& info : offeredVariants()) {
        GameSession session;
        session.pace().setLeast(std::chrono::milliseconds(0));
        session.setMoveTime(std::chrono::hours(1));
        GameSetup setup = setupFor(info.id, "cccc", {}, {});
        for (Seat& seat : setup.seats) seat.level = Level::full();
        session.start(std::move(setup));
        EXPECT_TRUE(session.thinking()) << info.id;
        session.setPaused(true);
        EXPECT_FALSE(session.thinking()) << info.id;
    }
}

}  // namespace
}  // namespace rokada::ui::computerTest
