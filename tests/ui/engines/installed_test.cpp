// Plays games between the engines that are installed on this machine and the lowest level. The environment variable
// INSTALLED_ENGINES sets the number of games per supported variant, and INSTALLED_ENGINE a part of the engine's name.
// Without INSTALLED_ENGINES, the test is skipped, because it is slow.
#include "engines/engineconnection.h"
#include "engines/enginelist.h"
#include "engines/enginetest.h"
#include "sessiontable.h"

#include "variants/variants.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTemporaryDir>

#include <iostream>

namespace rokada::ui::installedTest {
namespace {

using namespace std::chrono_literals;
using namespace testing;

constexpr int Minutes = 60'000;
constexpr std::size_t MaxPlies = 160;

std::vector<EngineEntry> triedEngines() {
    std::vector<EngineEntry> engines;
    EngineTest trial;
    QObject::connect(&trial, &EngineTest::found, &trial, [&](const EngineEntry& entry) { engines.push_back(entry); });
    QObject::connect(&trial, &EngineTest::rejected, &trial, [](const QStringList& command) {
        ADD_FAILURE() << command.join(QLatin1Char(' ')).toStdString() << " is rejected";
    });
    QSignalSpy finished(&trial, &EngineTest::finished);
    trial.start(EngineTest::commandsOnPath());
    EXPECT_TRUE(QTest::qWaitFor([&] { return finished.count() > 0; }, 5 * Minutes));
    return engines;
}

/// Plays a game. The engine plays the first side if `number` is even.
void play(const Settings& settings, const EngineEntry& engine, std::string_view variant, int number) {
    GameSession session;
    session.pace().setLeast(0ms);
    session.setMoveTime(30ms);
    session.setEngineMaker([&](const QString& name) { return engineNamed(settings, name); });
    std::string failure;
    QObject::connect(&session, &GameSession::thinkingFailed, &session,
                     [&](const QString& why) { failure = why.toStdString(); });
    GameSetup setup = setupFor(variant, "cc");
    setup.seed = static_cast<std::uint64_t>(number);
    setup.seats[0].level = setup.seats[1].level = Level(1);
    Seat& seat = setup.seats[static_cast<std::size_t>(number % 2)];
    seat.level = Level::full();
    seat.engine = engine.name;
    session.start(std::move(setup));
    const auto over = [&] {
        return !failure.empty() || session.game()->ending() || session.game()->played() >= MaxPlies;
    };
    EXPECT_TRUE(QTest::qWaitFor(over, 2 * Minutes)) << engine.name.toStdString();
    EXPECT_EQ(failure, "") << variant << " after " << session.game()->played();
    const auto& ending = session.game()->ending();
    std::cout << engine.name.toStdString() << ' ' << variant << ' ' << session.game()->played()
              << " plies, half points " << (ending ? ending->halfPoints[static_cast<std::size_t>(number % 2)] : -1)
              << std::endl;
}

TEST(InstalledEngines, PlayWholeGames) {
    const int games = qEnvironmentVariableIntValue("INSTALLED_ENGINES");
    if (games == 0) GTEST_SKIP() << "on request only";
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    declareEngines(settings);
    const auto engines = triedEngines();
    keepEngines(settings, engines);
    for (const EngineEntry& engine : engines) {
        for (const VariantInfo& info : allVariants()) {
            std::cout << engine.name.toStdString() << ' ' << info.id << " fit " << static_cast<int>(engine.fit(info.id))
                      << std::endl;
            if (!engine.name.contains(qEnvironmentVariable("INSTALLED_ENGINE"))) continue;
            for (int i = 0; engine.plays(info.id) && i < games; ++i) play(settings, engine, info.id, i);
        }
    }
    EngineConnection::awaitShutdowns();
}

}  // namespace
}  // namespace rokada::ui::installedTest
