// Tests the library file: searches, deleted and restored games, two windows, and damaged files.
#include "collection/libraryduplicates.h"
#include "collection/storedrecord.h"
#include "librarytesting.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <memory>
#include <thread>

namespace rokada::ui::librarystoreTest {
namespace {

using namespace testing;

class Store : public ::testing::Test {
protected:
    [[nodiscard]] int found(const LibraryQuery& query) { return static_cast<int>(store.find(query).ids.size()); }

    const QTemporaryDir folder;
    LibraryStore store{folder.path()};
};

TEST_F(Store, FindsGamesByEverythingThatIsKnown) {
    EXPECT_EQ(store.put(gamesOf(Four)), 4);
    EXPECT_EQ(found({}), 4);
    EXPECT_EQ(found({.words = QStringLiteral("FINE day")}), 1);
    EXPECT_EQ(found({.words = QStringLiteral("100%")}), 0) << "signs of the query language mean themselves";
    EXPECT_EQ(found({.player = QStringLiteral("anna")}), 2);
    EXPECT_EQ(found({.player = QStringLiteral("борис")}), 1);
    EXPECT_EQ(found({.game = QStringLiteral("vyrt")}), 1);
    EXPECT_EQ(found({.result = QStringLiteral("1/2-1/2")}), 1);
    EXPECT_EQ(found({.from = QStringLiteral("2025")}), 2);
    EXPECT_EQ(found({.from = QStringLiteral("2025"), .to = QStringLiteral("2025")}), 1);
    EXPECT_EQ(found({.opening = QStringLiteral("1.e4")}), 2);
    EXPECT_EQ(found({.opening = QStringLiteral("e2-e4 e5 Кf3")}), 1) << "in any notation";
    EXPECT_EQ(found({.opening = QStringLiteral("e5")}), 0) << "no legal first move";
    const LibraryPage page = store.find({});
    EXPECT_EQ(page.rows.front().date, QStringLiteral("2026-01-05")) << "the newest first";
    EXPECT_EQ(page.rows.front().players, QStringLiteral("Борис - Anna"));
}

TEST_F(Store, TheSameGameIsKeptOnce) {
    EXPECT_EQ(store.put(gamesOf(Four)), 4);
    EXPECT_EQ(store.put(gamesOf(Four)), 0);
    EXPECT_EQ(found({}), 4);
}

std::string textOf(const char* name) {
    QFile file(QStringLiteral(ROKADA_RECORD_FILES "/") + QLatin1String(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll().toStdString();
}

TEST_F(Store, ABareCopyStaysBesideTheAnnotatedGame) {
    const auto games = gamesOf(textOf("twins.pgn").c_str());
    ASSERT_EQ(games.size(), 2U);
    const qint64 annotated = store.put(games[0]);
    EXPECT_EQ(store.put(std::vector{games[1]}), 1);
    EXPECT_EQ(duplicatesIn(store), (std::vector<Duplicates>{{annotated, annotated + 1}}));
    EXPECT_EQ(found({}), 2);
    EXPECT_EQ(store.pgn(annotated), *pgnOf(games[0].record));
    EXPECT_EQ(store.put(games), 0) << "both are known";
}

TEST_F(Store, AnEditedRecordKeepsItsPlaceAndWhatIsCounted) {
    auto games = gamesOf(textOf("twins.pgn").c_str());
    games[1].counted = true;
    games[1].seats[0].level = 3;
    const qint64 id = store.put(games[1]);
    EXPECT_TRUE(store.edit(id, games[0]));
    EXPECT_EQ(store.pgn(id), *pgnOf(games[0].record));
    EXPECT_EQ(found({.words = QStringLiteral("as the book says")}), 1);
    ASSERT_EQ(store.counted().size(), 1U);
    EXPECT_EQ(store.counted()[0].seats[0].level, 3);
    EXPECT_FALSE(store.edit(id + 1, games[1])) << "there is none";
}

TEST_F(Store, AnOwnGameStaysOwnWhenStatisticsAreReset) {
    auto games = gamesOf(textOf("twins.pgn").c_str());
    games[1].counted = true;
    store.put(games[0]);
    store.put(games[1]);
    ASSERT_TRUE(store.forgetStatistics());
    EXPECT_TRUE(store.counted().empty());
    const LibraryPage page = store.find({});
    ASSERT_EQ(page.rows.size(), 2U);
    EXPECT_EQ(std::ranges::count_if(page.rows, &LibraryRow::own), 1);
    ASSERT_TRUE(store.forgetStatistics());
    EXPECT_EQ(std::ranges::count_if(store.find({}).rows, &LibraryRow::own), 1);
}

TEST_F(Store, DeletedGamesComeBack) {
    const LibraryGame game = gamesOf(Four).front();
    const qint64 id = store.put(game);
    ASSERT_NE(id, 0);
    EXPECT_TRUE(store.setDeleted({id}, true));
    EXPECT_EQ(found({}), 0);
    EXPECT_TRUE(store.setDeleted({id}, false));
    EXPECT_EQ(found({}), 1);
    EXPECT_EQ(store.pgn(id), *pgnOf(game.record));
}

TEST_F(Store, WhatAWindowDeletedIsItsOwnAffairUntilItCloses) {
    auto window = std::make_unique<LibraryStore>(folder.path());
    ASSERT_EQ(window->put(gamesOf(Four)), 4);
    const qint64 id = window->find({}).rows.front().id;
    ASSERT_TRUE(window->setDeleted({id}, true));
    {
        LibraryStore other(folder.path());
        EXPECT_EQ(other.find({}).ids.size(), 3U);
        const qint64 another = other.find({}).rows.front().id;
        ASSERT_TRUE(other.setDeleted({another}, true));
        EXPECT_EQ(window->find({}).ids.size(), 2U);
    }
    EXPECT_EQ(found({}), 2) << "what the other one deleted went with it";
    EXPECT_TRUE(window->setDeleted({id}, false)) << "and this window's undo still works";
    EXPECT_EQ(window->find({}).ids.size(), 3U);
    ASSERT_TRUE(window->setDeleted({id}, true));
    window.reset();
    EXPECT_TRUE(store.pgn(id).isEmpty()) << "gone with its window";
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.window-*")}).size(), 0);
}

/// Marks all games as deleted by a window. A killed window leaves such marks.
void markDeleted(const QString& file, int window) {
    const QString name = QStringLiteral("by hand");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(file);
        ASSERT_TRUE(database.open());
        ASSERT_TRUE(QSqlQuery(database).exec(QStringLiteral("UPDATE games SET deleted = %1").arg(window)));
    }
    QSqlDatabase::removeDatabase(name);
}

TEST_F(Store, WhatAKilledWindowHadDeletedGoesAtTheNextOpening) {
    {
        LibraryStore window(folder.path());
        ASSERT_EQ(window.put(gamesOf(Four)), 4);
    }
    markDeleted(store.file(), 7);
    ASSERT_TRUE(store.open());
    EXPECT_EQ(store.put(gamesOf(Four)), 4) << "they were no longer there";
}

TEST_F(Store, ALibraryOfTheFirstVersionIsKept) {
    const QString name = QStringLiteral("first version");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(store.file());
        ASSERT_TRUE(database.open());
        for (const char* statement :
             {"CREATE TABLE games (id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, game TEXT, date TEXT, event TEXT, "
              "result TEXT, plies INTEGER, opening TEXT, players TEXT, words TEXT, pgn BLOB, counted INTEGER, deleted "
              "INTEGER DEFAULT 0)",
              "CREATE TABLE seats (game INTEGER REFERENCES games (id) ON DELETE CASCADE, side INTEGER, name TEXT, "
              "folded TEXT, level INTEGER, team INTEGER, half INTEGER, moves INTEGER, thought INTEGER, PRIMARY KEY "
              "(game, side))",
              "INSERT INTO games VALUES (1, 'k', 'chess', '2026', '', '1-0', 3, 'e4', 'A - B', 'a - b', 'pgn', 1, 0)",
              "INSERT INTO seats VALUES (1, 0, 'A', 'a', 0, 0, 2, 2, 900)",
              "INSERT INTO seats VALUES (1, 1, 'B', 'b', 3, 1, 0, 1, 0)", "PRAGMA user_version = 1"})
            ASSERT_TRUE(QSqlQuery(database).exec(QLatin1String(statement))) << statement;
    }
    QSqlDatabase::removeDatabase(name);
    EXPECT_EQ(store.put(gamesOf(Four)), 4);
    EXPECT_EQ(found({}), 5);
    const auto games = store.counted();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].seats[1].level, 3);
    EXPECT_EQ(games[0].seats[0].hints, 0);
    const LibraryPage page = store.find({.player = QStringLiteral("A"),
                                         .result = QStringLiteral("1-0"),
                                         .to = QStringLiteral("2026"),
                                         .order = LibraryOrder::White,
                                         .descending = false});
    ASSERT_FALSE(page.rows.empty());
    EXPECT_EQ(page.rows[0].white, QStringLiteral("A"));
    EXPECT_EQ(page.rows[0].black, QStringLiteral("B"));
}

