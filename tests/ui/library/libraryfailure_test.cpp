// Tests a library that fails after it was opened: each failed job is reported, and no failure looks like an empty
// library.
#include "collection/library.h"
#include "collection/librarytransfer.h"
#include "library/foundlist.h"
#include "library/gameactions.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "library/statisticsdialog.h"
#include "library/summarydialog.h"
#include "librarydesk.h"
#include "librarytesting.h"
#include "search/treecontrols.h"

#include <QCoreApplication>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSysInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace rokada::ui::libraryfailureTest {
namespace {

using namespace testing;

/// SQL statements of another program: they make statements of the library fail, or repair the library.
constexpr const char* HideGames = "ALTER TABLE games RENAME TO hidden";
constexpr const char* ShowGames = "ALTER TABLE hidden RENAME TO games";
constexpr const char* RefuseChanges =
    "CREATE TRIGGER refuse BEFORE UPDATE ON games BEGIN SELECT RAISE(ABORT, 'refused'); END";
constexpr const char* RefuseGames =
    "CREATE TRIGGER refuse BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'refused'); END";
constexpr const char* AllowAll = "DROP TRIGGER refuse";

void executeIn(const QString& file, const char* statement) {
    const QString name = QStringLiteral("spoiler");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(file);
        ASSERT_TRUE(database.open());
        QSqlQuery query(database);
        // A renamed table must not be renamed in the view too.
        ASSERT_TRUE(query.exec(QStringLiteral("PRAGMA legacy_alter_table = ON")));
        ASSERT_TRUE(query.exec(QLatin1String(statement))) << query.lastError().text().toStdString();
    }
    QSqlDatabase::removeDatabase(name);
}

class FailingLibrary : public ::testing::Test {
protected:
    FailingLibrary() {
        bool done = false;
        // Make the daily backup copy now, so that none is made during the tests.
        const auto put = [](LibraryStore& store) {
            store.put(gamesOf(Four));
            store.copyDaily();
            return true;
        };
        library().ask(put, [&](bool) { done = true; });
        EXPECT_TRUE(QTest::qWaitFor([&] { return done; }));
    }
    [[nodiscard]] Library& library() { return *desk.controls().library(); }
    GamesPage& open() {
        desk.trigger("library");
        GamesPage& shown = *desk.controls().page();
        QSignalSpy found(&shown, &GamesPage::found);
        EXPECT_TRUE(found.wait(5000));
        EXPECT_EQ(shown.model().rowCount(), 4);
        return shown;
    }
    void execute(const char* statement) const { executeIn(file, statement); }
    [[nodiscard]] bool says(const char* words) { return desk.error().find(words) != std::string::npos; }
    /// Calls `deed` and waits until the page reports a change of the library.
    template <class Deed>
    void change(GamesPage& shown, Deed deed) {
        QSignalSpy changed(&shown.gameActions(), &GameActions::changed);
        deed();
        EXPECT_TRUE(changed.wait(5000));
    }

    LibraryDesk desk;
    const QString file = LibraryPlace(desk.folder.filePath(QStringLiteral("library"))).file();
};

TEST_F(FailingLibrary, IsNotShownAsAnEmptyOne) {
    GamesPage& shown = open();
    execute(HideGames);
    QSignalSpy found(&shown, &GamesPage::found);
    shown.search();
    ASSERT_TRUE(found.wait(5000));
    const auto& label = named<QLabel>(shown, "libraryFailed");
    EXPECT_TRUE(label.isVisibleTo(&shown));
    EXPECT_TRUE(label.text().contains(QStringLiteral("no such table"))) << label.text().toStdString();
    EXPECT_FALSE(named<QLabel>(shown, "noGames").isVisibleTo(&shown));
    EXPECT_FALSE(named<QLabel>(shown, "gamesFound").isVisibleTo(&shown));
    EXPECT_TRUE(says("cannot be read: no such table: ")) << desk.error();
    EXPECT_TRUE(says("library.sqlite")) << desk.error();
    execute(ShowGames);
    found.clear();
    named<QPushButton>(shown, "tryLibraryAgain").click();
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(shown.model().rowCount(), 4);
    EXPECT_TRUE(shown.list().isVisibleTo(&shown));
    EXPECT_EQ(desk.error(), "");
}

