// Tests the session with clocks and simulated time: turns, flag falls, pauses, undo, claims and offers.
#include "sessiontable.h"

#include <QSignalSpy>

namespace rokada::ui::timedsessionTest {
namespace {

using namespace std::chrono_literals;
using namespace testing;

constexpr auto White = Side(0);
constexpr auto Black = Side(1);

/// Session with clocks.
struct Timed : SessionTable {
    explicit Timed(std::string_view times, std::string_view seats = "", TableLaws laws = {},
                   std::string_view variant = "chess", std::string_view position = {}, const Choices& rules = {})
        : SessionTable(with(times, laws, setupFor(variant, seats, rules, position))) {}

private:
    static GameSetup with(std::string_view times, TableLaws laws, GameSetup setup) {
        setup.times = *parseTimes(times, setup.book->sides());
        setup.laws = laws;
        return setup;
    }
};

TEST(TimedSession, EachTurnUsesItsOwnTime) {
    Timed table("300+2");
    EXPECT_TRUE(table.play("e2e4", 10s));
    EXPECT_EQ(table.left(White), 5min - 6s);
    EXPECT_TRUE(table.play("e7e5", 3s));
    EXPECT_EQ(table.left(Black), 5min + 1s);
}

TEST(TimedSession, AFallenFlagEndsTheGame) {
    Timed table("60");
    QSignalSpy ended(&table.session, &GameSession::ended);
    pass(59s);
    EXPECT_EQ(ended.count(), 0);
    pass(1s);
    ASSERT_EQ(ended.count(), 1);
    EXPECT_EQ(table.game().ending()->reason, Reason::Time);
    EXPECT_EQ(table.game().ending()->side, White);
    EXPECT_FALSE(table.session.time().clock().running());
}

TEST(TimedSession, AMoveAfterTheFlagDoesNotCount) {
    Timed table("60");
    table.play("e2e4", 60s);
    EXPECT_EQ(table.game().played(), 0U);
    ASSERT_TRUE(table.game().ending());
    EXPECT_EQ(table.game().ending()->reason, Reason::Time);
}

TEST(TimedSession, AgainstABareKingTheFlagDraws) {
    Timed table("60", "", {}, "chess", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    pass(60s);
    EXPECT_TRUE(table.game().ending()->drawn());
}

TEST(TimedSession, APauseStopsTheClockAndTheBoard) {
    Timed table("60");
    pass(10s);
    table.session.setPaused(true);
    pass(1000s);
    EXPECT_FALSE(table.game().ending());
    EXPECT_FALSE(table.session.humanToMove());
    EXPECT_FALSE(table.play("e2e4"));
    table.session.setPaused(false);
    EXPECT_TRUE(table.play("e2e4", 5s));
    EXPECT_EQ(table.left(White), 45s);
}

TEST(TimedSession, UndoGivesTheTimesBack) {
    Timed table("60");
    table.play("e2e4", 10s);
    table.play("e7e5", 20s);
    pass(5s);
    table.session.undo();
    EXPECT_EQ(table.left(White), 50s);
    EXPECT_EQ(table.left(Black), 60s);
    table.session.redo();
    EXPECT_EQ(table.left(Black), 40s);
    pass(1s);
    EXPECT_EQ(table.left(White), 49s);
}

TEST(TimedSession, InFortressAFallenFlagEliminatesTheSide) {
    Timed table("60", "", {}, "fortress", {}, {{"placement", "standard"}});
    QSignalSpy ruled(&table.session, &GameSession::ruled);
    pass(60s);
    EXPECT_FALSE(table.game().ending());
    EXPECT_FALSE(table.game().position().living(White));
    EXPECT_EQ(table.session.time().clock().turn(), table.game().position().turn());
    EXPECT_TRUE(table.session.time().clock().running());
    ASSERT_EQ(ruled.count(), 1);
    pass(60s);
    EXPECT_EQ(table.game().position().state().living & 3, 0);
}

TEST(TimedSession, TheClockIsPressedWhereThatIsWanted) {
    Timed table("60", "", {.pressClock = true});
    ASSERT_TRUE(table.play("e2e4", 10s));
    EXPECT_EQ(table.session.pressing(), White);
    EXPECT_FALSE(table.session.humanToMove());
    EXPECT_FALSE(table.play("e7e5"));
    pass(5s);
    table.session.pressClock();
    EXPECT_EQ(table.left(White), 45s);
    EXPECT_EQ(table.session.pressing(), NoSide);
    EXPECT_TRUE(table.play("e7e5", 1s));
}

TEST(TimedSession, OneMoveIsTakenBackBeforeTheClockIsPressed) {
    Timed table("60", "", {.pressClock = true});
    for (const char* move : {"e2e4", "e7e5"}) {
        ASSERT_TRUE(table.play(move, 1s));
        table.session.pressClock();
    }
    ASSERT_TRUE(table.play("g1f3", 1s));
    ASSERT_EQ(table.session.pressing(), White);
    table.session.undo();
    EXPECT_EQ(table.game().played(), 2U);
    EXPECT_TRUE(table.session.humanToMove());
}

TEST(TimedSession, TheFlagMayFallBeforeTheClockIsPressed) {
    Timed table("60", "", {.pressClock = true});
    table.play("e2e4", 10s);
    pass(50s);
    ASSERT_TRUE(table.game().ending());
    EXPECT_EQ(table.game().ending()->side, White);
}

TEST(TimedSession, AMateBeatsTheFlagThatFallsBeforeThePress) {
    Timed table("60", "", {.pressClock = true}, "chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    table.play("a1a8", 59s);
    pass(5s);
    ASSERT_TRUE(table.game().ending());
    EXPECT_EQ(table.game().ending()->reason, Reason::Checkmate);
    EXPECT_EQ(table.session.pressing(), NoSide);
}

TEST(TimedSession, APauseBeforeThePressCostsNothing) {
    Timed table("60", "", {.pressClock = true});
    table.play("e2e4", 10s);
    table.session.setPaused(true);
    pass(500s);
    table.session.setPaused(false);
    pass(1s);
    table.session.pressClock();
    EXPECT_EQ(table.left(White), 49s);
}

TEST(TimedSession, FullStrengthPlaysByTheClock) {
    const auto muser = std::make_shared<Muser>();
    Timed table("-");
    table.session.setMoveProvider(muser);
    GameSetup setup = setupFor("chess", "pc");
    setup.times = *parseTimes("40/300+2:60", 2);
    setup.seats[1].level = Level::full();
    table.session.start(std::move(setup));
    table.play("e2e4", 1s);
    ASSERT_TRUE(muser->waitUntilAsked(1));
    ASSERT_TRUE(muser->clock);
    EXPECT_EQ(muser->clock->remaining, 302s);
    EXPECT_EQ(muser->clock->increment, 2s);
    EXPECT_EQ(muser->clock->movesToGo, 40);
    EXPECT_FALSE(muser->moveTime);
}

TEST(TimedSession, AWrongClaimGivesTheOpponentTwoMinutes) {
    Timed table("300", "", {.arbiter = true});
    QSignalSpy ruled(&table.session, &GameSession::ruled);
    table.session.claim();
    EXPECT_EQ(table.left(Black), 7min);
    EXPECT_EQ(table.left(White), 5min);
    ASSERT_EQ(ruled.count(), 1);
    EXPECT_EQ(ruled[0][0].value<Law>(), Law::ClaimTwoMinutes);
    EXPECT_EQ(table.session.offers().offerer(), White);
}

TEST(TimedSession, InTheOldCodeAWrongClaimMayLoseOnTime) {
    Timed table("300", "", {.arbiter = true}, "chess", {}, {{"laws", "classic"}});
    table.session.claim();
    ASSERT_TRUE(table.game().ending());
    EXPECT_EQ(table.game().ending()->reason, Reason::Time);
    EXPECT_EQ(table.game().ending()->side, White);
}

TEST(TimedSession, ANamedMoveIsPlayedThoughTheClaimIsWrong) {
    Timed table("600", "", {.arbiter = true});
    table.session.claim(*parseMove(table.game().position(), "g1f3"));
    EXPECT_EQ(table.game().played(), 1U);
    EXPECT_EQ(table.left(Black), 12min);
}

TEST(TimedSession, TheNextMoveIsAClaimAndTheOneAfterItIsNot) {
    Timed table("600", "", {.arbiter = true});
    table.session.claimWithNext(true);
    EXPECT_TRUE(table.play("g1f3"));
    EXPECT_EQ(table.game().played(), 1U);
    EXPECT_EQ(table.left(Black), 12min);
    EXPECT_TRUE(table.play("g8f6"));
    EXPECT_EQ(table.left(White), 10min);
}

TEST(TimedSession, TheGuardIsNotAskedAboutARightClaim) {
    Timed table("600");
    for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"}) table.play(move);
    table.session.setGuard([](Move) { return false; });
    table.session.claimWithNext(true);
    EXPECT_TRUE(table.play("g1f3"));
    ASSERT_TRUE(table.game().ending());
    EXPECT_EQ(table.game().ending()->reason, Reason::RepetitionClaim);
}

TEST(TimedSession, AClaimWithTheNextMoveEndsWithTheGameAndWithATakeback) {
    Timed table("600", "", {.arbiter = true});
    table.session.claimWithNext(true);
    table.session.restart();
    EXPECT_TRUE(table.play("g1f3"));
    EXPECT_EQ(table.left(Black), 10min);
    table.session.claimWithNext(true);
    table.session.undo();
    EXPECT_TRUE(table.play("g1f3"));
    EXPECT_EQ(table.left(Black), 10min);
}

TEST(TimedSession, WithoutAnArbiterAWrongClaimIsNone) {
    Timed table("300");
    EXPECT_FALSE(table.session.mayClaim());
    table.session.claim();
    EXPECT_EQ(table.left(Black), 5min);
}

TEST(TimedSession, PlayersChangeWithTheirTimes) {
    Timed table("300|60", "pc");
    table.session.restartSwapped();
    EXPECT_FALSE(table.session.human(White));
    EXPECT_TRUE(table.session.human(Black));
    EXPECT_EQ(table.left(White), 60s);
    EXPECT_EQ(table.left(Black), 300s);
}

// --- offers and takebacks

TEST(SessionOffers, TheOpponentAcceptsOrDeclines) {
    Timed table("-");
    table.session.offerDraw();
    EXPECT_TRUE(table.session.offers().awaits(Black));
    table.session.answerDraw(Black, false);
    EXPECT_FALSE(table.game().ending());
    EXPECT_EQ(table.session.drawOfferer(), NoSide);
    table.play("e2e4");
    table.session.offerDraw();
    table.session.answerDraw(White, true);
    ASSERT_TRUE(table.game().ending());
    EXPECT_EQ(table.game().ending()->reason, Reason::Agreement);
}

TEST(SessionOffers, MovingDeclines) {
    Timed table("-");
    table.session.offerDraw();
    table.play("e2e4");
    EXPECT_TRUE(table.session.offers().awaits(Black));
    table.play("e7e5");
    EXPECT_EQ(table.session.offers().offerer(), NoSide);
}

TEST(SessionOffers, AComputerTakesADrawWhenItIsWorse) {
    for (const bool worse : {false, true}) {
        const char* black = "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";
        const char* white = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1";
        Timed table("-", "pp", {}, "chess", worse ? black : white);
        for (const char* move : {"a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "e2e3", "e7e6",
                                 "f2f3", "f7f6", "g2g3", "g7g6", "h2h3", "h7h6", "a3a4", "a6a5", "b3b4", "b6b5"}) {
            ASSERT_TRUE(table.play(move)) << move;
        }
        table.session.setSeat(Black, {.human = false, .name = {}});
        QSignalSpy answers(&table.session, &GameSession::drawAnswered);
        table.session.offerDraw();
        ASSERT_EQ(answers.count(), 1);
        EXPECT_EQ(answers[0][1].toBool(), worse);
    }
}

/// A computer normally accepts no draw in the first ten moves. In a lost position, it accepts at once.
TEST(SessionOffers, AComputerThatIsLostTakesADrawAtOnce) {
    for (const bool lost : {false, true}) {
        const char* rookDown = "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";
        const char* even = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        Timed table("-", "pp", {}, "chess", lost ? rookDown : even);
        for (const char* move : {"a2a3", "h7h6"}) ASSERT_TRUE(table.play(move)) << move;
        table.session.setSeat(Black, {.human = false, .name = {}});
        QSignalSpy answers(&table.session, &GameSession::drawAnswered);
        EXPECT_TRUE(table.session.tooEarlyForDraw());
        table.session.offerDraw();
        ASSERT_EQ(answers.count(), 1);
        EXPECT_EQ(answers[0][1].toBool(), lost);
    }
}

TEST(SessionOffers, ATakeBackNeedsConsent) {
    Timed table("-", "", {.takeBacks = TakeBacks::Agreed});
    table.play("e2e4");
    table.session.undo();
    EXPECT_EQ(table.game().played(), 1U);
    EXPECT_EQ(table.session.undoAsker(), White);
    table.session.answerUndo(false);
    EXPECT_EQ(table.game().played(), 1U);
    table.session.undo();
    table.session.answerUndo(true);
    EXPECT_EQ(table.game().played(), 0U);
}

TEST(SessionOffers, AComputerConsents) {
    Timed table("-", "pc", {.takeBacks = TakeBacks::Agreed});
    table.play("e2e4");
    ASSERT_TRUE(table.waitForPerson());
    table.session.undo();
    EXPECT_EQ(table.game().played(), 0U);
}

TEST(SessionOffers, WithTouchMoveNothingIsTakenBack) {
    Timed table("-", "", {.touchMove = true});
    table.play("e2e4");
    EXPECT_FALSE(table.session.canUndo());
}

}  // namespace
}  // namespace rokada::ui::timedsessionTest
