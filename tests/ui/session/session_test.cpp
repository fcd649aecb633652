// Tests the session without a window: players, undo and redo, resignation, claims, and computers that are cancelled.
#include "kit/settings.h"
#include "sessiontable.h"

#include "session/gamechoice.h"
#include "variants/variants.h"
#include "windowtesting.h"

#include <QSignalSpy>

namespace rokada::ui::sessionTest {
namespace {

using namespace std::chrono_literals;
using namespace testing;

/// Session whose computers answer at once.
struct Quick : SessionTable {
    explicit Quick(std::string_view variant, std::string_view seats = "", std::string_view position = {})
        : SessionTable(setupFor(variant, seats, {}, position)) {}
};

TEST(Session, PeopleMoveInTurn) {
    Quick quick("chess");
    QSignalSpy turns(&quick.session, &GameSession::turnStarted);
    EXPECT_TRUE(quick.play("e2e4"));
    EXPECT_TRUE(quick.play("e7e5"));
    EXPECT_EQ(turns.count(), 2);
    EXPECT_EQ(quick.game().played(), 2U);
}

TEST(Session, AnIllegalMoveChangesNothing) {
    Quick quick("chess");
    EXPECT_FALSE(quick.session.play(Move(Square(0), Square(63))));
    EXPECT_EQ(quick.game().played(), 0U);
    EXPECT_TRUE(quick.session.humanToMove());
}

TEST(Session, TheComputerAnswersAndNeverAtOnce) {
    Quick quick("chess", "pc");
    EXPECT_TRUE(quick.play("e2e4"));
    EXPECT_EQ(quick.game().played(), 1U);
    ASSERT_TRUE(quick.waitForPerson());
    EXPECT_EQ(quick.game().played(), 2U);
}

TEST(Session, TheComputerTakesItsLeastTime) {
    GameSession session;
    session.setMoveProvider(std::make_shared<Glancer>());
    session.pace().setLeast(40ms);
    session.start(setupFor("chess", "cp"));
    ASSERT_TRUE(QTest::qWaitFor([] { return untilNextDelay() == 40ms; })) << "the answer is there and waits";
    pass(39ms);
    EXPECT_FALSE(session.humanToMove());
    pass(1ms);
    EXPECT_TRUE(session.humanToMove());
}

TEST(Session, NobodyMovesForTheComputer) {
    const auto muser = std::make_shared<Muser>();
    GameSession session;
    session.setMoveProvider(muser);
    session.start(setupFor("chess", "cp"));
    EXPECT_FALSE(session.play(session.game()->moves()[0]));
}

TEST(Session, UndoAmongPeopleIsOnePly) {
    Quick quick("chess");
    quick.play("e2e4");
    quick.play("e7e5");
    quick.session.undo();
    EXPECT_EQ(quick.game().played(), 1U);
    quick.session.redo();
    EXPECT_EQ(quick.game().played(), 2U);
    EXPECT_FALSE(quick.session.canRedo());
}

TEST(Session, UndoAgainstTheComputerGivesYourTurnBack) {
    Quick quick("chess", "pc");
    quick.play("e2e4");
    ASSERT_TRUE(quick.waitForPerson());
    quick.session.undo();
    EXPECT_EQ(quick.game().played(), 0U);
    EXPECT_TRUE(quick.session.humanToMove());
    quick.session.redo();
    EXPECT_EQ(quick.game().played(), 2U);
    EXPECT_TRUE(quick.session.humanToMove());
}

TEST(Session, UndoStopsAThinkingComputer) {
    const auto muser = std::make_shared<Muser>();
    SessionTable table(setupFor("chess", "pc"), muser);
    GameSession& session = table.session;
    session.play(session.game()->moves()[0]);
    ASSERT_TRUE(muser->waitUntilAsked(1));
    session.undo();
    EXPECT_EQ(muser->stopped, 1);
    EXPECT_EQ(session.game()->played(), 0U);
    SessionTable::letEventsPass();  // an answer of the computer that is still pending would arrive now
    EXPECT_EQ(session.game()->played(), 0U);
}

TEST(Session, WithoutAPersonsMoveThereIsNothingToUndo) {
    Quick quick("chess", "cp");
    ASSERT_TRUE(quick.waitForPerson());
    EXPECT_EQ(quick.game().played(), 1U);
    EXPECT_FALSE(quick.session.canUndo());
}

TEST(Session, UndoWithFourSeatsGoesToTheLastPersonsTurn) {
    Quick quick("fortress", "pccc");
    ASSERT_TRUE(quick.play("N@n3"));
    ASSERT_TRUE(quick.waitForPerson());
    EXPECT_EQ(quick.game().played(), 4U);
    quick.session.undo();
    EXPECT_EQ(quick.game().played(), 0U);
}

TEST(Session, AnUndoneMoveMayBeAnother) {
    Quick quick("chess");
    quick.play("e2e4");
    quick.session.undo();
    quick.play("d2d4");
    EXPECT_FALSE(quick.session.canRedo());
}

TEST(Session, ResigningEndsAGameOfTwo) {
    Quick quick("chess");
    QSignalSpy ended(&quick.session, &GameSession::ended);
    quick.session.resign();
    ASSERT_EQ(ended.count(), 1);
    EXPECT_EQ(quick.game().ending()->reason, Reason::Resignation);
    EXPECT_EQ(quick.session.resigner(), NoSide);
}

TEST(Session, AResignationCanBeUndone) {
    Quick quick("chess");
    quick.play("e2e4");
    quick.session.resign();
    quick.session.undo();
    EXPECT_FALSE(quick.game().ending());
    EXPECT_EQ(quick.game().played(), 1U);
}

TEST(Session, WhileTheComputerThinksThePersonResigns) {
    const auto muser = std::make_shared<Muser>();
    GameSession session;
    session.setMoveProvider(muser);
    session.start(setupFor("chess", "pc"));
    session.play(session.game()->moves()[0]);
    EXPECT_EQ(session.resigner(), Side(0));
    session.resign();
    ASSERT_TRUE(session.game()->ending());
    EXPECT_EQ(session.game()->ending()->side, Side(0));
}

TEST(Session, InFortressTheOthersPlayOn) {
    Quick quick("fortress");
    quick.session.resign();
    EXPECT_FALSE(quick.game().ending());
    EXPECT_FALSE(quick.game().position().living(Side(0)));
    EXPECT_EQ(quick.game().position().turn(), Side(1));
}

TEST(Session, ARepetitionIsClaimedByThePlayerToMove) {
    Quick quick("chess");
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(quick.session.claimable(), Claim::None);
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"}) quick.play(move);
    }
    EXPECT_EQ(quick.session.claimable(), Claim::Repetition);
    quick.session.claim();
    ASSERT_TRUE(quick.game().ending());
    EXPECT_EQ(quick.game().ending()->reason, Reason::RepetitionClaim);
}

TEST(Session, ANewGameCallsAThinkingComputerOff) {
    const auto muser = std::make_shared<Muser>();
    GameSession session;
    session.setMoveProvider(muser);
    session.start(setupFor("chess", "cp"));
    ASSERT_TRUE(muser->waitUntilAsked(1));
    session.start(setupFor("vyrt", "pp"));
    EXPECT_EQ(muser->stopped, 1);
    SessionTable::letEventsPass();
    EXPECT_EQ(session.game()->played(), 0U);
    EXPECT_EQ(session.game()->book().variant().id, "vyrt");
}

TEST(Session, EndingTheSessionStopsTheComputer) {
    const auto muser = std::make_shared<Muser>();
    {
        GameSession session;
        session.setMoveProvider(muser);
        session.start(setupFor("chess", "cp"));
        ASSERT_TRUE(muser->waitUntilAsked(1));
    }
    EXPECT_EQ(muser->stopped, 1);
}

TEST(Session, ComputersAlonePlayEveryVariant) {
    for (const VariantInfo& info : offeredVariants()) {
        GameChoice choice = usualChoice(info);
        for (Seat& seat : choice.seats) seat.human = false;
        GameSession session;
        session.setMoveProvider(std::make_shared<Glancer>());
        session.pace().setLeast(std::chrono::milliseconds(0));
        session.start(setupOf(choice, 3));
        EXPECT_TRUE(QTest::qWaitFor([&] { return session.game()->played() >= 16 || session.game()->ending(); }))
            << info.id;
    }
}

TEST(Session, AGameMayBeginAtItsEnd) {
    GameSession session;
    QSignalSpy ended(&session, &GameSession::ended);
    session.start(setupFor("chess", "pc", {}, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    EXPECT_EQ(ended.count(), 1);
}

}  // namespace
}  // namespace rokada::ui::sessionTest
