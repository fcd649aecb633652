// Tests engine matches in the window: playing, pausing, stopping and continuing them, and storing them in a collection.
#include "busywatch.h"
#include "collection/library.h"
#include "engines/enginelog.h"
#include "library/collections.h"
#include "library/librarycontrols.h"
#include "match/matchopenings.h"
#include "match/matchplayers.h"
#include "matchdesk.h"

#include <QFile>

namespace rokada::ui::matchTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;
using State = MatchRunner::State;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::chrono::milliseconds MayBeAway(800);
#else
constexpr std::chrono::milliseconds MayBeAway(50);
#endif

TEST(MatchState, ComesBackFromItsText) {
    MatchState state{.setup = between({"One", "Two"}, 3), .played = {}, .pgn = {}};
    state.setup.sprt = match::Sprt{0, 10};
    state.setup.books = true;
    state.setup.variants << QStringLiteral("bolyar");
    state.played = {{0, 0, 2, false}, {0, 1, 1, false}};
    state.pgn = {"[Event \"a\"]\n\n1-0\n\n", "b\n"};
    const auto read = matchStateOf(toJson(state));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->setup.players, state.setup.players);
    EXPECT_EQ(read->setup.variants, state.setup.variants);
    EXPECT_EQ(read->setup.rounds, 3);
    EXPECT_EQ(read->setup.sprt->elo1, 10);
    EXPECT_TRUE(read->setup.books);
    EXPECT_EQ(read->played, state.played);
    EXPECT_EQ(read->games(), state.games());
}

TEST(MatchState, ADamagedTextIsNoMatch) {
    EXPECT_FALSE(matchStateOf("{"));
    EXPECT_FALSE(matchStateOf("{}"));
    const QByteArray whole = toJson({.setup = between({"One", "Two"}), .played = {}, .pgn = {}});
    EXPECT_TRUE(matchStateOf(whole));
    EXPECT_FALSE(matchStateOf(whole.left(whole.size() / 2)));
    EXPECT_FALSE(matchStateOf(QByteArray(whole).replace("chess", "go")));
    const QByteArray twice = QByteArray(whole).replace(
        R"("games":[])", R"("games":[{"unit":0,"game":9,"half":2},{"unit":0,"game":1,"half":7}])");
    ASSERT_TRUE(matchStateOf(twice));
    EXPECT_TRUE(matchStateOf(twice)->played.empty()) << "no such games";
}

TEST(Match, IsPlayedToItsEndAndCounted) {
    MatchDesk desk;
    desk.runner().start(between({"One", "Two"}));
    ASSERT_TRUE(desk.becomes(State::Over));
    EXPECT_EQ(desk.runner().standings().gamesPlayed(), 2U);
    EXPECT_TRUE(desk.runner().errorText().isEmpty());
    EXPECT_EQ(desk.runner().match().pgn.size(), 2U);
    EXPECT_TRUE(QFile::exists(desk.file()));
}

TEST(Match, WhatItsEnginesSayIsInTheLog) {
    MatchDesk desk;
    const auto before = EngineLog::all().after(0);
    desk.runner().start(between({"One", "Two"}));
    ASSERT_TRUE(desk.becomes(State::Over));
    int heard = 0, sent = 0;
    for (const EngineLog::Line& line : EngineLog::all().after(before.empty() ? 0 : before.back().number))
        if (line.engine == QStringLiteral("Two")) ++(line.sent ? sent : heard);
    EXPECT_GT(heard, 0);
    EXPECT_GT(sent, 0);
}

TEST(Match, OursPlaysInTheProgramItself) {
    MatchDesk desk;
    MatchSetup setup = between({"One"});
    setup.players.push_back({.level = 1, .engine = {}});
    desk.runner().start(setup);
    ASSERT_TRUE(desk.becomes(State::Over));
    EXPECT_EQ(desk.runner().standings().gamesPlayed(), 2U);
    EXPECT_EQ(desk.runner().standings().total(1).lostByFailure, 0U);
}

