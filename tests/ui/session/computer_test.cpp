// Computers at the seats of a session: levels, changes in the middle of a game, moving at once, pauses.
#include "variants/variants.h"
#include "windowtesting.h"

#include <QElapsedTimer>
#include <QSignalSpy>

namespace rokada::ui {
namespace {

using testing::Muser;
using testing::setupFor;

/// A session whose computers think for ever.
struct Table {
    std::shared_ptr<Muser> muser = std::make_shared<Muser>();
    GameSession session;

    explicit Table(std::string_view variant, std::string_view seats) {
        session.setLeastDelay(std::chrono::milliseconds(0));
        session.setThinker(muser);
        session.start(setupFor(variant, seats));
    }
    [[nodiscard]] const Game& game() const { return *session.game(); }
    [[nodiscard]] bool waitForThought(int number) {
        return QTest::qWaitFor([&] { return muser->thinking == number; });
    }
    /// Nothing more comes from those who were called off.
    static void letEventsPass() {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
};

Seat computer(int level) { return {.human = false, .name = {}, .level = Level(level)}; }

TEST(Computer, IsAskedAtItsLevel) {
    Table table("chess", "pp");
    table.session.setSeat(Side(0), computer(7));
    ASSERT_TRUE(table.waitForThought(1));
    EXPECT_EQ(table.muser->level, 7);
}

TEST(Computer, MovesNowWithTheBestSoFar) {
    Table table("chess", "cp");
    ASSERT_TRUE(table.waitForThought(1));
    const Move best = Muser::answerTo(table.game().position());
    table.session.moveNow();
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.game().played() == 1; }));
    EXPECT_EQ(table.game().last()->move, best);
}

TEST(Computer, MovesNowWithoutTheLeastDelay) {
    Table table("chess", "pp");
    table.session.setLeastDelay(std::chrono::minutes(1));
    table.session.setSeat(Side(0), computer(3));
    ASSERT_TRUE(table.waitForThought(1));
    table.session.moveNow();
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.game().played() == 1; }));
}

TEST(Computer, MovesNowWhenItsAnswerWaitsToBeShown) {
    GameSession session;
    session.setLeastDelay(std::chrono::minutes(1));
    GameSetup setup = setupFor("chess", "cp");
    setup.seats[0].level = Level(1);
    QSignalSpy moved(&session, &GameSession::moved);
    session.start(std::move(setup));
    // The answer is there soon, and then again at once however often it is wanted.
    EXPECT_TRUE(QTest::qWaitFor([&] {
        session.moveNow();
        return moved.count() > 0;
    }));
    EXPECT_EQ(moved.count(), 1);
}

TEST(Computer, IsNotHurriedWhenAPersonIsToMove) {
    Table table("chess", "pc");
    table.session.moveNow();
    Table::letEventsPass();
    EXPECT_EQ(table.game().played(), 0U);
}

TEST(Computer, BecomesAPersonAndStops) {
    Table table("chess", "cp");
    ASSERT_TRUE(table.waitForThought(1));
    table.session.setSeat(Side(0), Seat{});
    EXPECT_EQ(table.muser->stopped, 1);
    Table::letEventsPass();
    EXPECT_EQ(table.game().played(), 0U);
    EXPECT_TRUE(table.session.humanToMove());
    EXPECT_TRUE(table.session.play(table.game().moves()[0]));
}

TEST(Computer, TakesAPersonsSeatInTheMiddleOfAGame) {
    Table table("chess", "pp");
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
    Table table("chess", "cp");
    ASSERT_TRUE(table.waitForThought(1));
    table.session.setSeat(Side(0), computer(9));
    ASSERT_TRUE(table.waitForThought(2));
    EXPECT_EQ(table.muser->stopped, 1);
    EXPECT_EQ(table.muser->level, 9);
}

TEST(Computer, IsNotDisturbedByAnothersSeatOrItsOwnName) {
    Table table("fortress", "cpcp");
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
    Table table("chess", "cc");
    ASSERT_TRUE(table.waitForThought(1));
    QSignalSpy paused(&table.session, &GameSession::pauseChanged);
    table.session.setPaused(true);
    EXPECT_EQ(table.muser->stopped, 1);
    EXPECT_FALSE(table.session.thinking());
    table.session.moveNow();
    Table::letEventsPass();
    EXPECT_EQ(table.game().played(), 0U);
    table.session.setPaused(false);
    ASSERT_TRUE(table.waitForThought(2));
    EXPECT_EQ(paused.count(), 2);
}

TEST(Computer, InAPauseUndoAndRedoGoByPlies) {
    Table table("chess", "cc");
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
    Table::letEventsPass();
    EXPECT_EQ(table.game().played(), 2U);
}

TEST(Computer, APersonsMoveEndsThePause) {
    Table table("chess", "pc");
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
    Table table("chess", "cc");
    table.session.setPaused(true);
    table.session.restart();
    EXPECT_FALSE(table.session.paused());
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.muser->thinking >= 1; }));
}

TEST(Computer, TellsWhatItThinks) {
    Table table("chess", "pp");
    table.muser->reports = {Report{.depth = 3, .variations = {{.score = 25, .moves = {}}}},
                            Report{.depth = 4, .variations = {{.score = 31, .moves = {}}}}};
    QSignalSpy thoughts(&table.session, &GameSession::thought);
    table.session.setSeat(Side(0), computer(5));
    ASSERT_TRUE(QTest::qWaitFor([&] { return thoughts.count() > 0; }));
    EXPECT_EQ(thoughts.last()[1].value<Report>().depth, 4);
    EXPECT_EQ(thoughts.count(), 1);
}

TEST(Computer, FourPlayFortressFromThePlacementToTheEnd) {
    GameSession session;
    session.setLeastDelay(std::chrono::milliseconds(0));
    GameSetup setup = setupFor("fortress", "cccc");
    setup.seed = 6;
    for (Seat& seat : setup.seats) seat.level = Level(1);
    QSignalSpy ended(&session, &GameSession::ended);
    session.start(std::move(setup));
    EXPECT_TRUE(QTest::qWaitFor([&] { return ended.count() == 1; }, 120000)) << session.game()->played();
}

/// It would think for an hour. How soon it stops is for the tests of the engine; here the machine may be busy.
TEST(Computer, FullStrengthStopsSoon) {
    for (const VariantInfo& info : allVariants()) {
        GameSession session;
        session.setLeastDelay(std::chrono::milliseconds(0));
        session.setMoveTime(std::chrono::hours(1));
        GameSetup setup = setupFor(info.id, "cccc", {}, {});
        for (Seat& seat : setup.seats) seat.level = Level::full();
        session.start(std::move(setup));
        QElapsedTimer clock;
        clock.start();
        session.setPaused(true);
        EXPECT_LT(clock.elapsed(), 10000) << info.id;
    }
}

}  // namespace
}  // namespace rokada::ui