TEST_F(FailingLibrary, SaysThatGamesWereNotDeleted) {
    GamesPage& shown = open();
    const std::vector<qint64> first{shown.model().ids().front()};
    execute(RefuseChanges);
    change(shown, [&] { shown.gameActions().remove(first); });
    EXPECT_TRUE(says("could not be deleted")) << desk.error();
    EXPECT_TRUE(says("refused")) << desk.error();
    EXPECT_FALSE(shown.gameActions().canRestore()) << "there is nothing to undo";
    execute(AllowAll);
    change(shown, [&] { shown.gameActions().remove(first); });
    EXPECT_EQ(desk.error(), "");
    EXPECT_TRUE(shown.gameActions().canRestore());
}

TEST_F(FailingLibrary, KeepsTheUndoThatFailed) {
    GamesPage& shown = open();
    change(shown, [&] { shown.gameActions().remove({shown.model().ids().front()}); });
    execute(RefuseChanges);
    change(shown, [&] { shown.gameActions().restoreRemoved(); });
    EXPECT_TRUE(says("could not be restored")) << desk.error();
    ASSERT_TRUE(shown.gameActions().canRestore());
    execute(AllowAll);
    change(shown, [&] { shown.gameActions().restoreRemoved(); });
    EXPECT_EQ(desk.error(), "");
    EXPECT_EQ(desk.kept().ids.size(), 4U);
}

TEST_F(FailingLibrary, SaysThatAGameWasNotAdded) {
    ASSERT_EQ(desk.kept().ids.size(), 4U);
    execute(RefuseGames);
    const auto mate = [this] {
        desk.start("chess", "pp");
        desk.play({"f2f3", "e7e5", "g2g4", "d8h4"});
    };
    mate();
    ASSERT_TRUE(QTest::qWaitFor([&] { return says("could not be added"); })) << desk.error();
    EXPECT_TRUE(says("refused")) << desk.error();
    execute(AllowAll);
    mate();
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.error().empty(); })) << desk.error();
}

TEST_F(FailingLibrary, GivesNoStatistics) {
    ASSERT_EQ(desk.kept().ids.size(), 4U);
    execute(HideGames);
    desk.trigger("statistics");
    StatisticsDialog& dialog = only<StatisticsDialog>(desk.window);
    QSignalSpy shown(&dialog, &StatisticsDialog::shown);
    ASSERT_TRUE(shown.wait(5000));
    const QString said = named<QLabel>(dialog, "noStatistics").text();
    EXPECT_TRUE(said.contains(QStringLiteral("no such table: "))) << said.toStdString();
}

TEST_F(FailingLibrary, SaysThatStatisticsWereNotReset) {
    ASSERT_EQ(desk.kept().ids.size(), 4U);
    execute("UPDATE games SET counted = 1");
    execute(RefuseChanges);
    desk.trigger("statistics");
    StatisticsDialog& dialog = only<StatisticsDialog>(desk.window);
    QSignalSpy shown(&dialog, &StatisticsDialog::shown);
    ASSERT_TRUE(shown.wait(5000));
    dialog.forget();
    ASSERT_TRUE(shown.wait(5000));
    EXPECT_TRUE(says("could not be reset")) << desk.error();
}

TEST_F(FailingLibrary, CountsNoGames) {
    GamesPage& shown = open();
    execute(HideGames);
    shown.gameActions().count(shown.model().ids(), shown.notation());
    auto& dialog = named<SummaryDialog>(desk.window, "collectionStatistics");
    QSignalSpy counted(&dialog, &SummaryDialog::shown);
    ASSERT_TRUE(counted.wait(5000));
    const QString said = named<QLabel>(dialog, "allGames").text();
    EXPECT_TRUE(said.contains(QStringLiteral("no such table: "))) << said.toStdString();
}

TEST_F(FailingLibrary, DoesNotSayThatThereAreNoDuplicates) {
    GamesPage& shown = open();
    execute(HideGames);
    shown.gameActions().findDuplicates();
    EXPECT_TRUE(QTest::qWaitFor([&] { return shown.said().isEmpty(); })) << shown.said().toStdString();
    EXPECT_TRUE(says("cannot be read")) << desk.error();
}

