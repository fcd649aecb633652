// Tests collections of earlier versions: all games are found before, while and after their rows are rewritten.
#include "collection/librarytables.h"
#include "collection/storedrecord.h"
#include "earliercollection.h"
#include "librarytesting.h"

#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QVariant>

#include <gtest/gtest.h>

#include <memory>

namespace rokada::ui::earliergamesTest {
namespace {

using namespace testing;

constexpr int ManyGames = 450;

LibraryGame gameNumber(int number) {
    const QByteArray text = "[White \"Anna\"]\n[Round \"" + QByteArray::number(number) + "\"]\n\n1. e4 {number-" +
                            QByteArray::number(number) + "-} e5 *\n";
    return gamesOf(text.constData()).front();
}

/// Collections of version 3, with plain texts, and of version 5, with compressed texts.
class EarlierCollection : public ::testing::TestWithParam<int> {
protected:
    void SetUp() override {
        std::vector<LibraryGame> games;
        for (int i = 0; i < ManyGames; ++i) games.push_back(gameNumber(i));
        LibraryStore made(folder.path());
        ASSERT_EQ(made.put(games), ManyGames);
        while (made.indexSome()) {
        }
        writeAsEarlier(made, GetParam());
    }

    /// Returns the number in the first column of the result.
    int number(const char* question) {
        EXPECT_TRUE(store.open());
        QSqlQuery query(store.database());
        EXPECT_TRUE(query.exec(QLatin1String(question)) && query.next()) << question;
        return query.value(0).toInt();
    }
    int earlierGames() { return number("SELECT count(*) FROM games WHERE form IS NULL"); }

    void expectAllGames() {
        const LibraryPage page = store.find({});
        ASSERT_EQ(page.ids.size(), static_cast<std::size_t>(ManyGames));
        for (const qint64 id : {page.ids.front(), page.ids[ManyGames / 2], page.ids.back()})
            EXPECT_EQ(store.pgn(id), *pgnOf(gameNumber(static_cast<int>(id) - 1).record));
        EXPECT_EQ(store.find({.words = QStringLiteral("ANNA number-17-")}).ids.size(), 1U);
        EXPECT_EQ(page.rows.front().moves, 1);
        EXPECT_EQ(page.rows.front().players, QStringLiteral("Anna - ?"));
        EXPECT_EQ(page.rows.front().opening, QStringLiteral("e4 e5"));
        EXPECT_EQ(store.find({.player = QStringLiteral("ANNA")}).ids.size(), static_cast<std::size_t>(ManyGames));
        EXPECT_EQ(store.find({.opening = QStringLiteral("1. e4 e5")}).ids.size(), static_cast<std::size_t>(ManyGames));
        EXPECT_TRUE(store.find({.opening = QStringLiteral("1. e4 c5")}).ids.empty());
        EXPECT_FALSE(store.failure());
    }

    const QTemporaryDir folder;
    LibraryStore store{folder.path()};
};

TEST_P(EarlierCollection, AllGamesAreFoundBeforeWhileAndAfterTheirRowsAreRewritten) {
    expectAllGames();
    EXPECT_EQ(earlierGames(), ManyGames);
    EXPECT_TRUE(store.indexSome());
    EXPECT_GT(earlierGames(), 0) << "a step is small";
    EXPECT_LT(earlierGames(), ManyGames);
    expectAllGames();
    while (store.indexSome()) {
    }
    EXPECT_EQ(earlierGames(), 0);
    expectAllGames();
    EXPECT_EQ(number("PRAGMA user_version"), LibraryTables::AllCurrent);
    EXPECT_EQ(number("SELECT count(*) FROM packing"), 0) << "the index of positions is still complete";
}

TEST_P(EarlierCollection, RewritingGoesOnAtTheNextStart) {
    ASSERT_TRUE(store.open());
    EXPECT_TRUE(store.indexSome());
    const int left = earlierGames();
    LibraryStore next(folder.path());
    ASSERT_TRUE(next.open());
    while (next.indexSome()) {
    }
    EXPECT_GT(left, 0);
    EXPECT_EQ(earlierGames(), 0);
    expectAllGames();
}

TEST_P(EarlierCollection, AnEqualGameIsStillRecognised) {
    EXPECT_EQ(store.put(std::vector{gameNumber(3)}), 0);
    EXPECT_EQ(store.put(std::vector{gameNumber(ManyGames)}), 1);
}

TEST_P(EarlierCollection, ATextThatBecameDamagedIsToldAndTheOthersStayReadable) {
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
    EXPECT_EQ(store.pgn(6), *pgnOf(gameNumber(5).record));
    EXPECT_FALSE(store.failure());
}

TEST_P(EarlierCollection, TheFileBecomesSmaller) {
    QByteArray moves;
    for (int i = 0; i < 15; ++i) moves += "Nf3 Nf6 Ng1 Ng8 ";
    std::vector<LibraryGame> games;
    for (int i = 0; i < ManyGames; ++i) {
        const QByteArray pgn = "[White \"" + QByteArray::number(i) + "\"]\n\n" + moves + "*\n";
        games.push_back(gamesOf(pgn.constData()).front());
    }
    const QTemporaryDir elsewhere;
    auto made = std::make_unique<LibraryStore>(elsewhere.path());
    ASSERT_EQ(made->put(games), ManyGames);
    writeAsEarlier(*made, GetParam());
    made.reset();
    auto next = std::make_unique<LibraryStore>(elsewhere.path());
    ASSERT_TRUE(next->open());
    const qint64 before = QFileInfo(next->file()).size();
    while (next->indexSome()) {
    }
    const QString file = next->file();
    next.reset();
    EXPECT_LT(QFileInfo(file).size() * 4, before * 3);
}

INSTANTIATE_TEST_SUITE_P(Versions, EarlierCollection, ::testing::Values(3, 5));

}  // namespace
}  // namespace rokada::ui::earliergamesTest
