// Tests damaged libraries: every game whose pages can still be read must be recovered.
#include "collection/librarysalvage.h"

#include "collection/librarystore.h"
#include "collection/storedrecord.h"
#include "librarytesting.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

namespace rokada::ui::librarysalvageTest {
namespace {

using namespace testing;

constexpr qint64 PageSize = 4096;
constexpr int ManyGames = 2'000;
constexpr int RandomDamages = ROKADA_NIGHTLY_SIZE ? 1'000 : 60;

/// Returns the mark of a game, a text that identifies the game in the bytes of a file.
QByteArray markOf(int number) { return "MARK" + QByteArray::number(number) + "END"; }

/// Returns a game with a comment of this length. The mark of the game is in the column `round`. This column is not
/// compressed, so `marked` can find the mark in the file.
LibraryGame gameNumber(int number, int comment) {
    const QByteArray pgn = "[White \"" + QByteArray::number(number) + "\"]\n\n1. e4 {" + noiseOf(number, comment) +
                           " number " + QByteArray::number(number) + ".} e5 *\n";
    LibraryGame game = gamesOf(pgn.constData()).front();
    game.round = QString::fromLatin1(markOf(number));
    game.counted = number % 2 == 1;
    game.seats[0].level = number % 10;
    game.seats[0].thought = number;
    return game;
}

/// Returns a game that is stored as tags and packed moves.
LibraryGame packedGame(int number) {
    const QByteArray pgn = "[White \"" + QByteArray::number(number) + "\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n";
    LibraryGame game = gamesOf(pgn.constData()).front();
    game.round = QString::fromLatin1(markOf(number));
    return game;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void replace(const QString& path, const QByteArray& content) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(content), content.size());
}

/// Returns the bytes of a library file without unused pages and without remains of earlier states.
QByteArray tidyLibrary(const std::vector<LibraryGame>& games) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("tidy.sqlite"));
    {
        LibraryStore store{LibraryPlace(folder.path())};
        EXPECT_EQ(store.put(games), static_cast<int>(games.size()));
        QSqlQuery query(store.database());
        query.prepare(QStringLiteral("VACUUM INTO ?"));
        query.addBindValue(file);
        EXPECT_TRUE(query.exec());
    }
    return contentOf(file);
}

/// Returns the numbers of the games whose marks are on complete pages of the file.
std::set<int> marked(const QByteArray& file) {
    std::set<int> numbers;
    for (qint64 page = 0; page + PageSize <= file.size(); page += PageSize) {
        const QByteArray bytes = file.mid(page, PageSize);
        for (qsizetype at = bytes.indexOf("MARK"); at >= 0; at = bytes.indexOf("MARK", at + 1)) {
            const qsizetype end = bytes.indexOf("END", at);
            if (end > at) numbers.insert(bytes.mid(at + 4, end - at - 4).toInt());
        }
    }
    return numbers;
}

class Salvage : public ::testing::Test {
protected:
    /// Recovers the games of a damaged file, and returns their numbers. Each recovered game must be unchanged.
    std::set<int> salvaged(const QByteArray& content, const std::vector<LibraryGame>& games) {
        replace(file, content);
        std::map<QByteArray, int> known;
        for (std::size_t i = 0; i < games.size(); ++i) known[*pgnOf(games[i].record)] = static_cast<int>(i);
        std::set<int> numbers;
        last = salvageGames(file, [&](const LibraryGame& game) {
            const auto place = known.find(*pgnOf(game.record));
            EXPECT_NE(place, known.end()) << pgnOf(game.record)->toStdString();
            if (place != known.end()) {
                const LibraryGame& before = games[static_cast<std::size_t>(place->second)];
                EXPECT_EQ(game.key, before.key);
                EXPECT_EQ(game.counted, before.counted);
                EXPECT_TRUE(numbers.insert(place->second).second) << "each comes once";
            }
            return true;
        });
        EXPECT_EQ(contentOf(file), content) << "the file is only read";
        return numbers;
    }

    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("library.sqlite"));
    SalvagedNumbers last;
};

std::vector<LibraryGame> manyGames(int many, int comment) {
    std::vector<LibraryGame> games;
    for (int i = 0; i < many; ++i) games.push_back(gameNumber(i, comment));
    return games;
}