TEST_F(Store, ALaterStateTakesThePlaceOfAnEarlierOne) {
    const auto games = gamesOf(Four);
    const qint64 first = store.put(games[0]);
    const qint64 second = store.put(games[1], first);
    EXPECT_EQ(found({}), 1);
    EXPECT_EQ(store.pgn(second), *pgnOf(games[1].record));
}

TEST_F(Store, TwoWindowsWriteWithoutLoss) {
    const auto write = [this](int from) {
        LibraryStore own(folder.path());
        LibraryGame game = gamesOf(Four).front();
        for (int i = from; i < from + 40; ++i) {
            game.key = QByteArray::number(i);
            EXPECT_NE(own.put(game), 0);
        }
    };
    { const std::jthread one(write, 0), other(write, 1000); }
    EXPECT_EQ(found({}), 80);
}

TEST_F(Store, ADamagedFileIsSetAside) {
    ASSERT_NE(store.put(gamesOf(Four).front()), 0);
    const QTemporaryDir other;
    const QString name = LibraryStore(other.path()).file();
    QFile file(name);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    const QByteArray rubbish(5000, 'x');
    file.write(rubbish);
    file.close();
    LibraryStore damaged(other.path());
    EXPECT_TRUE(damaged.open());
    const auto damage = damaged.takeDamage();
    ASSERT_TRUE(damage);
    EXPECT_EQ(damage->salvaged + damage->restored, 0);
    EXPECT_EQ(damage->aside, name + QStringLiteral(".damaged-1"));
    QFile kept(damage->aside);
    ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
    EXPECT_EQ(kept.readAll(), rubbish);
    EXPECT_EQ(damaged.put(gamesOf(Four)), 4) << "there is a new one";
}

