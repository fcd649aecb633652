// Tests backup copies of a library: when they are made, how many of them are kept, and how one of them restores the
// games.
#include "collection/librarycopies.h"

#include "collection/librarystore.h"
#include "collection/storedrecord.h"
#include "kit/draftfiles.h"
#include "library/collectionactions.h"
#include "library/collections.h"
#include "library/foundlist.h"
#include "library/gameactions.h"
#include "library/gamespage.h"
#include "library/librarymodel.h"
#include "library/restoredialog.h"
#include "librarydesk.h"
#include "librarytesting.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSysInfo>
#include <QTableWidget>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace rokada::ui::librarycopiesTest {
namespace {

using namespace testing;

LibraryGame gameOf(int number) {
    const std::string pgn =
        "[White \"" + std::to_string(number) + "\"]\n\n1. e4 {" + std::string(300, 'x') + "} e5 *\n";
    LibraryGame game = gamesOf(pgn.c_str()).front();
    game.seats[0].thought = number;
    return game;
}

std::vector<LibraryGame> gamesFrom(int first, int many) {
    std::vector<LibraryGame> games;
    for (int i = 0; i < many; ++i) games.push_back(gameOf(first + i));
    return games;
}

class Copies : public ::testing::Test {
protected:
    [[nodiscard]] std::vector<LibraryCopy> copies() const { return copiesOf(store.file()); }
    /// Makes all copies older by a number of days. Renames their files, because the names contain the times at which
    /// the copies were made.
    void age(int days) {
        for (const LibraryCopy& copy : listedCopies(store.file())) {
            const QString earlier = store.file() + QStringLiteral(".copy-") +
                                    copy.made.addDays(-days).toUTC().toString(QStringLiteral("yyyyMMdd-HHmmsszzz"));
            ASSERT_TRUE(QFile::rename(copy.file, earlier));
        }
    }
    void copyOfDay(int daysAgo) {
        age(1);
        LibraryStore again(folder.path());
        ASSERT_NE(again.put(gameOf(1'000 + daysAgo)), 0);
        again.copyDaily();
    }

    const QTemporaryDir folder;
    LibraryStore store{folder.path()};
};

TEST_F(Copies, OneIsMadeOnADayWithChanges) {
    ASSERT_EQ(store.put(gamesFrom(0, 3)), 3);
    store.copyDaily();
    ASSERT_EQ(copies().size(), 1U);
    EXPECT_EQ(copies()[0].games, 3);
    ASSERT_NE(store.put(gameOf(7)), 0);
    store.copyDaily();
    EXPECT_EQ(copies().size(), 1U) << "there is one of today";
    age(1);
    LibraryStore next(folder.path());
    ASSERT_TRUE(next.open());
    next.copyDaily();
    ASSERT_EQ(copies().size(), 2U);
    EXPECT_EQ(copies()[0].games, 4);
    EXPECT_EQ(copies()[1].games, 3);
}

TEST_F(Copies, ADayWithoutChangesHasNone) {
    {
        LibraryStore own(folder.path());
        ASSERT_EQ(own.put(gamesFrom(0, 3)), 3);
    }
    store.copyDaily();
    EXPECT_TRUE(copies().empty()) << "it was not opened";
    ASSERT_TRUE(store.open());
    store.copyDaily();
    ASSERT_EQ(copies().size(), 1U);
    LibraryStore again(folder.path());
    ASSERT_TRUE(again.open());
    again.copyDaily();
    EXPECT_EQ(copies().size(), 1U);
}

TEST_F(Copies, AnEmptyLibraryHasNone) {
    ASSERT_TRUE(store.open());
    store.copyDaily();
    EXPECT_TRUE(listedCopies(store.file()).empty());
    ASSERT_EQ(store.put(gamesFrom(0, 3)), 3);
    store.copyDaily();
    ASSERT_TRUE(store.setDeleted(store.find({}).ids, true));
    age(1);
    LibraryStore next(folder.path());
    ASSERT_TRUE(next.open());
    next.copyDaily();
    ASSERT_EQ(copies().size(), 1U) << "an empty one takes no other's place";
    EXPECT_EQ(copies()[0].games, 3);
}

TEST_F(Copies, GamesAreCopiedBeforeTheyAreDeleted) {
    ASSERT_EQ(store.put(gamesFrom(0, 3)), 3);
    ASSERT_TRUE(store.setDeleted({store.find({}).ids.front()}, true));
    ASSERT_EQ(copies().size(), 1U);
    EXPECT_EQ(copies()[0].games, 3);
    ASSERT_TRUE(store.setDeleted({store.find({}).ids.front()}, true));
    EXPECT_EQ(copies().size(), 1U) << "the second one is in it";
    const qint64 fresh = store.put(gameOf(9));
    ASSERT_TRUE(store.setDeleted({fresh}, true));
    EXPECT_EQ(copies().size(), 2U) << "this one was not";
}

TEST_F(Copies, GamesAreCopiedBeforeTheyAreRewritten) {
    const qint64 id = store.put(gameOf(1));
    ASSERT_TRUE(store.edit(id, gameOf(2)));
    ASSERT_EQ(copies().size(), 1U);
    LibraryStore kept(LibraryPlace(folder.path(), QFileInfo(copies()[0].file).fileName(), false));
    ASSERT_TRUE(kept.open());
    EXPECT_EQ(kept.pgn(id), *pgnOf(gameOf(1).record));
    ASSERT_NE(store.put(gameOf(3), id), 0);
    EXPECT_EQ(copies().size(), 1U) << "once a day";
    EXPECT_TRUE(store.forgetStatistics());
    EXPECT_EQ(copies().size(), 2U);
}

TEST_F(Copies, ThreeOfDifferentDaysStay) {
    ASSERT_EQ(store.put(gamesFrom(0, 3)), 3);
    store.copyDaily();
    for (int day = 5; day > 0; --day) copyOfDay(day);
    ASSERT_EQ(copies().size(), CopyLimits::Generations);
    EXPECT_EQ(copies()[0].games, 8);
    EXPECT_EQ(copies()[2].games, 6);
    // Further copies of one day must not displace the copies of other days.
    for (int i = 0; i < 3; ++i) {
        LibraryStore again(folder.path());
        const qint64 fresh = again.put(gameOf(100 + i));
        ASSERT_TRUE(again.setDeleted({fresh}, true));
    }
    ASSERT_EQ(copies().size(), CopyLimits::Generations);
    EXPECT_EQ(copies()[1].games, 7);
    EXPECT_EQ(copies()[2].games, 6);
}

TEST_F(Copies, TogetherTheyAreNoLargerThanAllowed) {
    ASSERT_EQ(store.put(gamesFrom(0, 100)), 100);
    store.copyDaily();
    ASSERT_EQ(copies().size(), 1U);
    const qint64 one = QFileInfo(copies()[0].file).size();
    age(1);
    LibraryStore narrow(folder.path());
    narrow.setCopyLimits({.bytes = one * 3 / 2});
    ASSERT_NE(narrow.put(gameOf(200)), 0);
    narrow.copyDaily();
    ASSERT_EQ(copies().size(), 1U);
    EXPECT_EQ(copies()[0].games, 101);
    EXPECT_FALSE(narrow.takeCopyFailure());
}

TEST_F(Copies, ALargerLibrarySaysSoOnceAndKeepsTheOlderCopies) {
    ASSERT_EQ(store.put(gamesFrom(0, 100)), 100);
    store.copyDaily();
    age(1);
    LibraryStore narrow(folder.path());
    narrow.setCopyLimits({.bytes = 20'000});
    ASSERT_NE(narrow.put(gameOf(200)), 0);
    narrow.copyDaily();
    const auto failure = narrow.takeCopyFailure();
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, NoCopy::TooLarge);
    EXPECT_GT(failure->bytes, 20'000);
    ASSERT_TRUE(narrow.setDeleted({narrow.find({}).ids.front()}, true));
    EXPECT_FALSE(narrow.takeCopyFailure());
    ASSERT_EQ(copies().size(), 1U);
    EXPECT_EQ(copies()[0].games, 100);
    const QString path = folder.filePath(QStringLiteral("saved.sqlite"));
    EXPECT_EQ(narrow.saveCopy(path), 100) << "it can be saved all the same";
    EXPECT_EQ(gamesInCopy(path), 100);
}

TEST_F(Copies, OneThatIsStoppedLeavesNothing) {
    ASSERT_EQ(store.put(gamesFrom(0, 20)), 20);
    std::stop_source stop;
    stop.request_stop();
    store.setCopyWatch({.stop = stop.get_token()});
    store.copyDaily();
    const auto failure = store.takeCopyFailure();
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, NoCopy::Stopped);
    EXPECT_TRUE(QDir(folder.path()).entryList({QStringLiteral("*.copy*")}).isEmpty());
    EXPECT_TRUE(store.setDeleted({store.find({}).ids.front()}, true)) << "what waited for it goes on";
}

TEST_F(Copies, WhatKilledProgramsLeftIsTidiedAtTheNextStart) {
    ASSERT_NE(store.put(gameOf(1)), 0);
    const QTemporaryDir elsewhere;
    const auto put = [&](const QString& name, const QByteArray& content = "x") {
        QFile file(QDir(folder.path()).absoluteFilePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(content), content.size());
    };
    for (const char* left :
         {"library.sqlite.copy-20260101-000000000.new", "library.sqlite.copy-20260101-000000000.new-journal",
          "library.sqlite.replaced-1.new", "library.sqlite.copy-20260102-000000000.new"})
        put(QLatin1String(left));
    put(QStringLiteral("library.sqlite.window-7"), "999999\nrokada\n" + QSysInfo::machineHostName().toUtf8() + '\n');
    for (const char* stays : {"mine.new", "library.sqlite.news"}) put(QLatin1String(stays));
    const QString saved = elsewhere.filePath(QStringLiteral("mine.sqlite.new"));
    put(saved);
    put(elsewhere.filePath(QStringLiteral("yours.sqlite.new")));
    put(QStringLiteral("library.sqlite.saving"), saved.toUtf8());
    QFile held(folder.filePath(QStringLiteral("library.sqlite.copy-20260102-000000000.new")));
    ASSERT_TRUE(held.open(QIODevice::ReadOnly));
    holdDraft(held);
    LibraryStore next(folder.path());
    ASSERT_TRUE(next.open());
    QStringList others = QDir(folder.path()).entryList(QDir::Files);
    others.removeIf([](const QString& name) {
        return name.endsWith(QLatin1String("-wal")) || name.endsWith(QLatin1String("-shm"));
    });
    EXPECT_EQ(others.join(QLatin1Char(' ')).toStdString(),
              "library.sqlite library.sqlite.copy-20260102-000000000.new library.sqlite.news mine.new")
        << "another program makes that copy";
    EXPECT_EQ(QDir(elsewhere.path()).entryList(QDir::Files).join(QLatin1Char(' ')).toStdString(), "yours.sqlite.new");
}

TEST_F(Copies, AnEmptyCollectionDoesNotReplaceASavedCopyWithGames) {
    ASSERT_EQ(store.put(gamesFrom(0, 3)), 3);
    const QString path = folder.filePath(QStringLiteral("saved.sqlite"));
    ASSERT_EQ(store.saveCopy(path), 3);
    ASSERT_TRUE(store.setDeleted(store.find({}).ids, true));
    const Copied again = store.saveCopy(path);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().kind, NoCopy::Empty);
    EXPECT_EQ(gamesInCopy(path), 3);
    EXPECT_EQ(store.saveCopy(folder.filePath(QStringLiteral("empty.sqlite"))), 0) << "a new file may be empty";
    EXPECT_TRUE(QDir(folder.path()).entryList({QStringLiteral("*.new"), QStringLiteral("*.saving")}).isEmpty());
}

TEST_F(Copies, ACopyIsACollectionLikeOthers) {
    ASSERT_EQ(store.put(gamesFrom(0, 20)), 20);
    const QString path = folder.filePath(QStringLiteral("saved.sqlite"));
    ASSERT_EQ(store.saveCopy(path), 20);
    LibraryStore saved(LibraryPlace(folder.path(), QStringLiteral("saved.sqlite")));
    EXPECT_EQ(saved.put(gamesFrom(0, 21)), 1);
    EXPECT_EQ(saved.find({.opening = QStringLiteral("e4")}).ids.size(), 21U);
    while (saved.indexSome()) {
    }
    EXPECT_FALSE(store.saveCopy(store.file())) << "not onto itself";
    EXPECT_EQ(store.find({}).ids.size(), 20U);
}

TEST_F(Copies, OneTakesThePlaceOfTheGamesAndThesAreSetAside) {
    ASSERT_EQ(store.put(gamesFrom(0, 20)), 20);
    store.copyDaily();
    const std::vector<qint64> before = store.find({}).ids;
    ASSERT_EQ(store.put(gamesFrom(100, 5)), 5);
    ASSERT_TRUE(store.setDeleted({before[0], before[1]}, true));
    const auto restored = store.restore(copies().back().file);
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->games, 20);
    const std::vector<qint64> ids = store.find({.descending = false}).ids;
    ASSERT_EQ(ids.size(), 20U);
    for (const qint64 id : ids) EXPECT_EQ(std::ranges::count(before, id), 0) << "a number means one game";
    EXPECT_EQ(gamesInCopy(restored->aside), 23);
    EXPECT_EQ(store.put(gamesFrom(0, 20)), 0) << "the same games";
    while (store.indexSome()) {
    }
    EXPECT_EQ(store.find({}).unindexed, 0);
    QSqlQuery seats(store.database());
    ASSERT_TRUE(seats.exec(QStringLiteral("SELECT count(*), max(thought) FROM seats")) && seats.next());
    EXPECT_EQ(seats.value(0).toInt(), 38) << "the players of the first game did not think, so they need no rows";
    EXPECT_EQ(seats.value(1).toInt(), 19);
}

/// The numbers of names differ between two files.
TEST_F(Copies, TheGamesOfAnotherFileKeepTheirNames) {
    const QTemporaryDir elsewhere;
    LibraryStore other{LibraryPlace(elsewhere.path())};
    ASSERT_EQ(other.put(gamesOf("[White \"Zoe\"]\n[Black \"Max\"]\n[Event \"Cup\"]\n\n1. e4 c5 *\n\n")), 1);
    const QString copy = elsewhere.filePath(QStringLiteral("copy.sqlite"));
    ASSERT_TRUE(other.saveCopy(copy));
    ASSERT_EQ(store.put(gamesFrom(0, 20)), 20);
    ASSERT_TRUE(store.restore(copy));
    ASSERT_EQ(store.put(gamesFrom(0, 20)), 20);
    const LibraryPage page = store.find({.player = QStringLiteral("zoe")});
    ASSERT_EQ(page.rows.size(), 1U);
    EXPECT_EQ(page.rows[0].players, QStringLiteral("Zoe - Max"));
    EXPECT_EQ(page.rows[0].event, QStringLiteral("Cup"));
    EXPECT_EQ(page.rows[0].opening, QStringLiteral("e4 c5"));
    EXPECT_EQ(store.find({}).ids.size(), 21U);
}

TEST_F(Copies, ADamagedOneIsNotOfferedAndTakesNoPlace) {
    ASSERT_EQ(store.put(gamesFrom(0, 20)), 20);
    store.copyDaily();
    const QString name = copies()[0].file;
    {
        QFile file(name);
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.resize(file.size() / 2));
    }
    EXPECT_TRUE(store.copies().empty());
    EXPECT_FALSE(store.restore(name));
    EXPECT_EQ(store.find({}).ids.size(), 20U);
}

TEST_F(Copies, AFileWithoutContentIsNoLibraryWhereThereAreCopies) {
    {
        LibraryStore own(folder.path());
        ASSERT_EQ(own.put(gamesFrom(0, 20)), 20);
        own.copyDaily();
    }
    ASSERT_TRUE(QFile::resize(store.file(), 0));
    EXPECT_TRUE(store.open());
    const auto damage = store.takeDamage();
    ASSERT_TRUE(damage);
    EXPECT_EQ(damage->restored, 20);
    EXPECT_EQ(store.find({}).ids.size(), 20U);
}

TEST(CopiesInTheWindow, AreRestoredFromTheDialog) {
    LibraryDesk desk;
    bool put = false;
    desk.controls().library()->ask(
        [](LibraryStore& store) {
            store.put(gamesFrom(0, 12));
            store.copyDaily();
            return store.put(gamesFrom(50, 4));
        },
        [&](auto) { put = true; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return put; }));
    desk.trigger("library");
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found);
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(gamesPage.model().rowCount(), 16);
    QSignalSpy saved(&gamesPage.collectionDeeds(), &CollectionActions::copySaved);
    gamesPage.collectionDeeds().saveCopy(desk.folder.filePath(QStringLiteral("mine.sqlite")));
    ASSERT_TRUE(saved.wait(5000));
    EXPECT_TRUE(saved[0][0].toBool());
    EXPECT_TRUE(gamesPage.said().contains(QStringLiteral("mine.sqlite")));
    named<QAction>(gamesPage, "restoreCopy").trigger();
    auto& choice = named<RestoreDialog>(desk.window, "restoreDialog");
    QSignalSpy listed(&choice, &RestoreDialog::listed);
    ASSERT_TRUE(listed.wait(5000));
    const auto& copies = only<QTableWidget>(choice);
    ASSERT_EQ(copies.rowCount(), 1);
    EXPECT_EQ(copies.item(0, 1)->text(), QStringLiteral("12"));
    EXPECT_TRUE(copies.item(0, 0)->text().contains(QString::number(QDate::currentDate().day())));
    found.clear();
    named<QPushButton>(choice, "restoreChosen").click();
    ASSERT_TRUE(found.wait(5000));
    EXPECT_EQ(gamesPage.model().rowCount(), 12);
    EXPECT_TRUE(gamesPage.said().contains(QStringLiteral(".replaced-1"))) << gamesPage.said().toStdString();
}

