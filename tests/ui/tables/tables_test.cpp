// Tests endgame tables in the window: the choice of the folder with Syzygy tables, analysis, review and play.
#include "analysis/analyst.h"
#include "reviewdesk.h"
#include "syzygyfiles.h"
#include "tables/syzygycontrols.h"
#include "tables/syzygysettings.h"
#include "tables/tablemoveprovider.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <filesystem>

namespace rokada::ui::tablesTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

constexpr const char* Ending = "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/8/2B1K1N1 w - - 0 1\"]\n\n1. Nf3+ Ke4 *\n";

QString folderOf(const test::TableFolder& folder) { return QString::fromStdString(folder.path()); }
QString allTables() { return QString::fromStdString(test::syzygyFolder()); }

/// Window that chooses folders of endgame tables. Its analysis uses the built-in engine.
class TableDesk : public ReviewDesk {
public:
    TableDesk() {
        use(builtInAnalyst());
        settings.set(keys::analysisDepth(), 10);
        settings.set(keys::analysisTable(), 16);
    }

    SyzygyControls& tables() { return part<SyzygyControls>(window); }
    /// Chooses a folder, and waits until its tables are open or an error is shown.
    void choose(const QString& path) {
        tables().chooseFolder(path);
        EXPECT_TRUE(QTest::qWaitFor([&] { return !tables().reading(); }));
    }
    /// Returns the texts of the row of the preferences.
    QString row() {
        QStringList texts;
        for (const QLabel* label : named<QWidget>(window, "row:endgameTables").findChildren<QLabel*>())
            texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }
    /// Waits until the window has shown the last report of the analysis, and `done` returns true.
    template <class Done>
    [[nodiscard]] bool analysed(Done done) {
        const auto shown = [&] {
            pass(210ms);
            return done();
        };
        return QTest::qWaitFor(shown, 60'000);
    }
};

class Tables : public ::testing::Test {
protected:
    void SetUp() override {
        if (!SyzygyTables::areBuiltIn()) GTEST_SKIP() << "built without libfathom";
    }
};

TEST_F(Tables, FolderIsKeptAndShown) {
    TableDesk desk;
    desk.trigger("preferences");
    auto& none = named<QPushButton>(desk.window, "noTables");
    EXPECT_TRUE(none.isHidden());
    desk.choose(allTables());
    EXPECT_EQ(desk.settings.get(keys::syzygyFolder()), allTables());
    EXPECT_TRUE(desk.row().contains(QDir::toNativeSeparators(allTables()))) << desk.row().toStdString();
    ASSERT_NE(desk.tables().tables()->syzygy(), nullptr);
    EXPECT_EQ(desk.tables().tables()->syzygy()->maxPieces(), 4U);
    none.click();
    EXPECT_TRUE(desk.settings.get(keys::syzygyFolder()).isEmpty());
    EXPECT_FALSE(desk.row().contains(QDir::toNativeSeparators(allTables())));
    EXPECT_EQ(desk.tables().tables()->syzygy(), nullptr);
}

TEST_F(Tables, FaultyFoldersAreToldAndNotTaken) {
    TableDesk desk;
    const test::TableFolder folder;
    desk.choose(folderOf(folder));
    EXPECT_NE(desk.error().find(folder.path()), std::string::npos);
    desk.closeTroubles();
    folder.addAll();
    std::filesystem::resize_file(folder.file("KRvKP.rtbw"), 16 + 64 * 100);
    desk.choose(folderOf(folder));
    EXPECT_NE(desk.error().find("KRvKP.rtbw"), std::string::npos);
    desk.closeTroubles();
    folder.vanish();
    desk.choose(folderOf(folder));
    EXPECT_NE(desk.error().find(folder.path()), std::string::npos);
    EXPECT_TRUE(desk.settings.get(keys::syzygyFolder()).isEmpty());
    EXPECT_EQ(desk.tables().tables()->syzygy(), nullptr);
}

TEST_F(Tables, AGoodFolderRemovesTheError) {
    TableDesk desk;
    desk.choose(QStringLiteral("/nowhere"));
    EXPECT_FALSE(desk.error().empty());
    desk.choose(allTables());
    EXPECT_TRUE(desk.error().empty());
}

TEST_F(Tables, AnalysisShowsTheResultAndTheMoves) {
    TableDesk desk;
    desk.choose(allTables());
    desk.open(Ending);
    desk.record().first();
    desk.trigger("analyse");
    const auto& result = named<QLabel>(desk.window, "tableResult");
    ASSERT_TRUE(desk.analysed([&] { return !result.isHidden(); }));
    EXPECT_TRUE(result.text().contains(QStringLiteral("White wins"))) << result.text().toStdString();
    EXPECT_TRUE(result.toolTip().contains(QStringLiteral("Nf3"))) << result.toolTip().toStdString();
    desk.record().forward();
    EXPECT_TRUE(desk.analysed([&] { return result.toolTip().contains(QStringLiteral("Ke4")); }));
    desk.tables().chooseFolder({});
    EXPECT_TRUE(desk.analysed([&] { return result.isHidden(); }));
}

TEST_F(Tables, WithoutTablesTheAnalysisShowsNoResult) {
    TableDesk desk;
    desk.open(Ending);
    desk.record().first();
    desk.trigger("analyse");
    ASSERT_TRUE(desk.analysed([&] { return desk.analysis().state() == AnalysisSession::State::Done; }));
    EXPECT_TRUE(named<QLabel>(desk.window, "tableResult").isHidden());
}

TEST_F(Tables, ReviewSaysThatAWonEndingIsGivenAway) {
    TableDesk desk;
    desk.choose(allTables());
    desk.review("[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/8/2B1K1N1 w - - 0 1\"]\n\n1. Bf4+ Kxf4 2. Ke2 *\n");
    desk.record().show(desk.ply(0));
    EXPECT_TRUE(desk.words().contains(QStringLiteral("This gave away a won ending"))) << desk.words().toStdString();
}

TEST(ComputedTablesInTheWindow, AnalysisShowsTheMateWhenTheTableIsReady) {
    TableDesk desk;
    desk.open(
        "[Variant \"Vyrt\"]\n[SetUp \"1\"]\n[FEN \"2Nk8/12/12/12/10Q1/12/8K3/12/12/12/12/12 w - - 0 1 -\"]\n\n*\n");
    desk.trigger("analyse");
    const auto& result = named<QLabel>(desk.window, "tableResult");
    ASSERT_TRUE(desk.analysed([&] { return result.text().contains(QStringLiteral("White mates in 11 moves")); }))
        << result.text().toStdString();
    EXPECT_TRUE(result.toolTip().contains(QStringLiteral("(#11)"))) << result.toolTip().toStdString();
}

TEST(ComputedTablesInTheWindow, ReviewSaysThatAWonEndingIsGivenAway) {
    TableDesk desk;
    desk.review(
        "[Variant \"Vyrt\"]\n[SetUp \"1\"]\n[FEN \"2Nk8/12/12/12/10Q1/12/8K3/12/12/12/12/12 w - - 0 1 -\"]\n\n"
        "1. Nc11 Kxc11 2. Kg5 *\n");
    desk.record().show(desk.ply(0));
    EXPECT_TRUE(desk.words().contains(QStringLiteral("This gave away a won ending"))) << desk.words().toStdString();
}

/// Move provider that stores its task and plays the first legal move.
class TaskKeeper final : public MoveProvider {
public:
    explicit TaskKeeper(std::shared_ptr<const Tablebase>& seen) : seen_(seen) {}

    rokada::SearchResult think(const Task& task, const std::stop_token&, const ReportCallback&) override {
        seen_ = task.tables;
        return {.best = legalMoves(task.position)[0]};
    }

private:
    std::shared_ptr<const Tablebase>& seen_;
};

TEST_F(Tables, ComputersGetTheTablesThatAreOpen) {
    const auto store = std::make_shared<TableStore>();
    std::shared_ptr<const Tablebase> seen;
    const auto provider = tableMoveProvider(store, std::make_shared<TaskKeeper>(seen));
    const RulebookPtr rules = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const Task task{.book = rules, .position = startPosition(*rules)};
    static_cast<void>(provider->think(task, {}, {}));
    EXPECT_EQ(seen, nullptr);
    store->setSyzygy(*SyzygyTables::open(test::syzygyFolder()));
    static_cast<void>(provider->think(task, {}, {}));
    EXPECT_EQ(seen, store->syzygy());
}

}  // namespace
}  // namespace rokada::ui::tablesTest