TEST(Match, AnEngineThatCrashesLosesAndTheMatchGoesOn) {
    MatchDesk desk;
    desk.runner().start(between({"One", "Bad"}));
    ASSERT_TRUE(desk.becomes(State::Over));
    EXPECT_EQ(desk.runner().standings().between(0, 1).wins, 2U);
    EXPECT_EQ(desk.runner().standings().total(1).lostByFailure, 2U);
    EXPECT_TRUE(desk.runner().match().pgn[0].contains("[Termination \"abandoned\"]"));
}

TEST(Match, AnEngineThatCannotBeStartedStopsIt) {
    MatchDesk desk;
    desk.runner().start(between({"One", "Dead"}));
    ASSERT_TRUE(desk.becomes(State::Stopped));
    EXPECT_TRUE(desk.runner().errorText().contains(QStringLiteral("Dead")));
}

TEST(Match, IsTakenUpAgainAfterARestart) {
    QByteArray before;
    const QTemporaryDir folder;
    const QString kept = folder.filePath(QStringLiteral("kept.json"));
    {
        MatchDesk desk;
        desk.runner().start(between({"One", "Two"}, 3));
        ASSERT_TRUE(QTest::qWaitFor([&] { return desk.runner().standings().gamesPlayed() >= 2; }, 60000));
        desk.runner().stop();
        ASSERT_TRUE(desk.becomes(State::Stopped));
        ASSERT_TRUE(QFile::copy(desk.file(), kept));
        before = desk.runner().match().pgn[0];
    }
    MatchDesk desk;
    MatchRunner runner(desk.settings, nullptr);
    readMatch(runner, kept);
    EXPECT_EQ(runner.state(), State::Stopped);
    EXPECT_EQ(runner.match().pgn[0], before);
    const std::size_t played = runner.standings().gamesPlayed();
    ASSERT_GE(played, 2U);
    runner.resume();
    ASSERT_TRUE(QTest::qWaitFor([&] { return runner.state() == State::Over; }, 120000));
    EXPECT_EQ(runner.standings().gamesPlayed(), 6U);
    EXPECT_EQ(runner.match().pgn.size(), 6U) << "nothing is played twice";
}

TEST(Match, IsPlayedInOneWindowAtATime) {
    MatchDesk desk;
    desk.runner().start(between({"One", "Two"}, 3));
    MatchRunner other(desk.settings, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(desk.file()); }, 60000));
    readMatch(other, desk.file());
    ASSERT_EQ(other.state(), State::Stopped);
    other.resume();
    ASSERT_TRUE(QTest::qWaitFor([&] { return other.state() == State::Stopped; }));
    EXPECT_FALSE(other.errorText().isEmpty());
    ASSERT_TRUE(desk.becomes(State::Over));
    other.resume();
    EXPECT_TRUE(QTest::qWaitFor([&] { return other.state() == State::Over; }, 60000));
    EXPECT_EQ(other.standings().gamesPlayed(), 6U) << "what was played meanwhile is known";
}

TEST(Match, APauseHoldsIt) {
    MatchDesk desk;
    desk.runner().start(between({"One", "Two"}, 20));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !desk.runner().live().empty(); }, 60000));
    desk.runner().setPaused(true);
    // When the match is paused, a player may still be thinking about a move.
    ASSERT_TRUE(QTest::qWaitFor([&] { return !desk.runner().live().empty(); }, 60000));
    EXPECT_EQ(desk.runner().state(), State::Running);
    desk.runner().setPaused(false);
    desk.runner().stop();
    ASSERT_TRUE(desk.becomes(State::Stopped));
    EXPECT_EQ(desk.runner().live().size(), 1U) << "as far as it was played";
    EXPECT_TRUE(desk.runner().live().empty());
}

TEST(Match, SaysHowMuchTimeHasPassedAndIsLeft) {
    MatchDesk desk;
    EXPECT_FALSE(desk.runner().progress().left);
    desk.runner().start(between({"One", "Two"}, 20));
    EXPECT_FALSE(desk.runner().progress().left) << "no game has ended";
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.runner().standings().gamesPlayed() >= 2; }, 60000));
    pass(2s);
    EXPECT_EQ(desk.runner().progress().elapsed, 2s);
    EXPECT_GT(desk.runner().progress().left, desk.runner().progress().elapsed);
    desk.runner().setPaused(true);
    const auto elapsed = desk.runner().progress().elapsed;
    pass(30ms);
    EXPECT_EQ(desk.runner().progress().elapsed, elapsed) << "a pause does not count";
    desk.runner().stop();
    ASSERT_TRUE(desk.becomes(State::Stopped));
}

