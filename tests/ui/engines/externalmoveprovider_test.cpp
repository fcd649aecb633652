// Tests external engines as players: mock engines that fail in different ways, and the termination of their processes.
#include "engines/externalmoveprovider.h"
#include "engines/enginelist.h"
#include "sessiontable.h"

#include "external/rulescompared.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include <sys/wait.h>
#include <future>

namespace rokada::ui::externalmoveproviderTest {
namespace {

using namespace std::chrono_literals;
using namespace testing;
using external::EngineTimeouts;

/// Timeouts of engines. `Long` allows for a busy machine. `Short` is only for tests of engines that do not answer.
constexpr EngineTimeouts Long{20s, 20s, 20s, 20s}, Short{200ms, 200ms, 200ms, 200ms};

external::EngineSpec mock(const std::string& habit, const std::string& protocol = "uci") {
    external::EngineSpec spec;
    spec.name = "Mock";
    spec.command = {ROKADA_MOCK_ENGINE, protocol, habit};
    spec.protocol = protocol == "uci" ? external::Protocol::Uci : external::Protocol::Cecp;
    return spec;
}

/// Game against an engine. The test makes the other side's moves.
struct Talk {
    explicit Talk(external::EngineSpec spec, const EngineTimeouts& timeouts = Long)
        : provider(std::move(spec), timeouts), game(setupFor("chess", "").book) {}

    /// Asks the engine for a move, and plays it. Returns an error message, or an empty string.
    std::string ask(const std::stop_token& stop = {}, const MoveProvider::ReportCallback& told = {}) {
        Task task = Task::of(game);
        task.limits.nodes = 1;
        provider.setGame(game);
        try {
            result = provider.think(task, stop, told);
        } catch (const std::exception& error) {
            return error.what();
        }
        return result.best == Move() || game.play(result.best) ? "" : "illegal";
    }
    /// Plays `turns` moves of both sides, and then asks for one more move. Returns an error message, or an empty
    /// string.
    std::string askAfter(int turns) {
        for (int i = 0; i < turns; ++i) {
            EXPECT_EQ(ask(), "");
            EXPECT_TRUE(game.play(game.moves()[0]));
        }
        return ask();
    }

