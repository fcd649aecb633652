// Tests several collections: their list, the current collection, and copying games between collections.
#include "library/collections.h"
#include "addedcollection.h"

#include "collection/librarytransfer.h"
#include "library/collectiontabs.h"
#include "library/foundlist.h"
#include "library/gameactions.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "library/librarysettings.h"
#include "librarydesk.h"
#include "librarytesting.h"
#include "session/gamerecord.h"

#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTabBar>

#include <sys/stat.h>

namespace rokada::ui::collectionsTest {
namespace {

using namespace testing;

class SeveralCollections : public ::testing::Test {
protected:
    [[nodiscard]] QString fileOf(const char* name) const { return desk.folder.filePath(QLatin1String(name)); }
    [[nodiscard]] Collections& collections() { return *desk.controls().collections(); }
    tl::expected<std::size_t, QString> added(const QString& file) { return addedTo(collections(), file); }
    /// Adds a collection to the list and selects it.
    std::size_t made(const char* name) {
        const auto index = added(fileOf(name));
        EXPECT_TRUE(index) << name;
        collections().choose(index.value_or(0));
        return index.value_or(0);
    }
    GamesPage& gamesPage() {
        desk.trigger("library");
        GamesPage& opened = *desk.controls().page();
        QSignalSpy found(&opened, &GamesPage::found);
        EXPECT_TRUE(found.wait(5000));
        return opened;
    }
    void put(Library& library, const std::vector<LibraryGame>& games) {
        bool done = false;
        library.ask([games](LibraryStore& store) { return store.put(games); }, [&](auto) { done = true; });
        ASSERT_TRUE(QTest::qWaitFor([&] { return done; }));
    }

    LibraryDesk desk;
};

TEST_F(SeveralCollections, AreFilesOfTheirOwnAndComeBack) {
    const std::size_t index = made("club.sqlite");
    EXPECT_EQ(index, 1U);
    EXPECT_TRUE(QFile::exists(fileOf("club.sqlite")));
    EXPECT_EQ(collections().nameOf(index), QStringLiteral("club"));
    EXPECT_EQ(added(fileOf("club.sqlite")), index) << "it is in the list already";
    collections().rename(index, QStringLiteral("  Chess\tclub "));
    const Collections again(desk.folder.filePath(QStringLiteral("library")), desk.settings, nullptr);
    ASSERT_EQ(again.all().size(), 2U);
    EXPECT_EQ(again.chosen(), 1U);
    EXPECT_EQ(again.nameOf(1), QStringLiteral("Chess club"));
}

TEST_F(SeveralCollections, OneThatIsRemovedFromTheListKeepsItsFile) {
    put(collections().library(made("club.sqlite")), gamesOf(Four));
    GamesPage& open = gamesPage();
    named<QAction>(open, "removeCollection").trigger();
    EXPECT_EQ(collections().all().size(), 1U);
    EXPECT_EQ(collections().chosen(), Collections::Own);
    EXPECT_EQ(&open.library(), desk.controls().library());
    EXPECT_FALSE(named<QAction>(open, "removeCollection").isEnabled()) << "own games stay in the list";
    EXPECT_TRUE(open.said().contains(QStringLiteral("club.sqlite")));
    const std::size_t again = made("club.sqlite");
    EXPECT_EQ(desk.keptIn(collections().library(again)).ids.size(), 4U);
}

TEST_F(SeveralCollections, OneThatIsNotSelectedIsClosedAndOpenedAgain) {
    const std::size_t club = made("club.sqlite");
    Library& library = collections().library(club);
    put(library, gamesOf(Four));
    const auto closed = [this] { return !QFile::exists(fileOf("club.sqlite-wal")); };
    EXPECT_FALSE(closed());
    collections().choose(Collections::Own);
    EXPECT_TRUE(QTest::qWaitFor(closed));
    std::optional<std::size_t> games;
    library.ask([](LibraryStore& store) { return store.find({}).ids.size(); }, [&](std::size_t n) { games = n; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return games.has_value(); }));
    EXPECT_EQ(*games, 4U);
    EXPECT_FALSE(closed()) << "it is open again";
    collections().remove(club);
    EXPECT_TRUE(QTest::qWaitFor(closed));
}

TEST_F(SeveralCollections, OneIsRenamedInTheList) {
    made("club.sqlite");
    GamesPage& open = gamesPage();
    named<QAction>(open, "renameCollection").trigger();
    auto& asked = named<QInputDialog>(desk.window, "collectionName");
    asked.setTextValue(QStringLiteral("Plovdiv 2026"));
    asked.accept();
    const auto& tabs = named<QTabBar>(open, "collections");
    EXPECT_TRUE(tabs.tabText(tabs.currentIndex()).startsWith(QStringLiteral("Plovdiv 2026")));
    EXPECT_TRUE(QFile::exists(fileOf("club.sqlite")));
}

TEST_F(SeveralCollections, OtherFilesAreNotTouched) {
    const QString rubbish = fileOf("rubbish.sqlite"), foreign = fileOf("foreign.sqlite");
    {
        QFile file(rubbish);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(9000, 'x'));
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("foreign"));
        database.setDatabaseName(foreign);
        ASSERT_TRUE(database.open());
        ASSERT_TRUE(QSqlQuery(database).exec(QStringLiteral("CREATE TABLE games (name TEXT)")));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("foreign"));
    for (const QString& name : {rubbish, foreign}) {
        QFile file(name);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        EXPECT_FALSE(added(name));
        ASSERT_TRUE(file.seek(0));
        EXPECT_EQ(file.readAll(), before);
        EXPECT_FALSE(QFile::exists(name + QStringLiteral(".damaged-1")));
        EXPECT_FALSE(LibraryStore(LibraryPlace(desk.folder.path(), QStringLiteral("foreign.sqlite"))).open());
    }
    EXPECT_EQ(collections().all().size(), 1U);
}

