// Tests collections of earlier versions, whose texts are plain: all of it is found before, while and after the texts
// are compressed.
#include "collection/compression.h"
#include "collection/librarytables.h"
#include "librarytesting.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QVariant>

#include <gtest/gtest.h>

namespace rokada::ui::plaintextsTest {
namespace {

using namespace testing;

constexpr int ManyGames = 450;

LibraryGame gameNumber(int number) {
    const QByteArray text = "[White \"Anna\"]\n[Round \"" + QByteArray::number(number) + "\"]\n\n1. e4 {number-" +
                            QByteArray::number(number) + "-} e5 *\n";
    return gamesOf(text.constData()).front();
}

class PlainCollection : public ::testing::Test {
protected:
    /// Makes the file look as the version before compressed texts left it.
    void SetUp() override {
        std::vector<LibraryGame> games;
        for (int i = 0; i < ManyGames; ++i) games.push_back(gameNumber(i));
        LibraryStore made(folder.path());
        ASSERT_EQ(made.put(games), ManyGames);
        while (made.indexSome()) {
        }
        QSqlQuery all(made.database()), plain(made.database());
        ASSERT_TRUE(plain.prepare(QStringLiteral("UPDATE games SET pgn = ?, words = ? WHERE id = ?")));
        ASSERT_TRUE(all.exec(QStringLiteral("SELECT id, pgn FROM games")));
        std::vector<std::pair<qint64, QByteArray>> texts;
        while (all.next()) texts.emplace_back(all.value(0).toLongLong(), *decompressed(all.value(1).toByteArray()));
        for (const auto& [id, text] : texts) {
            plain.bindValue(0, text);
            plain.bindValue(1, QString::fromUtf8(text).toCaseFolded());
            plain.bindValue(2, id);
            ASSERT_TRUE(plain.exec());
        }
        for (const char* statement : {"DELETE FROM packing", "PRAGMA user_version = 3"})
            ASSERT_TRUE(plain.exec(QLatin1String(statement)));
    }

    /// Returns the number in the first column of the result.
    int number(const char* question) {
        EXPECT_TRUE(store.open());
        QSqlQuery query(store.database());
        EXPECT_TRUE(query.exec(QLatin1String(question)) && query.next()) << question;
        return query.value(0).toInt();
    }
    int plainTexts() { return number("SELECT count(*) FROM games WHERE words IS NOT NULL"); }

    void expectAllGames() {
        const LibraryPage page = store.find({});
        ASSERT_EQ(page.ids.size(), static_cast<std::size_t>(ManyGames));
        for (const qint64 id : {page.ids.front(), page.ids[ManyGames / 2], page.ids.back()})
            EXPECT_EQ(store.pgn(id), gameNumber(static_cast<int>(id) - 1).pgn);
        EXPECT_EQ(store.find({.words = QStringLiteral("ANNA number-17-")}).ids.size(), 1U);
        EXPECT_EQ(page.rows.front().moves, 1);
        EXPECT_FALSE(store.failure());
    }

    const QTemporaryDir folder;
    LibraryStore store{folder.path()};
};

TEST_F(PlainCollection, AllGamesAreFoundBeforeWhileAndAfterTheirTextsAreCompressed) {
    expectAllGames();
    EXPECT_EQ(plainTexts(), ManyGames);
    EXPECT_TRUE(store.indexSome());
    EXPECT_GT(plainTexts(), 0) << "a step is small";
    EXPECT_LT(plainTexts(), ManyGames);
    expectAllGames();
    while (store.indexSome()) {
    }
    EXPECT_EQ(plainTexts(), 0);
    expectAllGames();
    EXPECT_EQ(number("PRAGMA user_version"), LibraryTables::AllCompressed);
    EXPECT_EQ(number("SELECT count(*) FROM packing"), 0) << "the index of positions is still complete";
}

TEST_F(PlainCollection, CompressionGoesOnAtTheNextStart) {
    ASSERT_TRUE(store.open());
    EXPECT_TRUE(store.indexSome());
    const int left = plainTexts();
    LibraryStore next(folder.path());
    ASSERT_TRUE(next.open());
    while (next.indexSome()) {
    }
    EXPECT_GT(left, 0);
    EXPECT_EQ(plainTexts(), 0);
    expectAllGames();
}

TEST_F(PlainCollection, AnEqualGameIsStillRecognised) {
    EXPECT_EQ(store.put(std::vector{gameNumber(3)}), 0);
    EXPECT_EQ(store.put(std::vector{gameNumber(ManyGames)}), 1);
}

TEST_F(PlainCollection, ATextThatBecameDamagedIsToldAndTheOthersStayReadable) {
    ASSERT_TRUE(store.open());
    while (store.indexSome()) {
    }
    QSqlQuery query(store.database());
    ASSERT_TRUE(query.exec(QStringLiteral("UPDATE games SET pgn = substr(pgn, 1, 30) WHERE id = 5")));
    EXPECT_EQ(store.find({.words = QStringLiteral("number-17-")}).ids.size(), 1U) << "other texts are searched";
    EXPECT_EQ(store.find({.words = QStringLiteral("anna")}).ids.size(), static_cast<std::size_t>(ManyGames))
        << "so is what else is known of the game";
    while (store.indexSome()) {
    }
    EXPECT_EQ(number("SELECT count(*) FROM packing"), 0) << "the index of positions does not wait for the text";
    EXPECT_FALSE(store.failure());
    EXPECT_TRUE(store.pgn(5).isEmpty());
    EXPECT_TRUE(store.failure());
    store.forgetFailure();
    EXPECT_EQ(store.pgn(6), gameNumber(5).pgn);
    EXPECT_FALSE(store.failure());
}

}  // namespace
}  // namespace rokada::ui::plaintextsTest