    ExternalMoveProvider provider;
    Game game;
    SearchResult result;
};

TEST(ExternalMoveProvider, PlaysInBothProtocols) {
    for (const char* protocol : {"uci", "cecp"}) {
        Talk talk(mock("", protocol));
        EXPECT_EQ(talk.askAfter(5), "") << protocol;
        EXPECT_EQ(talk.game.played(), 11U);
        EXPECT_EQ(talk.result.report.variations.front().score, 12);
    }
}

/// The engine's final answer arrives while the program still handles the first variation.
TEST(ExternalMoveProvider, WhatIsSaidLastIsHeardHoweverLongItTakesToListen) {
    external::EngineSpec spec = mock("analyst");
    spec.options = {{"MultiPV", "3"}};
    std::promise<void> answered;
    ExternalMoveProvider provider(spec, Long, [&answered](bool sent, std::string_view line) {
        if (!sent && line.starts_with("bestmove")) answered.set_value();
    });
    std::size_t heard = 0;
    const auto listen = [&](const Report& report) {
        if (heard == 0) answered.get_future().wait();
        heard = report.variations.size();
    };
    Task task = Task::of(Game(setupFor("chess", "").book));
    task.limits.depth = 3;
    EXPECT_EQ(provider.think(task, {}, listen).report.variations.size(), 3U);
    EXPECT_EQ(heard, 3U);
}

TEST(ExternalMoveProvider, FollowsWhenTheGameGoesBackOrAnotherWay) {
    for (const char* protocol : {"uci", "cecp"}) {
        Talk talk(mock("", protocol));
        EXPECT_EQ(talk.askAfter(2), "");
        talk.game.undo();
        talk.game.undo();
        EXPECT_TRUE(talk.game.play(talk.game.moves()[1]));
        EXPECT_EQ(talk.ask(), "") << protocol;
    }
}

TEST(ExternalMoveProvider, SaysWhatIsWrong) {
    for (const char* habit : {"illegal", "crash"}) {
        Talk talk(mock(habit));
        EXPECT_NE(talk.askAfter(2), "") << habit;
    }
    Talk stillborn(mock("stillborn"));
    EXPECT_NE(stillborn.ask(), "");
}

/// Asks the engine for one move, and for a second move if the first request succeeds. Returns the error message, or an
/// empty string.
std::string troubleOf(Talk& talk) {
    std::string trouble = talk.ask();
    if (!trouble.empty()) return trouble;
    EXPECT_TRUE(talk.game.play(talk.game.moves()[0]));
    return talk.ask();
}

TEST(ExternalMoveProvider, TellsACrashAtEveryStage) {
    for (const char* word : {"uci", "isready", "ucinewgame", "position", "go"}) {
        Talk talk(mock(std::string("falls-") + word));
        EXPECT_NE(troubleOf(talk), "") << word;
    }
    for (const char* word : {"xboard", "protover", "new", "force", "ping", "usermove", "go"}) {
        Talk talk(mock(std::string("falls-") + word, "cecp"));
        EXPECT_NE(troubleOf(talk), "") << word;
    }
    EngineConnection::awaitShutdowns();
    EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "no process is left";
}

TEST(ExternalMoveProvider, GivesUpOnSilenceAndFloods) {
    for (const char* habit : {"silent", "chatty", "partial", "flood"}) {
        Task task = Task::of(Game(setupFor("chess", "").book));
        EngineTimeouts timeouts = Long;
        timeouts.margin = 200ms;
        Talk talk(mock(habit), timeouts);
        for (int i = 0; i < 2; ++i) ASSERT_EQ(talk.ask(), "") << habit;
        talk.provider.setGame(talk.game);
        task = Task::of(talk.game);
        task.limits.moveTime = 100ms;
        EXPECT_THROW((void)talk.provider.think(task, {}, {}), std::runtime_error) << habit;
    }
    Talk deaf(mock("deaf"), Short);
    EXPECT_NE(deaf.ask(), "");
}

TEST(ExternalMoveProvider, BeginsAgainAfterAFailure) {
    Talk talk(mock("crash"));
    EXPECT_NE(talk.askAfter(2), "");
    EXPECT_EQ(talk.ask(), "");
}

TEST(ExternalMoveProvider, MovesWhenItIsStoppedAndIsNotHeardTwice) {
    Talk talk(mock("ponderous"));
    for (int i = 0; i < 2; ++i) ASSERT_EQ(talk.ask(), "");
    std::stop_source stop;
    EXPECT_EQ(talk.ask(stop.get_token(), [&](const Report&) { stop.request_stop(); }), "");
    EXPECT_EQ(talk.game.played(), 3U);
    EXPECT_EQ(talk.ask(), "");
    EXPECT_EQ(talk.game.played(), 4U);
}

TEST(ExternalMoveProvider, KeepsNobodyWaitingAfterAStop) {
    EngineTimeouts timeouts = Long;
    timeouts.stop = 1s;
    Talk talk(mock("silent"), timeouts);
    for (int i = 0; i < 2; ++i) ASSERT_EQ(talk.ask(), "");
    std::stop_source stop;
    stop.request_stop();
    // The engine has one second to answer the stop request, but the caller does not wait for the answer.
    EXPECT_NE(talk.ask(stop.get_token()), "");
}

/// The test requests the stop before the engine's process has been started.
TEST(ExternalMoveProvider, MovesWhenItIsHurriedBeforeItHasSaidAnything) {
    Talk talk(mock("pensive"));
    for (int i = 0; i < 2; ++i) {
        std::stop_source stop;
        const std::stop_source unwanted;
        talk.provider.hurry(unwanted.get_token());
        stop.request_stop();
        EXPECT_EQ(talk.ask(stop.get_token()), "");
    }
    EXPECT_EQ(talk.game.played(), 2U);
}

TEST(ExternalMoveProvider, IsNotWaitedForWhenAHurriedMoveIsNotWantedAnyMore) {
    EngineTimeouts timeouts = Long;
    timeouts.handshake = 24h;
    Talk talk(mock("deaf"), timeouts);
    std::stop_source stop, unwanted;
    talk.provider.hurry(unwanted.get_token());
    stop.request_stop();
    unwanted.request_stop();
    EXPECT_NE(talk.ask(stop.get_token()), "");
}

TEST(ExternalMoveProvider, MoveNowIsPlayedBeforeTheEngineHasSaidAnything) {
    GameSession session;
    session.pace().setLeast(0ms);
    session.setMoveTime(1h);
    session.setMoveProvider(std::make_shared<Glancer>());
    session.setEngineMaker(
        [](const QString&) { return std::make_shared<ExternalMoveProvider>(mock("pensive"), Long); });
    QSignalSpy failed(&session, &GameSession::thinkingFailed);
    GameSetup setup = setupFor("chess", "cp");
    setup.seats[0].level = Level::full();
    setup.seats[0].engine = QStringLiteral("Mock");
    session.start(std::move(setup));
    session.moveNow();
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.game()->played() == 1 || failed.count() > 0; }, 20000));
    EXPECT_EQ(failed.count(), 0);
}

TEST(ExternalMoveProvider, LeavesNoProcessBehind) {
    for (const char* habit : {"", "clinging", "silent", "deaf"}) {
        Talk talk(mock(habit), Short);
        (void)talk.ask();
    }
    EngineConnection::awaitShutdowns();
    EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
}

TEST(ExternalMoveProvider, AnEngineThatResignsLosesTheGame) {
    GameSession session;
    session.pace().setLeast(0ms);
    session.setMoveProvider(std::make_shared<Glancer>());
    session.setEngineMaker(
        [](const QString&) { return std::make_shared<ExternalMoveProvider>(mock("resign", "cecp"), Long); });
    GameSetup setup = setupFor("chess", "cc");
    setup.seats[0].engine = QStringLiteral("Mock");
    session.setMoveTime(1000ms);
    session.start(std::move(setup));
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.game()->ending().has_value(); }, 20000));
    EXPECT_EQ(session.game()->ending()->halfPoints[0], 0);
    EXPECT_EQ(session.game()->played(), 4U);
}