TEST(Match, HowAGameEndedIsToldHoweverShortItWas) {
    MatchDesk desk;
    desk.runner().start(between({"One", "Two"}));
    ASSERT_TRUE(desk.becomes(State::Over));
    const auto last = desk.runner().live();
    ASSERT_EQ(last.size(), 1U);
    EXPECT_EQ(last[0].number, 1U);
    EXPECT_EQ(last[0].game.played(), pliesOf(desk.runner().match().pgn[1]));
    EXPECT_TRUE(desk.runner().live().empty()) << "once";
}

TEST(Match, AnEnginePlaysItselfWithOtherOptions) {
    MatchDesk desk;
    MatchSetup setup = between({"One", "One"});
    setup.players[1].name = QStringLiteral("One, Strength 9");
    setup.players[1].options[QStringLiteral("Strength")] = QStringLiteral("9");
    desk.runner().start(setup);
    ASSERT_TRUE(desk.becomes(State::Over)) << desk.runner().errorText().toStdString();
    EXPECT_EQ(desk.runner().standings().gamesPlayed(), 2U);
    EXPECT_TRUE(desk.runner().match().pgn[0].contains("[White \"One\"]"));
    EXPECT_TRUE(desk.runner().match().pgn[0].contains("[Black \"One, Strength 9\"]"));
    const auto read = matchStateOf(toJson(desk.runner().match()));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->setup.players, setup.players);
}

TEST(Match, OursPlaysItselfWithMoreMemory) {
    MatchDesk desk;
    MatchSetup setup = between({});
    setup.players = {{.level = 1, .engine = {}},
                     {.level = 1,
                      .engine = {},
                      .name = QStringLiteral("Larger"),
                      .options = {{QStringLiteral("Hash"), QStringLiteral("32")}}}};
    const auto specs = contestantsOf(desk.settings, setup);
    ASSERT_TRUE(specs);
    EXPECT_EQ((*specs)[0].megabytes, 16);
    EXPECT_EQ((*specs)[1].megabytes, 32);
    EXPECT_EQ((*specs)[1].engine.name, "Larger");
}

TEST(Match, StopsEnginesThatDoNotListen) {
    for (const char* habit : {"silent", "chatty", "clinging", "flood"}) {
        MatchDesk desk;
        keepEngines(desk.settings, {mock("One", ""), mock("Odd", habit)});
        desk.runner().start(between({"One", "Odd"}, 20));
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                const auto live = desk.runner().live();
                return !live.empty() && live[0].game.played() >= 4;
            },
            60000))
            << habit;
        {
            const BusyWatch watch("stop");
            desk.runner().stop();
        }
        EXPECT_EQ(desk.runner().state(), State::Stopping) << habit;
        EXPECT_TRUE(desk.becomes(State::Stopped)) << habit;
    }
}

TEST(Match, NeverKeepsTheWindowWaiting) {
    MatchDesk desk;
    desk.trigger("engineMatch");
    MatchSetup setup = between({"One", "Two"}, 2);
    setup.concurrency = 2;
    desk.runner().start(setup);
    QCoreApplication::processEvents();
    static_cast<void>(BusyWatch::takeLongest());
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            pass(250ms);
            return desk.runner().state() == State::Over;
        },
        60000));
    const Busiest longest = BusyWatch::takeLongest();
    EXPECT_LT(longest.time, MayBeAway) << longest.what;
}