TEST(CopiesInTheWindow, AreOfferedWhereALibraryIsDamaged) {
    LibraryDesk desk;
    const LibraryPlace place(desk.folder.filePath(QStringLiteral("library")));
    {
        LibraryStore store(place);
        ASSERT_EQ(store.put(gamesFrom(0, 60)), 60);
        store.copyDaily();
        ASSERT_EQ(store.put(gamesFrom(100, 1)), 1);
    }
    ASSERT_TRUE(QFile::resize(place.file(), QFileInfo(place.file()).size() / 2));
    EXPECT_GE(desk.kept().ids.size(), 60U);
    EXPECT_NE(desk.error().find("Games recovered from the damaged file"), std::string::npos) << desk.error();
    EXPECT_NE(desk.error().find("could not be recovered"), std::string::npos) << desk.error();
    named<QPushButton>(desk.window, "restoreDamaged").click();
    ASSERT_NE(desk.controls().page(), nullptr);
    auto& choice = named<RestoreDialog>(desk.window, "restoreDialog");
    QSignalSpy listed(&choice, &RestoreDialog::listed);
    ASSERT_TRUE(listed.wait(5000));
    const auto& copies = only<QTableWidget>(choice);
    ASSERT_EQ(copies.rowCount(), 1);
    EXPECT_EQ(copies.item(0, 1)->text(), QStringLiteral("60"));
}