TEST_F(SeveralCollections, OneWhoseDiskIsGoneIsNotMadeAgain) {
    desk.settings.set(keys::collections(), {QStringLiteral("stick\t") + fileOf("gone/stick.sqlite")});
    Collections known(desk.folder.filePath(QStringLiteral("library")), desk.settings, nullptr);
    ASSERT_EQ(known.all().size(), 2U);
    QSignalSpy failed(&known, &Collections::failed);
    EXPECT_TRUE(desk.keptIn(known.library(1)).ids.empty());
    EXPECT_EQ(failed.size(), 1);
    EXPECT_FALSE(QFile::exists(fileOf("gone")));
    EXPECT_EQ(known.all().size(), 2U) << "it may come back";
}

TEST_F(SeveralCollections, AnImportGoesIntoTheOneThatIsLookedAt) {
    GamesPage& open = gamesPage();
    QSignalSpy found(&open, &GamesPage::found);
    const std::size_t club = made("club.sqlite");
    ASSERT_TRUE(found.wait(5000));
    imported(open.library(), "twins.pgn");
    EXPECT_EQ(desk.keptIn(collections().library(club)).ids.size(), 2U);
    EXPECT_EQ(desk.kept().ids.size(), 0U);
    EXPECT_EQ(open.model().rowCount(), 2);
    named<QTabBar>(open, "collections").setCurrentIndex(0);
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(open.model().rowCount(), 0);
}

TEST_F(SeveralCollections, AnEditedGameStaysWhereItWas) {
    const std::size_t club = made("club.sqlite");
    put(collections().library(club), gamesOf(Four));
    GamesPage& open = gamesPage();
    QSignalSpy chosen(&open, &GamesPage::chosen);
    emit open.list().activated(open.model().index(0, 0));
    ASSERT_TRUE(chosen.wait(5000));
    part<GameRecord>(desk.window).comment(Node::Root, "seen in Plovdiv");
    desk.start("vyrt", "pp");
    EXPECT_EQ(desk.kept().ids.size(), 0U);
    LibraryPage page;
    bool done = false;
    collections().library(club).ask(
        [](LibraryStore& store) { return store.find({.words = QStringLiteral("plovdiv")}); },
        [&](LibraryPage answer) { page = std::move(answer), done = true; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return done; }));
    EXPECT_EQ(page.ids.size(), 1U);
    EXPECT_EQ(desk.keptIn(collections().library(club)).ids.size(), 4U);
}

/// SQLite would wait for ever for another program to write into a pipe.
TEST_F(SeveralCollections, APipeIsRefusedAndDoesNotMakeTheWindowWait) {
    const QString pipe = fileOf("pipe.sqlite");
    ASSERT_EQ(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    const auto refused = added(pipe);
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().contains(QStringLiteral("pipe.sqlite"))) << refused.error().toStdString();
    EXPECT_FALSE(added(desk.folder.path())) << "a folder";
    EXPECT_EQ(collections().all().size(), 1U);
}

TEST_F(SeveralCollections, GamesAreCopiedAndMoved) {
    std::vector<LibraryGame> games = gamesOf(Four);
    games[1].counted = true;
    games[1].seats[0].level = 7;
    put(*desk.controls().library(), games);
    const auto index = added(fileOf("club.sqlite"));
    ASSERT_TRUE(index);
    GamesPage& open = gamesPage();
    QSignalSpy gone(&open.gameActions(), &GameActions::transferred), found(&open, &GamesPage::found);
    selectOnly(open.list(), 0);
    open.transferTo(*index, Transfer::Copy);
    ASSERT_TRUE(gone.wait(5000));
    EXPECT_EQ(desk.kept().ids.size(), 4U);
    open.list().selectAll();
    open.transferTo(*index, Transfer::Move);
    ASSERT_TRUE(gone.wait(5000));
    EXPECT_TRUE(open.said().contains(QStringLiteral("3"))) << open.said().toStdString() << ": one was there";
    EXPECT_EQ(desk.kept().ids.size(), 0U);
    Library& club = collections().library(*index);
    EXPECT_EQ(desk.keptIn(club).ids.size(), 4U);
    bool same = false, done = false;
    club.ask([](LibraryStore& store) { return keptGames(store, store.find({}).ids); },
             [&](const KeptGames& kept) {
                 done = true;
                 same = std::ranges::all_of(games, [&](const LibraryGame& game) {
                     return std::ranges::any_of(kept.games, [&](const LibraryGame& other) {
                         return other.record == game.record && other.key == game.key && other.counted == game.counted &&
                                other.seats[0].level == game.seats[0].level;
                     });
                 });
             });
    ASSERT_TRUE(QTest::qWaitFor([&] { return done; }));
    EXPECT_TRUE(same) << "with what no record says";
    open.gameActions().restoreRemoved();
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(desk.kept().ids.size(), 4U) << "a move can be undone where it began";
}

}  // namespace
}  // namespace rokada::ui::collectionsTest