TEST_F(Salvage, EveryGameOnAWholePageOfACutFileComesBack) {
    const auto games = manyGames(ManyGames, 200);
    const QByteArray whole = tidyLibrary(games);
    const qint64 size = whole.size();
    ASSERT_GT(size, 100 * PageSize);
    for (const qint64 length :
         {size, size - PageSize, size - 1'000, size * 95 / 100, size * 3 / 4, size / 2, size / 4}) {
        SCOPED_TRACE(length);
        const QByteArray cut = whole.left(length);
        const std::set<int> expected = marked(cut);
        EXPECT_EQ(salvaged(cut, games), expected);
        EXPECT_GT(expected.size(), static_cast<std::size_t>(ManyGames) * static_cast<std::size_t>(length) /
                                       static_cast<std::size_t>(size) / 2);
        ASSERT_TRUE(last.lost);
        EXPECT_LE(last.lost->size() + expected.size(), static_cast<std::size_t>(ManyGames));
        // Without the first page, which contains no games, the same games must be recovered.
        QByteArray headless = cut;
        headless.replace(0, PageSize, QByteArray(PageSize, 'x'));
        EXPECT_EQ(salvaged(headless, games), expected);
        EXPECT_FALSE(last.lost) << "deleted games may be among them";
    }
}

TEST_F(Salvage, EveryPackedGameOnAWholePageComesBack) {
    std::vector<LibraryGame> games;
    for (int i = 0; i < ManyGames; ++i) games.push_back(packedGame(i));
    const QByteArray whole = tidyLibrary(games);
    const qint64 size = whole.size();
    for (const qint64 length : {size, size * 95 / 100, size * 3 / 4, size / 2, size / 4}) {
        SCOPED_TRACE(length);
        const QByteArray cut = whole.left(length);
        EXPECT_EQ(salvaged(cut, games), marked(cut));
    }
}

TEST_F(Salvage, LostGamesAreKnownByWhatElseTheFileSaysOfThem) {
    const auto games = manyGames(300, 200);
    QByteArray spoilt = tidyLibrary(games);
    const qsizetype page = spoilt.indexOf(markOf(100)) / PageSize * PageSize;
    spoilt.replace(page, PageSize, QByteArray(PageSize, 'x'));
    const std::set<int> found = salvaged(spoilt, games);
    EXPECT_EQ(found.count(100), 0U);
    ASSERT_TRUE(last.lost);
    EXPECT_EQ(last.lost->size() + found.size(), 300U);
}

TEST_F(Salvage, OnlyGamesOnOverwrittenPagesAreMissing) {
    // Most of these games are larger than a page, so they continue on overflow pages.
    const auto games = manyGames(200, 7'000);
    const QByteArray whole = tidyLibrary(games);
    EXPECT_EQ(salvaged(whole, games).size(), games.size());
    std::mt19937_64 random(5);
    for (int i = 0; i < 10; ++i) {
        SCOPED_TRACE(i);
        QByteArray spoilt = whole;
        constexpr int Pages = 3, MaxOnAPage = 4;
        for (int page = 0; page < Pages; ++page) {
            const auto at =
                static_cast<qsizetype>(random() % static_cast<std::size_t>(whole.size() / PageSize)) * PageSize;
            QByteArray noise(PageSize, '\0');
            for (char& c : noise) c = static_cast<char>(random());
            spoilt.replace(at, PageSize, noise);
        }
        EXPECT_GE(salvaged(spoilt, games).size(), games.size() - Pages * MaxOnAPage);
    }
}

TEST_F(Salvage, TheLogBesideTheFileIsReadAndStaysAsItIs) {
    const auto games = manyGames(200, 300);
    QByteArray database, log;
    {
        const QTemporaryDir live;
        LibraryStore store{LibraryPlace(live.path())};
        ASSERT_EQ(store.put(games), 200);
        database = contentOf(store.file());
        log = contentOf(store.file() + QStringLiteral("-wal"));
    }
    ASSERT_GT(log.size(), 32);
    const QString beside = file + QStringLiteral("-wal");
    replace(beside, log);
    EXPECT_EQ(salvaged(database, games).size(), 200U);
    EXPECT_EQ(salvaged(database.left(database.size() / 2), games).size(), 200U) << "all of it is in the log";
    replace(beside, log.left(log.size() / 2));
    static_cast<void>(salvaged(database, games));
    EXPECT_EQ(contentOf(beside), log.left(log.size() / 2));
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), 2) << "nothing else is written";
}