TEST(CopiesInTheWindow, TheNoticeOfADeedThatFailedGoesWhenItSucceeds) {
    LibraryDesk desk;
    bool put = false;
    desk.controls().library()->ask([](LibraryStore& store) { return store.put(gamesFrom(0, 3)); },
                                   [&](auto) { put = true; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return put; }));
    desk.trigger("library");
    GamesPage& gamesPage = *desk.controls().page();
    QSignalSpy found(&gamesPage, &GamesPage::found);
    ASSERT_TRUE(found.wait(5000));
    QSignalSpy saved(&gamesPage.collectionDeeds(), &CollectionActions::copySaved);
    QSignalSpy exported(&gamesPage.gameActions(), &GameActions::exported);
    for (const char* where : {"none/", ""}) {
        const auto path = [&](const char* name) {
            return desk.folder.filePath(QString::fromLatin1(where) + QLatin1String(name));
        };
        gamesPage.collectionDeeds().saveCopy(path("mine.sqlite"));
        ASSERT_TRUE(saved.wait(5000));
        gamesPage.gameActions().exportTo(path("mine.pgn"), gamesPage.model().ids());
        ASSERT_TRUE(exported.wait(5000));
        EXPECT_EQ(part<StatusLine>(desk.window).errors().size(), *where == '\0' ? 0 : 2) << desk.error();
    }
}

