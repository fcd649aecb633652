// Tests a library locked by another program: this is reported at once, and work continues when it is unlocked.
#include "addedcollection.h"
#include "collection/library.h"
#include "library/collections.h"
#include "library/foundlist.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "library/statisticsdialog.h"
#include "librarydesk.h"
#include "librarytesting.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTableView>

#include <gtest/gtest.h>

#include <array>

namespace rokada::ui::libraryheldTest {
namespace {

using namespace testing;

/// Second connection to the database. It locks the database either completely, or only against writing.
class Holder {
public:
    Holder(const QString& file, bool exclusive) {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
        database.setDatabaseName(file);
        EXPECT_TRUE(database.open());
        QSqlQuery query(database);
        if (exclusive) {
            EXPECT_TRUE(query.exec(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE")));
        }
        EXPECT_TRUE(query.exec(QStringLiteral("BEGIN EXCLUSIVE")));
        EXPECT_TRUE(query.exec(QStringLiteral("UPDATE games SET counted = counted")));
    }
    ~Holder() { QSqlDatabase::removeDatabase(name_); }
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;

private:
    const QString name_ = QStringLiteral("holder");
};

/// Object names of the menu entries for the whole collection and for selected games.
constexpr std::array wholeAndSelected{"exportGames",   "saveCopy",   "restoreCopy",    "lookForTwins",
                                      "reviewFound",   "countAll",   "exportSelected", "reviewSelected",
                                      "countSelected", "deleteGames"};

struct HeldLibrary {
    HeldLibrary() {
        LibraryStore store(folder);
        EXPECT_EQ(store.put(gamesOf(Four)), 4);
    }
    LibraryDesk desk;
    const QString folder = desk.folder.filePath(QStringLiteral("library"));
    const QString file = LibraryPlace(folder).file();
};

TEST(HeldLibrary, IsToldAtOnceAndComesByItself) {
    HeldLibrary held;
    auto holder = std::make_unique<Holder>(held.file, true);
    held.desk.trigger("library");
    GamesPage& gamesPage = *held.desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found);
    QSignalSpy changed(&gamesPage.library(), &Library::heldChanged);
    ASSERT_TRUE(changed.wait(5000));
    EXPECT_TRUE(gamesPage.library().held());
    EXPECT_TRUE(named<QLabel>(gamesPage, "libraryHeld").text().contains(QStringLiteral("Another program")));
    EXPECT_FALSE(gamesPage.list().isVisibleTo(&gamesPage)) << "an empty list would say that there are no games";
    EXPECT_TRUE(named<QLabel>(gamesPage, "libraryHeld").isVisibleTo(&gamesPage));
    EXPECT_FALSE(named<QLabel>(gamesPage, "gamesFound").isVisibleTo(&gamesPage));
    for (const char* name : {"importGames", "undoDelete", "openGame"})
        EXPECT_FALSE(named<QPushButton>(gamesPage, name).isEnabled()) << name;
    for (const char* name : wholeAndSelected) EXPECT_FALSE(named<QAction>(gamesPage, name).isEnabled()) << name;
    EXPECT_TRUE(found.empty());
    holder.reset();
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(gamesPage.model().rowCount(), 4);
    EXPECT_TRUE(gamesPage.list().isVisibleTo(&gamesPage));
    EXPECT_FALSE(gamesPage.library().held());
    EXPECT_FALSE(gamesPage.said().contains(QStringLiteral("Another program")));
    for (const char* name : {"importGames", "openGame"})
        EXPECT_TRUE(named<QPushButton>(gamesPage, name).isEnabled()) << name;
    for (const char* name : wholeAndSelected) EXPECT_TRUE(named<QAction>(gamesPage, name).isEnabled()) << name;
}

TEST(HeldLibrary, WhatIsWrittenWaitsUntilItIsFree) {
    HeldLibrary held;
    Library& library = *held.desk.controls().library();
    ASSERT_EQ(LibraryDesk::keptIn(library).ids.size(), 4U);
    auto holder = std::make_unique<Holder>(held.file, false);
    qint64 id = -1;
    QSignalSpy changed(&library, &Library::heldChanged), failed(&library, &Library::failed);
    const LibraryGame game = gamesOf("[White \"New\"]\n\n1. c4 *\n").front();
    library.ask([game](LibraryStore& store) { return store.put(game); }, [&](qint64 put) { id = put; });
    ASSERT_TRUE(changed.wait(5000));
    EXPECT_TRUE(library.held());
    EXPECT_EQ(id, -1) << "no answer before it is free";
    holder.reset();
    ASSERT_TRUE(QTest::qWaitFor([&] { return id > 0; }));
    EXPECT_TRUE(failed.empty());
    EXPECT_EQ(LibraryDesk::keptIn(library).ids.size(), 5U);
}

TEST(HeldLibrary, TheStatisticsSaySo) {
    HeldLibrary held;
    auto holder = std::make_unique<Holder>(held.file, true);
    QSignalSpy changed(held.desk.controls().library(), &Library::heldChanged);
    held.desk.trigger("statistics");
    StatisticsDialog& dialog = only<StatisticsDialog>(held.desk.window);
    QSignalSpy shown(&dialog, &StatisticsDialog::shown);
    const auto& label = named<QLabel>(dialog, "noStatistics");
    EXPECT_EQ(label.text(), QString()) << "nothing is known yet";
    ASSERT_TRUE(changed.wait(5000));
    EXPECT_TRUE(label.text().contains(QStringLiteral("Another program"))) << label.text().toStdString();
    EXPECT_TRUE(shown.empty());
    holder.reset();
    ASSERT_TRUE(shown.wait(5000));
    EXPECT_FALSE(label.text().contains(QStringLiteral("Another program"))) << label.text().toStdString();
    EXPECT_FALSE(label.text().isEmpty());
}

TEST(HeldLibrary, AnImportGoesOnWhenItIsFree) {
    HeldLibrary held;
    Library& library = *held.desk.controls().library();
    ASSERT_EQ(LibraryDesk::keptIn(library).ids.size(), 4U);
    auto holder = std::make_unique<Holder>(held.file, false);
    QSignalSpy changed(&library, &Library::heldChanged), done(&library, &Library::imported);
    library.importFile(QStringLiteral(ROKADA_RECORD_FILES "/twins.pgn"));
    ASSERT_TRUE(changed.wait(5000));
    EXPECT_TRUE(done.empty());
    holder.reset();
    ASSERT_TRUE(done.wait(5000));
    EXPECT_EQ(done[0][0].value<ImportReport>().added, 2);
    EXPECT_EQ(LibraryDesk::keptIn(library).ids.size(), 6U);
}

TEST(HeldLibrary, ACollectionThatIsHeldIsNotCalledSomethingElse) {
    HeldLibrary held;
    const QString club = held.desk.folder.filePath(QStringLiteral("club.sqlite"));
    {
        LibraryStore store(LibraryPlace(held.desk.folder.path(), QStringLiteral("club.sqlite")));
        ASSERT_EQ(store.put(gamesOf(Four)), 4);
    }
    const Holder holder(club, true);
    const auto added = addedTo(*held.desk.controls().collections(), club);
    ASSERT_FALSE(added);
    EXPECT_TRUE(added.error().contains(QStringLiteral("Another program"))) << added.error().toStdString();
}

}  // namespace
}  // namespace rokada::ui::libraryheldTest