TEST(Match, OpeningsComeFromAFileOfGames) {
    const auto book = setupFor("chess", "").book;
    const QByteArray games = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n[Variant \"bolyar\"]\n\n*\n\n1. d4 d5 *\n";
    const auto openings = openingsIn(games, book, 4);
    ASSERT_EQ(openings.size(), 2U);
    EXPECT_EQ(openings[0].moves.size(), 4U);
    EXPECT_EQ(openings[1].moves.size(), 2U);
    EXPECT_EQ(openings[0].start.key(), Game(book).position().key());
}

TEST(Match, AFileWithoutOpeningsIsNamed) {
    MatchDesk desk;
    MatchSetup setup = between({"One", "Two"});
    setup.openings = MatchSetup::Openings::File;
    setup.file = desk.folder.filePath(QStringLiteral("nowhere.pgn"));
    desk.runner().start(setup);
    ASSERT_TRUE(desk.becomes(State::Stopped));
    EXPECT_TRUE(desk.runner().errorText().contains(QStringLiteral("nowhere.pgn")));
}

TEST(Match, AFileThatCannotBeWrittenIsNoOtherWindow) {
    MatchDesk desk;
    ASSERT_TRUE(writeFile(desk.folder.filePath(QStringLiteral("no")), QByteArray("not a folder")));
    readMatch(desk.runner(), desk.folder.filePath(QStringLiteral("no/such/match.json")));
    desk.runner().start(between({"One", "Two"}));
    ASSERT_TRUE(desk.becomes(State::Stopped));
    EXPECT_TRUE(desk.runner().errorText().contains(QStringLiteral("match.json")))
        << desk.runner().errorText().toStdString();
}

TEST(Match, ADamagedFileIsKeptAsideAndTold) {
    MatchDesk desk;
    const QByteArray whole = toJson({.setup = between({"One", "Two"}), .played = {}, .pgn = {}});
    const QByteArray damaged = whole.left(whole.size() / 2);
    {
        QFile file(desk.file());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(damaged), damaged.size());
    }
    desk.keep();
    EXPECT_EQ(desk.runner().state(), State::None);
    EXPECT_NE(desk.error().find("match.json.damaged-1"), std::string::npos) << desk.error();
    EXPECT_FALSE(QFile::exists(desk.file())) << "nothing overwrites it";
    QFile aside(desk.file() + QStringLiteral(".damaged-1"));
    ASSERT_TRUE(aside.open(QIODevice::ReadOnly));
    EXPECT_EQ(aside.readAll(), damaged);
    desk.runner().start(between({"One", "Two"}));
    ASSERT_TRUE(desk.becomes(State::Over));
    EXPECT_TRUE(QFile::exists(desk.file()));
}

TEST(Match, AFileThatWasDamagedMeanwhileIsKeptAsideAndTold) {
    MatchDesk desk;
    desk.runner().start(between({"One", "Two"}, 3));
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.runner().standings().gamesPlayed() >= 2; }, 60000));
    desk.runner().stop();
    ASSERT_TRUE(desk.becomes(State::Stopped));
    ASSERT_TRUE(writeFile(desk.file(), QByteArray("damaged")));
    desk.runner().resume();
    ASSERT_TRUE(desk.becomes(State::Over));
    EXPECT_NE(desk.error().find("match.json.damaged-1"), std::string::npos) << desk.error();
    EXPECT_EQ(desk.runner().match().pgn.size(), 6U);
    QFile aside(desk.file() + QStringLiteral(".damaged-1"));
    ASSERT_TRUE(aside.open(QIODevice::ReadOnly));
    EXPECT_EQ(aside.readAll(), "damaged");
}

TEST(Match, ACollectionThatIsNoLongerListedIsTold) {
    MatchDesk desk;
    part<LibraryControls>(desk.window).keepIn(desk.folder.filePath(QStringLiteral("library")));
    MatchSetup setup = between({"One", "Two"});
    setup.collection = desk.folder.filePath(QStringLiteral("gone.sqlite"));
    desk.runner().start(setup);
    ASSERT_TRUE(desk.becomes(State::Over));
    EXPECT_NE(desk.error().find("no longer in the list"), std::string::npos) << desk.error();
}

TEST(Match, GamesComeIntoACollection) {
    MatchDesk desk;
    auto& library = part<LibraryControls>(desk.window);
    library.keepIn(desk.folder.filePath(QStringLiteral("library")));
    MatchSetup setup = between({"One", "Two"});
    setup.collection = library.collections()->all().front().file;
    desk.runner().start(setup);
    ASSERT_TRUE(desk.becomes(State::Over));
    int found = -1;
    library.library()->ask([](LibraryStore& store) { return store.find({}).ids.size(); },
                           [&](std::size_t games) { found = static_cast<int>(games); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return found >= 0; }, 60000));
    EXPECT_EQ(found, 2);
}

}  // namespace
}  // namespace rokada::ui::matchTest