/// Returns two hundred different games.
std::vector<LibraryGame> twoHundred() {
    std::vector<LibraryGame> games;
    for (int i = 0; i < 200; ++i) {
        const std::string pgn =
            "[White \"" + std::to_string(i) + "\"]\n\n1. e4 {" + noiseOf(i, 700).toStdString() + "} e5 *\n";
        games.push_back(gamesOf(pgn.c_str()).front());
        games.back().seats[0].thought = i;
    }
    return games;
}

void spoil(const QString& name, qint64 from, int bytes) {
    QFile file(name);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_GT(file.size(), from + bytes);
    ASSERT_TRUE(file.seek(from));
    file.write(QByteArray(bytes, 'x'));
}

TEST_F(Store, SoundPagesOfADamagedFileAreSaved) {
    auto own = std::make_unique<LibraryStore>(folder.path());
    ASSERT_EQ(own->put(twoHundred()), 200);
    own.reset();
    spoil(store.file(), 40'960, 12'288);
    EXPECT_TRUE(store.open());
    const auto damage = store.takeDamage();
    ASSERT_TRUE(damage);
    EXPECT_GT(damage->salvaged, 150);
    EXPECT_EQ(damage->restored, 0);
    EXPECT_EQ(found({}), damage->salvaged);
}

TEST_F(Store, RecordsWithoutMovesAreSavedToo) {
    std::vector<LibraryGame> games = twoHundred();
    for (std::size_t i = 0; i < games.size(); i += 2) {
        const std::string number = std::to_string(i + 1);
        std::string pgn = "[White \"" + number;
        pgn.append("\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/4K3/4P3/8/8/8/8 w - - 0 ").append(number).append("\"]\n\n{");
        pgn.append(noiseOf(static_cast<int>(i), 700).toStdString()).append("} *\n");
        games[i] = gamesOf(pgn.c_str()).front();
        ASSERT_EQ(games[i].plies, 0);
    }
    auto own = std::make_unique<LibraryStore>(folder.path());
    ASSERT_EQ(own->put(games), 200);
    own.reset();
    spoil(store.file(), 40'960, 12'288);
    EXPECT_TRUE(store.open());
    int bare = 0;
    for (const LibraryRow& row : store.rows(store.find({}).ids)) bare += row.plies == 0;
    EXPECT_GT(bare, 70);
}

TEST_F(Store, TheLastCopyGivesTheRest) {
    auto own = std::make_unique<LibraryStore>(folder.path());
    ASSERT_EQ(own->put(twoHundred()), 200);
    own->copyDaily();
    own.reset();
    spoil(store.file(), 81'920, 12'288);
    EXPECT_TRUE(store.open());
    const auto damage = store.takeDamage();
    ASSERT_TRUE(damage);
    EXPECT_GT(damage->restored, 0);
    EXPECT_EQ(damage->salvaged + damage->restored, 200);
    EXPECT_EQ(damage->lost.value_or(0), 0);
    EXPECT_EQ(found({}), 200);
}

TEST_F(Store, AFolderThatCannotBeWrittenIsNoLibrary) {
    QFile wall(folder.filePath(QStringLiteral("wall")));
    ASSERT_TRUE(wall.open(QIODevice::WriteOnly));
    LibraryStore none(folder.filePath(QStringLiteral("wall/inside")));
    EXPECT_FALSE(none.open());
    EXPECT_EQ(none.put(gamesOf(Four).front()), 0);
    EXPECT_EQ(none.find({}).ids.size(), 0U);
}

}  // namespace
}  // namespace rokada::ui::librarystoreTest