TEST_F(FailingLibrary, IsToBlameForAnExportThatFailed) {
    GamesPage& shown = open();
    execute(HideGames);
    QSignalSpy failed(&shown, &GamesPage::failed), exported(&shown.gameActions(), &GameActions::exported);
    shown.gameActions().exportTo(desk.folder.filePath(QStringLiteral("four.pgn")), shown.model().ids());
    ASSERT_TRUE(exported.wait(5000));
    EXPECT_FALSE(exported[0][0].toBool());
    ASSERT_EQ(failed.size(), 1);
    EXPECT_TRUE(failed[0][0].toString().contains(QStringLiteral("no such table: ")))
        << failed[0][0].toString().toStdString();
}

TEST_F(FailingLibrary, HasNoOpeningTree) {
    ASSERT_EQ(desk.kept().ids.size(), 4U);
    execute(HideGames);
    desk.start("chess", "pp");
    desk.play({"e2e4"});
    desk.window.session().resign();
    auto& tree = part<TreeControls>(desk.window);
    QSignalSpy counted(&tree, &TreeControls::counted);
    desk.trigger("openingTree");
    ASSERT_TRUE(counted.count() > 0 || counted.wait(5000));
    const QString said = named<QLabel>(desk.window, "treeNews").text();
    EXPECT_TRUE(said.contains(QStringLiteral("no such table: "))) << said.toStdString();
}

TEST(ClosedLibrary, SaysWhyAndIsTriedAgain) {
    LibraryDesk desk;
    const QString folder = desk.folder.filePath(QStringLiteral("library"));
    {
        QFile inTheWay(folder);
        ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    }
    desk.trigger("library");
    GamesPage& shown = *desk.controls().page();
    QSignalSpy found(&shown, &GamesPage::found);
    ASSERT_TRUE(found.wait(5000));
    EXPECT_TRUE(named<QLabel>(shown, "libraryFailed").isVisibleTo(&shown));
    const std::string said = desk.error();
    EXPECT_NE(said.find("cannot be read: "), std::string::npos) << said;
    EXPECT_NE(said.back(), ' ') << "the reason follows";
    ASSERT_TRUE(QFile::remove(folder));
    found.clear();
    named<QPushButton>(shown, "tryLibraryAgain").click();
    ASSERT_TRUE(found.wait(5000));
    EXPECT_TRUE(named<QLabel>(shown, "noGames").isVisibleTo(&shown));
    EXPECT_EQ(desk.error(), "");
}

TEST(ClosedLibrary, IsNotHeldByALockThatThisProgramCouldNotRemove) {
    const QTemporaryDir folder;
    LibraryStore store(folder.path());
    {
        QFile lock(store.file() + QStringLiteral(".lock"));
        ASSERT_TRUE(lock.open(QIODevice::WriteOnly));
        const QByteArray words = QByteArray::number(QCoreApplication::applicationPid()) + '\n' +
                                 QCoreApplication::applicationName().toUtf8() + '\n' +
                                 QSysInfo::machineHostName().toUtf8() + '\n';
        ASSERT_EQ(lock.write(words), words.size());
    }
    EXPECT_TRUE(store.open());
    EXPECT_FALSE(QFile::exists(store.file() + QStringLiteral(".lock")));
}

TEST(RowsOfGames, AreNotEmptyBecauseTheyCannotBeRead) {
    const QTemporaryDir folder;
    LibraryStore store(folder.path());
    ASSERT_EQ(store.put(gamesOf(Four)), 4);
    const std::vector<qint64> ids = store.find({}).ids;
    EXPECT_EQ(store.rows(ids).size(), 4U);
    executeIn(store.file(), HideGames);
    EXPECT_TRUE(store.rows(ids).empty());
    EXPECT_TRUE(store.failure());
}

TEST(GamesOfATransfer, AreNotOmittedInSilence) {
    const QTemporaryDir folder;
    LibraryStore store(folder.path());
    ASSERT_EQ(store.put(gamesOf(Four)), 4);
    const std::vector<qint64> ids = store.find({}).ids;
    EXPECT_TRUE(keptGames(store, ids).whole);
    executeIn(store.file(), HideGames);
    const KeptGames kept = keptGames(store, ids);
    EXPECT_FALSE(kept.whole);
    EXPECT_TRUE(kept.ids.empty());
}

}  // namespace
}  // namespace rokada::ui::libraryfailureTest