TEST(CopiesInTheWindow, TheNoticeOfAnAutomaticCopyGoesWithTheNextOne) {
    LibraryDesk desk;
    Collections& collections = *desk.controls().collections();
    emit collections.notCopied(collections.all().front().file, {.kind = NoCopy::Failed, .why = {}});
    EXPECT_NE(desk.error().find("could not be copied"), std::string::npos) << desk.error();
    const auto copy = [](LibraryStore& store) {
        store.put(gamesFrom(0, 3));
        store.copyDaily();
        return true;
    };
    desk.controls().library()->ask(copy, [](bool) {});
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.error().empty(); })) << desk.error();
}

TEST(CopiesInTheWindow, ACollectionThatIsTooLargeOffersToSaveOne) {
    LibraryDesk desk;
    Collections& collections = *desk.controls().collections();
    emit collections.notCopied(collections.all().front().file, {.kind = NoCopy::TooLarge, .bytes = 612'345'678});
    EXPECT_NE(desk.error().find("613 MB"), std::string::npos) << desk.error();
    named<QPushButton>(desk.window, "saveLargeCopy").click();
    ASSERT_NE(desk.controls().page(), nullptr);
    EXPECT_TRUE(desk.window.findChild<QFileDialog*>() != nullptr);
}

}  // namespace
}  // namespace rokada::ui::librarycopiesTest
