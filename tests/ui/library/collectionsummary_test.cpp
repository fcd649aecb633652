// Tests the statistics of a collection, and of selected games.
#include "collection/collectionsummary.h"

#include "library/foundlist.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "library/summarydialog.h"
#include "librarydesk.h"
#include "librarytesting.h"

#include <QLabel>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>

namespace rokada::ui::collectionsummaryTest {
namespace {

using namespace testing;

class Summary : public ::testing::Test {
protected:
    void SetUp() override { ASSERT_EQ(store.put(gamesOf(Four)), 4); }
    [[nodiscard]] static const ResultCount* of(const std::vector<ResultCount>& counts, const char* name) {
        const auto found = std::ranges::find_if(
            counts, [name](const ResultCount& count) { return count.name == QLatin1String(name); });
        return found == counts.end() ? nullptr : &*found;
    }

    const QTemporaryDir folder;
    LibraryStore store{folder.path()};
};

TEST_F(Summary, CountsResultsByWhoHadWhite) {
    const CollectionSummary summary = summaryOf(store, store.find({}).ids);
    EXPECT_EQ(summary.all.games, 4);
    EXPECT_EQ(summary.all.won, 1);
    EXPECT_EQ(summary.all.drawn, 1);
    EXPECT_EQ(summary.all.lost, 1);
    EXPECT_DOUBLE_EQ(summary.all.score(), 50);
    EXPECT_DOUBLE_EQ(summary.averageMoves, (2 + 1 + 1 + 1) / 4.0) << "people do not count plies";
    const ResultCount* anna = of(summary.players, "Anna");
    ASSERT_TRUE(anna);
    EXPECT_EQ(anna->games, 2);
    EXPECT_DOUBLE_EQ(anna->score(), 75) << "with White and with Black";
    EXPECT_EQ(summary.players.front().name, QStringLiteral("Anna")) << "who has most games";
}

TEST_F(Summary, CountsVariantsYearsLengthsAndFirstMoves) {
    const CollectionSummary summary = summaryOf(store, store.find({}).ids);
    ASSERT_TRUE(of(summary.variants, "vyrt"));
    EXPECT_EQ(of(summary.variants, "vyrt")->lost, 1);
    ASSERT_EQ(summary.years.size(), 4U);
    EXPECT_EQ(summary.years.front().name, QString()) << "one has no date";
    EXPECT_EQ(summary.years.back().name, QStringLiteral("2026"));
    ASSERT_EQ(summary.lengths.size(), 1U);
    EXPECT_EQ(summary.lengths.front().name, QStringLiteral("1-20"));
    const ResultCount* open = of(summary.openings, "e4 e5 Nf3");
    ASSERT_TRUE(open);
    EXPECT_EQ(open->won, 1);
}

TEST_F(Summary, OfASelectionCountsNothingElse) {
    const std::vector<qint64> ids = store.find({.player = QStringLiteral("Carl")}).ids;
    ASSERT_EQ(ids.size(), 1U);
    EXPECT_EQ(summaryOf(store, ids).all.games, 1);
    EXPECT_EQ(summaryOf(store, {}).all.games, 0) << "what was chosen before is forgotten";
    EXPECT_EQ(summaryOf(store, {}).averageMoves, 0);
}

TEST(SummaryDialog, ShowsAllThatWasFoundOrTheSelection) {
    LibraryDesk desk;
    bool done = false;
    desk.controls().library()->ask([](LibraryStore& store) { return store.put(gamesOf(Four)); },
                                   [&](auto) { done = true; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return done; }));
    desk.trigger("library");
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found);
    ASSERT_TRUE(found.wait(5000));
    const auto count = [&](const char* action) -> SummaryDialog& {
        named<QAction>(gamesPage, action).trigger();
        auto* opened = desk.window.findChildren<SummaryDialog*>().back();
        QSignalSpy shown(opened, &SummaryDialog::shown);
        EXPECT_TRUE(shown.wait(5000));
        return *opened;
    };
    SummaryDialog& all = count("countAll");
    EXPECT_TRUE(named<QLabel>(all, "allGames").text().startsWith(QStringLiteral("Games: 4.")));
    EXPECT_EQ(only<QTabWidget>(all).count(), 5);
    EXPECT_EQ(named<QTableWidget>(all, "byPlayer").item(0, 0)->text(), QStringLiteral("Anna"));
    EXPECT_EQ(named<QTableWidget>(all, "byVariant").item(0, 1)->text(), QStringLiteral("3"));
    all.close();
    selectOnly(gamesPage.list(), 0);
    EXPECT_TRUE(named<QLabel>(count("countSelected"), "allGames").text().startsWith(QStringLiteral("Games: 1.")));
}

}  // namespace
}  // namespace rokada::ui::collectionsummaryTest
