// Tests reviews of many games in a collection. The library page starts them, and each finished review is written back.
#include "review/batchreview.h"

#include "analysis/analysissettings.h"
#include "collection/librarystore.h"
#include "library/gamespage.h"
#include "librarydesk.h"
#include "librarytesting.h"

#include <QMenu>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QSqlQuery>

namespace rokada::ui::batchreviewTest {
namespace {

using namespace testing;

class Batch : public ::testing::Test {
protected:
    Batch() {
        desk.settings.set(keys::reviewedNodes(), reviewNodes.front());
        bool done = false;
        desk.controls().library()->ask([](LibraryStore& store) { return store.put(gamesOf(Four)); },
                                       [&](std::optional<int>) { done = true; });
        EXPECT_TRUE(QTest::qWaitFor([&] { return done; }));
    }

    void begin() {
        desk.trigger("library");
        GamesPage& gamesPage = *desk.controls().page();
        QSignalSpy found(&gamesPage, &GamesPage::found);
        EXPECT_TRUE(!found.empty() || found.wait());
        childNamed<QAction>(gamesPage, QStringLiteral("reviewFound")).trigger();
    }

    [[nodiscard]] std::vector<std::string> texts() {
        std::vector<std::string> all;
        bool done = false;
        desk.controls().library()->ask(
            [](LibraryStore& store) {
                std::vector<std::string> pgns;
                for (const qint64 id : store.find({}).ids) pgns.push_back(store.pgn(id).toStdString());
                return pgns;
            },
            [&](std::vector<std::string> pgns) {
                all = std::move(pgns);
                done = true;
            });
        EXPECT_TRUE(QTest::qWaitFor([&] { return done; }));
        return all;
    }

    LibraryDesk desk;
};

TEST_F(Batch, WritesEveryGameBack) {
    QSignalSpy finished(&part<BatchReview>(desk.window), &BatchReview::finished);
    begin();
    ASSERT_TRUE(finished.wait(60'000));
    EXPECT_EQ(finished[0][0].toInt() + finished[0][1].toInt(), 4);
    const auto all = texts();
    ASSERT_EQ(all.size(), 4U);
    const auto evaluated =
        std::ranges::count_if(all, [](const std::string& text) { return text.find("[%eval") != std::string::npos; });
    EXPECT_EQ(evaluated, finished[0][0].toInt());
    EXPECT_GE(evaluated, 3);
    EXPECT_NE(
        std::ranges::find_if(all, [](const std::string& text) { return text.find("a fine day") != std::string::npos; }),
        all.end());
}

TEST_F(Batch, ReviewsThatCannotBeSavedAreNotCalledSkipped) {
    bool refuses = false;
    desk.controls().library()->ask(
        [](LibraryStore& store) {
            QSqlQuery query(store.database());
            return query.exec(
                QStringLiteral("CREATE TRIGGER refuse BEFORE UPDATE OF pgn ON games BEGIN SELECT "
                               "RAISE(ABORT, 'refused'); END"));
        },
        [&](bool done) { refuses = done; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return refuses; }));
    QSignalSpy finished(&part<BatchReview>(desk.window), &BatchReview::finished);
    begin();
    ASSERT_TRUE(finished.wait(60'000));
    EXPECT_EQ(finished[0][0].toInt(), 0);
    EXPECT_GE(finished[0][2].toInt(), 3);
    EXPECT_EQ(finished[0][1].toInt() + finished[0][2].toInt(), 4);
    EXPECT_NE(desk.status().find("Reviews not saved: "), std::string::npos) << desk.status();
    EXPECT_NE(desk.error().find("could not be changed"), std::string::npos) << desk.error();
    EXPECT_NE(desk.error().find("refused"), std::string::npos) << desk.error();
}

TEST_F(Batch, CanBeCancelled) {
    desk.settings.set(keys::reviewedNodes(), reviewNodes.back());
    QSignalSpy finished(&part<BatchReview>(desk.window), &BatchReview::finished);
    begin();
    emit childNamed<QProgressDialog>(desk.window, QStringLiteral("batchReview")).canceled();
    ASSERT_EQ(finished.size(), 1);
    EXPECT_FALSE(part<BatchReview>(desk.window).running());
    for (const std::string& text : texts()) EXPECT_EQ(text.find("[%eval"), std::string::npos);
}

}  // namespace
}  // namespace rokada::ui::batchreviewTest
