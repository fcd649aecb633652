// Window for tests of engine matches, with working and failing mock engines.
#pragma once

#include "engines/enginelist.h"
#include "match/matchcontrols.h"
#include "match/matchdialog.h"
#include "match/matchrunner.h"
#include "windowtesting.h"

namespace rokada::ui::testing {

/// Returns a mock engine that plays chess. `habit` selects its behaviour, such as "crash".
inline EngineEntry mock(const char* name, const char* habit) {
    EngineEntry entry;
    entry.name = QLatin1String(name);
    entry.command = {QStringLiteral(ROKADA_MOCK_ENGINE), QStringLiteral("uci"), QLatin1String(habit)};
    entry.fits[QStringLiteral("chess")] = EngineFit::Plays;
    return entry;
}

/// Window with four mock engines. It stores matches in a temporary folder.
struct MatchDesk : Desk {
    MatchDesk() {
        keepEngines(settings, {mock("One", ""), mock("Two", ""), mock("Bad", "crash"), mock("Dead", "stillborn")});
        keep();
    }
    /// Uses the match file in the folder of the test, and waits until it has been read.
    void keep() {
        controls().keepIn(folder.path());
        EXPECT_TRUE(QTest::qWaitFor([this] { return !runner().reading(); }));
    }
    [[nodiscard]] MatchControls& controls() { return part<MatchControls>(window); }
    [[nodiscard]] MatchRunner& runner() { return only<MatchRunner>(window); }
    [[nodiscard]] MatchDialog& dialog() { return only<MatchDialog>(window); }
    /// Waits up to 60 s for a state of the match. Returns false on a timeout.
    [[nodiscard]] bool becomes(MatchRunner::State state) {
        return QTest::qWaitFor([&] { return runner().state() == state; }, 60000);
    }
    [[nodiscard]] QString file() const { return folder.filePath(QStringLiteral("match.json")); }
};

/// Lets `runner` read a match file, and waits for the end of reading.
inline void readMatch(MatchRunner& runner, const QString& file) {
    runner.keepIn(file);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !runner.reading(); }));
}

/// Returns the setup of a chess match between these external engines, with 50 ms per move.
inline MatchSetup between(std::initializer_list<const char*> names, int rounds = 1) {
    MatchSetup setup;
    for (const char* name : names) setup.players.push_back({.level = 0, .engine = QLatin1String(name)});
    setup.variants = QStringList{QStringLiteral("chess")};
    setup.openings = MatchSetup::Openings::Start;
    setup.rounds = rounds;
    setup.moveTime = 50;
    return setup;
}

/// Returns the value of a game's PlyCount tag; 0 if it has none.
inline std::size_t pliesOf(const QByteArray& pgn) {
    const qsizetype at = pgn.indexOf("[PlyCount \"");
    return at < 0 ? 0 : pgn.mid(at + 11, pgn.indexOf('"', at + 11) - at - 11).toUInt();
}

}  // namespace rokada::ui::testing