TEST_F(Salvage, DeletedGamesStayAway) {
    const auto games = manyGames(300, 300);
    QByteArray content;
    {
        const QTemporaryDir live;
        LibraryStore store{LibraryPlace(live.path())};
        ASSERT_EQ(store.put(games), 300);
        QSqlQuery query(store.database());
        ASSERT_TRUE(query.exec(QStringLiteral("DELETE FROM games WHERE id % 3 != 0")));
        ASSERT_TRUE(query.exec(QStringLiteral("UPDATE games SET deleted = 1 WHERE id % 2 = 0")));
        ASSERT_TRUE(query.exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        query.finish();
        content = contentOf(store.file());
    }
    EXPECT_EQ(salvaged(content, games).size(), 50U);
    ASSERT_TRUE(last.lost);
    EXPECT_TRUE(last.lost->empty());
}

TEST_F(Salvage, PlayersTimesComeBackToo) {
    const auto games = manyGames(50, 300);
    replace(file, tidyLibrary(games).replace(0, PageSize, QByteArray(PageSize, 'x')));
    int seen = 0;
    salvageGames(file, [&](const LibraryGame& game) {
        const int number = game.seats[0].name.toInt();
        EXPECT_EQ(game.seats[0].level, number % 10);
        EXPECT_EQ(game.seats[0].thought, number);
        return ++seen < 40;
    });
    EXPECT_EQ(seen, 40) << "until the answer is false";
}

TEST_F(Salvage, RandomDamageBringsNoOtherGame) {
    const auto games = manyGames(120, 900);
    const QByteArray whole = tidyLibrary(games);
    std::mt19937_64 random(17);
    std::size_t fewest = games.size();
    for (int i = 0; i < RandomDamages; ++i) {
        SCOPED_TRACE(i);
        QByteArray spoilt = whole;
        for (int bytes = 1 + static_cast<int>(random() % 200); bytes > 0; --bytes)
            spoilt[static_cast<qsizetype>(random() % static_cast<std::size_t>(spoilt.size()))] =
                static_cast<char>(random());
        if (i % 3 == 0) spoilt.truncate(static_cast<qsizetype>(random() % static_cast<std::size_t>(spoilt.size())));
        replace(file, spoilt);
        std::set<QByteArray> marks;
        salvageGames(file, [&](const LibraryGame& game) {
            const QByteArray pgn = *pgnOf(game.record);
            const int number = pgn.mid(pgn.indexOf("number ") + 7).split('.').front().toInt();
            marks.insert(markOf(number));
            return true;
        });
        EXPECT_LE(marks.size(), games.size());
        fewest = std::min(fewest, marks.size());
    }
    EXPECT_LT(fewest, games.size());
}

/// Damaged library files that are opened by a `LibraryStore`, as the window does.
class DamagedStore : public ::testing::Test {
protected:
    void make(const QByteArray& content) {
        replace(store.file(), content);
        QFile::remove(store.file() + QStringLiteral("-wal"));
    }

    const QTemporaryDir folder;
    LibraryStore store{LibraryPlace(folder.path())};
};

TEST_F(DamagedStore, ACutLibraryGivesItsGamesBackAndSaysHowMany) {
    const auto games = manyGames(400, 200);
    const QByteArray whole = tidyLibrary(games);
    const QByteArray cut = whole.left(whole.size() / 2 / PageSize * PageSize);
    make(cut);
    ASSERT_TRUE(store.open());
    const auto damage = store.takeDamage();
    ASSERT_TRUE(damage);
    EXPECT_EQ(damage->salvaged, static_cast<int>(marked(cut).size()));
    EXPECT_GT(damage->salvaged, 100);
    ASSERT_TRUE(damage->lost);
    EXPECT_GT(*damage->lost, 0);
    EXPECT_EQ(store.find({}).ids.size(), static_cast<std::size_t>(damage->salvaged));
    EXPECT_EQ(contentOf(damage->aside), cut) << "as it was";
}

TEST_F(DamagedStore, TheLogIsSetAsideAsItWas) {
    QByteArray database, log;
    {
        const QTemporaryDir live;
        LibraryStore other{LibraryPlace(live.path())};
        ASSERT_EQ(other.put(manyGames(100, 300)), 100);
        ASSERT_TRUE(QSqlQuery(other.database()).exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        ASSERT_NE(other.put(gameNumber(100, 300)), 0);
        database = contentOf(other.file());
        log = contentOf(other.file() + QStringLiteral("-wal"));
    }
    const qsizetype page = database.indexOf(markOf(20)) / PageSize * PageSize;
    database.replace(page, PageSize, QByteArray(PageSize, 'x'));
    replace(store.file(), database);
    replace(store.file() + QStringLiteral("-wal"), log);
    ASSERT_TRUE(store.open());
    const auto damage = store.takeDamage();
    ASSERT_TRUE(damage);
    EXPECT_GT(damage->salvaged, 90);
    EXPECT_EQ(store.find({.player = QStringLiteral("100")}).ids.size(), 1U) << "it is in the log only";
    EXPECT_EQ(contentOf(damage->aside), database);
    EXPECT_EQ(contentOf(damage->aside + QStringLiteral("-wal")), log);
}

}  // namespace
}  // namespace rokada::ui::librarysalvageTest
