// Tests external engines for analysis and reviews: a mock engine with every kind of failure.
#include "analysis/analysissettings.h"
#include "analysis/externalanalyst.h"
#include "analysis/variationview.h"
#include "ponderer.h"
#include "review/playerscores.h"
#include "review/reviewcontrols.h"
#include "review/reviewpanel.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace rokada::ui::otherengineTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;
using State = AnalysisSession::State;

constexpr const char* Short = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n";
constexpr external::EngineTimeouts Long{20s, 20s, 20s, 20s}, Little{200ms, 200ms, 200ms, 200ms};

EngineEntry mock(const char* habit, const char* protocol = "uci") {
    EngineEntry entry;
    entry.name = QLatin1String(habit);
    entry.command = {QStringLiteral(ROKADA_MOCK_ENGINE), QLatin1String(protocol), QLatin1String(habit)};
    if (QLatin1String(protocol) == QLatin1String("cecp")) entry.protocol = external::Protocol::Cecp;
    entry.fits[QStringLiteral("chess")] = EngineFit::Plays;
    entry.offers = {{.name = "MultiPV", .type = "spin", .values = {}, .standard = "1", .least = 1, .most = 9}};
    return entry;
}

/// Window in which mock engines with these behaviours are configured.
struct OthersDesk : AnalysisDesk {
    explicit OthersDesk(std::initializer_list<const char*> habits) {
        std::vector<EngineEntry> entries;
        for (const char* habit : habits) entries.push_back(mock(habit));
        keepEngines(settings, entries);
    }
    void choose(const char* menu, const QString& engine) {
        emit this->menu(menu).aboutToShow();
        for (QAction* action : this->menu(menu).actions()) {
            if (action->objectName() == QStringLiteral("engine:") + engine) return action->trigger();
        }
        FAIL() << engine.toStdString();
    }
    [[nodiscard]] bool becomes(AnalysisSession& session, const QString& asked) {
        return QTest::qWaitFor(
            [&] {
                pass(130ms);
                pass(210ms);
                return session.report() != nullptr && session.asked() == asked;
            },
            30000);
    }
};

/// Searches to a depth. Returns the result as text, or an error message.
std::string askedOnce(ExternalAnalyst& analyst, const Game& game, int variations = 1, int depth = 3) {
    Task task = Task::of(game);
    task.limits.depth = depth;
    task.limits.variations = variations;
    analyst.use({16, 1});
    analyst.setGame(game);
    try {
        return analyst.think(task, {}, {}).report.variations.empty() ? "nothing" : "";
    } catch (const std::exception& error) {
        return error.what();
    }
}

TEST(ExternalAnalyst, TellsVariationsAsManyAsAreWanted) {
    ExternalAnalyst analyst(mock("analyst"), Long);
    Game game(setupFor("chess", "").book);
    Task task = Task::of(game);
    task.limits.depth = 3;
    task.limits.variations = 3;
    analyst.use({16, 1});
    Report last;
    const auto found = analyst.think(task, {}, [&](const Report& report) { last = report; });
    EXPECT_EQ(found.report.variations.size(), 3U);
    EXPECT_EQ(last.variations.size(), 3U);
    task.limits.variations = 1;
    EXPECT_EQ(analyst.think(task, {}, {}).report.variations.size(), 1U);
}

TEST(ExternalAnalyst, AnalysesOverXBoardsProtocolToo) {
    EngineEntry entry = mock("analyst", "cecp");
    ExternalAnalyst analyst(entry, Long);
    Game game(setupFor("chess", "").book);
    game.play(game.moves()[0]);
    analyst.use({16, 1});
    analyst.setGame(game);
    std::stop_source stop;
    const auto found = analyst.think(Task::of(game), stop.get_token(), [&](const Report&) { stop.request_stop(); });
    EXPECT_FALSE(found.report.variations.empty());
    EXPECT_TRUE(game.legal(found.best));
}

TEST(ExternalAnalyst, TellsEveryFailure) {
    Game game(setupFor("chess", "").book);
    for (const char* habit : {"stillborn", "deaf", "mute", "dying"}) {
        ExternalAnalyst analyst(mock(habit), Little);
        EXPECT_NE(askedOnce(analyst, game, 1, 0), "") << habit;
    }
}

TEST(OtherEngine, IsChosenForThePanelAndLeftAgain) {
    OthersDesk desk{"analyst"};
    desk.open(Short);
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1));
    desk.choose("analysisEngineMenu", QStringLiteral("analyst"));
    ASSERT_TRUE(desk.becomes(desk.analysis(), QStringLiteral("analyst")));
    EXPECT_EQ(desk.analysis().report()->variations.size(), 3U);
    const auto& button = named<QToolButton>(desk.panel(), "analysisEngineButton");
    EXPECT_TRUE(button.text().contains(QStringLiteral("analyst")));
    desk.choose("analysisEngineMenu", QString());
    EXPECT_TRUE(desk.becomes(desk.analysis(), QString()));
}