TEST(ExternalMoveProvider, AFailureIsToldAndTheGameWaits) {
    GameSession session;
    session.pace().setLeast(0ms);
    session.setMoveProvider(std::make_shared<Glancer>());
    session.setEngineMaker([](const QString&) { return std::make_shared<ExternalMoveProvider>(mock("crash"), Long); });
    QSignalSpy failed(&session, &GameSession::thinkingFailed);
    GameSetup setup = setupFor("chess", "cc");
    setup.seats[0].engine = QStringLiteral("Mock");
    session.start(std::move(setup));
    ASSERT_TRUE(QTest::qWaitFor([&] { return failed.count() == 1; }, 20000));
    EXPECT_TRUE(session.paused());
    EXPECT_EQ(session.game()->played(), 4U);
    session.setSeat(Side(0), Seat{.human = false, .name = {}, .level = Level(1)});
    session.setPaused(false);
    EXPECT_TRUE(QTest::qWaitFor([&] { return session.game()->played() > 6; }, 20000));
}

std::vector<std::string> command(const char* protocol, const char* habit) {
    return {ROKADA_MOCK_ENGINE, protocol, habit};
}

TEST(EngineProbe, HearsWhatAnEngineOffers) {
    const auto uci = external::probeEngine(command("uci", ""), Long, {});
    ASSERT_TRUE(uci);
    EXPECT_EQ(uci->name, "Mock");
    EXPECT_EQ(uci->options.front(), (external::UciOption{"Strength", "spin", {}, "5", 1, 9}));
    EXPECT_TRUE(uci->names("vyrt"));
    EXPECT_FALSE(external::probeEngine(command("uci", "stillborn"), Long, {}));
    EXPECT_FALSE(external::probeEngine(command("uci", "deaf"), Short, {}));
    EXPECT_FALSE(external::probeEngine({"/no/such/program"}, Long, {}));
}

TEST(EngineProbe, AsksOnceMoreWhereNobodyAnswers) {
    EngineTimeouts timeouts = Short;
    EXPECT_FALSE(external::probeEngine(command("uci", "slow"), timeouts, {}));
    timeouts.start = 20s;
    const auto facts = external::probeEngine(command("uci", "slow"), timeouts, {});
    ASSERT_TRUE(facts) << facts.error();
    EXPECT_EQ(facts->name, "Mock");
}

TEST(EngineProbe, ComparesRules) {
    const auto book = setupFor("vyrt", "").book;
    const auto facts = external::probeEngine(command("uci", ""), Long, {});
    ASSERT_TRUE(facts);
    EXPECT_EQ(external::compareRules(command("uci", ""), *facts, book, Long, {}), external::RulesCompared::Same);
    EXPECT_EQ(external::compareRules(command("uci", "differing"), *facts, book, Long, {}),
              external::RulesCompared::Different);
    EXPECT_EQ(external::compareRules(command("uci", "stubborn"), *facts, setupFor("chess", "").book, Long, {}),
              external::RulesCompared::Different)
        << "no promotion";
    EXPECT_EQ(external::compareRules(command("uci", "deaf"), *facts, book, Short, {}),
              external::RulesCompared::Unknown);
}

TEST(EngineProbe, MovesAreShownToOneThatCannotCount) {
    const auto book = setupFor("greatshatranj", "").book;
    const auto chess = setupFor("chess", "").book;
    const auto compared = [](const char* habit, const RulebookPtr& rules) {
        const external::EngineFacts facts{
            .protocol = external::Protocol::Cecp, .name = {}, .options = {}, .variants = {}};
        return external::compareRules(command("cecp", habit), facts, rules, Long, {});
    };
    EXPECT_EQ(compared("", book), external::RulesCompared::Same);
    EXPECT_EQ(compared("", chess), external::RulesCompared::Same);
    EXPECT_EQ(compared("differing", chess), external::RulesCompared::Different);
    EXPECT_EQ(compared("stubborn", book), external::RulesCompared::Different) << "no promotion";
    EXPECT_EQ(compared("blind", book), external::RulesCompared::Unknown);
}

TEST(EngineProbe, ReadsOptionsOfXBoardsProtocol) {
    EXPECT_EQ(external::readCecpOption("Resign Threshold -spin 800 200 1200"),
              (external::UciOption{"Resign Threshold", "spin", {}, "800", 200, 1200}));
    EXPECT_EQ(external::readCecpOption("Level -combo Random /// *Normal"),
              (external::UciOption{"Level", "combo", {"Random", "Normal"}, "Normal", 0, 0}));
    EXPECT_EQ(external::readCecpOption("Resign -check 1").standard, "true");
}

}  // namespace
}  // namespace rokada::ui::externalmoveproviderTest