TEST(OtherEngine, OursGoesOnWhereItFails) {
    for (const char* habit : {"stillborn", "dying"}) {
        OthersDesk desk{habit};
        desk.open(Short);
        desk.choose("analysisEngineMenu", QLatin1String(habit));
        desk.trigger("analyse");
        ASSERT_TRUE(desk.becomes(desk.analysis(), QString())) << habit;
        EXPECT_FALSE(desk.analysis().failure().isEmpty());
        EXPECT_TRUE(desk.state().contains(desk.analysis().failure()));
    }
}

TEST(OtherEngine, IsNotOfferedForGamesThatItDoesNotKnow) {
    OthersDesk desk{"analyst"};
    desk.open("[Variant \"Bolyar\"]\n\n*\n");
    desk.start("bolyar", "pp");
    desk.window.session().resign();
    emit desk.menu("analysisEngineMenu").aboutToShow();
    const auto* action = desk.menu("analysisEngineMenu").actions().back();
    EXPECT_FALSE(action->isEnabled());
    EXPECT_FALSE(action->toolTip().isEmpty());
    desk.settings.set(keys::analysisEngine(), QStringLiteral("analyst"));
    desk.choose("analysisEngineMenu", QStringLiteral("analyst"));
    desk.trigger("analyse");
    ASSERT_TRUE(desk.heard(1)) << "ours";
    EXPECT_EQ(desk.analysis().asked(), QString());
}

TEST(OtherEngine, StandsBesideOurs) {
    OthersDesk desk{"analyst"};
    desk.open(Short);
    desk.trigger("analyse");
    auto& view = named<VariationView>(desk.window, "secondVariations");
    EXPECT_FALSE(view.isVisible());
    desk.choose("secondEngineMenu", QStringLiteral("analyst"));
    EXPECT_TRUE(view.isVisible());
    ASSERT_TRUE(desk.becomes(desk.secondAnalysis(), QStringLiteral("analyst")));
    ASSERT_TRUE(desk.becomes(desk.analysis(), QString()));
    desk.trigger("lockAnalysis");
    EXPECT_TRUE(desk.secondAnalysis().locked());
    desk.record().forward();
    EXPECT_EQ(desk.secondAnalysis().root()->position, desk.analysis().root()->position);
    desk.choose("secondEngineMenu", QString());
    EXPECT_FALSE(view.isVisible());
    EXPECT_EQ(desk.secondAnalysis().state(), State::Off);
}

TEST(OtherEngine, ASecondOneThatFailsSaysSo) {
    OthersDesk desk{"dying"};
    desk.open(Short);
    desk.choose("secondEngineMenu", QStringLiteral("dying"));
    desk.trigger("analyse");
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            pass(130ms);
            return desk.secondAnalysis().state() == State::Failed;
        },
        30000));
    EXPECT_TRUE(named<QLabel>(desk.window, "secondAnalysisState").text().contains(desk.secondAnalysis().failure()));
    EXPECT_FALSE(named<VariationView>(desk.window, "secondVariations").isVisible()) << "it takes no room for nothing";
}

TEST(OtherEngine, ReviewsAGame) {
    OthersDesk desk{"analyst"};
    desk.settings.set(keys::reviewedNodes(), reviewNodes.front());
    desk.settings.set(keys::reviewEngine(), QStringLiteral("analyst"));
    desk.open(Short);
    desk.trigger("reviewGame");
    auto& panel = part<ReviewControls>(desk.window).panel();
    emit named<QMenu>(panel, "reviewOptions").aboutToShow();
    EXPECT_TRUE(named<QAction>(panel, "reviewEngine:analyst").isChecked());
    ASSERT_TRUE(QTest::qWaitFor([&] { return named<VariationView>(panel, "reviewWords").isVisible(); }, 60'000));
}

TEST(OtherEngine, AReviewThatFailsCanBeRepeatedByOurs) {
    OthersDesk desk{"dying"};
    desk.settings.set(keys::reviewedNodes(), reviewNodes.front());
    desk.settings.set(keys::reviewEngine(), QStringLiteral("dying"));
    desk.open(Short);
    desk.trigger("reviewGame");
    auto& panel = part<ReviewControls>(desk.window).panel();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !panel.running(); }, 60'000));
    emit named<QMenu>(panel, "reviewOptions").aboutToShow();
    named<QAction>(panel, "reviewEngine:").trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return named<VariationView>(panel, "reviewWords").isVisible(); }, 60'000));
}

}  // namespace
}  // namespace rokada::ui::otherengineTest
