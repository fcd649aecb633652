// Tests position searches in a collection. Tests changed, deleted and damaged games, and files of earlier versions.
#include "database/movetree.h"
#include "earliercollection.h"
#include "librarytesting.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "texts/openingterms.h"
#include "variants/variants.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <sstream>

namespace rokada::ui::gameindexTest {
namespace {

using namespace testing;

RulebookPtr bookOf(const char* variant) { return Rulebook::compile(*makeVariant(*findVariant(variant), {})); }

Position after(const RulebookPtr& book, const char* moves) {
    Position position = startPosition(*book);
    std::istringstream words(moves);
    for (std::string word; words >> word;) advance(position, *parseMove(position, word));
    return position;
}

class Index : public ::testing::Test {
protected:
    LibraryPage find(const RulebookPtr& book, const char* moves, std::stop_token stop = {}) {
        const PositionSearch search{book, exactly(stateOf(after(book, moves))), {}};
        return store->find(
            {.position = std::make_shared<const PositionSearch>(search), .watch = {std::move(stop), {}}});
    }
    int found(const char* moves) { return static_cast<int>(find(chess, moves).ids.size()); }
    std::int64_t counted(const char* moves) { return store->movesPlayed(after(chess, moves), {}).games; }
    void execute(const char* statement) {
        QSqlQuery query(store->database());
        EXPECT_TRUE(query.exec(QLatin1String(statement))) << statement;
    }
    void openAgain() {
        store.reset();
        store = std::make_unique<LibraryStore>(folder.path());
        EXPECT_TRUE(store->open());
    }

    const QTemporaryDir folder;
    const RulebookPtr chess = bookOf("chess");
    std::unique_ptr<LibraryStore> store = std::make_unique<LibraryStore>(folder.path());
};

constexpr const char* Three =
    "[White \"Anna\"]\n[Black \"Boris\"]\n[Date \"1990.01.02\"]\n[WhiteElo \"2400\"]\n[Result \"1-0\"]\n\n"
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0\n\n"
    "[White \"Anna\"]\n[Black \"Clara\"]\n[Date \"2011.01.02\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nc6 2. e4 e5 3. d4 "
    "1/2-1/2\n\n"
    "[White \"Boris\"]\n[Black \"Clara\"]\n[Variant \"vyrt\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n\n";

TEST_F(Index, FindsAPositionWhateverTheOrderOfMoves) {
    ASSERT_EQ(store->put(gamesOf(Three)), 3);
    const LibraryPage page = find(chess, "e2e4 e7e5 g1f3 b8c6");
    ASSERT_EQ(page.ids.size(), 2U);
    EXPECT_EQ(page.places.front().ply, 4);
    EXPECT_EQ(page.unindexed, 0);
    EXPECT_EQ(found("e2e4"), 1);
    EXPECT_EQ(found("e2e4 c7c5"), 0);
    EXPECT_EQ(find(bookOf("vyrt"), "d2d3").ids.size(), 0U);
    EXPECT_EQ(find(bookOf("vyrt"), "").ids.size(), 1U);
}

TEST_F(Index, OtherFieldsCountToo) {
    store->put(gamesOf(Three));
    const PositionSearch search{chess, exactly(stateOf(after(chess, "e2e4 e7e5 g1f3 b8c6"))), {}};
    LibraryQuery query{.position = std::make_shared<const PositionSearch>(search)};
    query.player = QStringLiteral("clara");
    EXPECT_EQ(store->find(query).ids.size(), 1U);
    query.player = QStringLiteral("nobody");
    EXPECT_TRUE(store->find(query).ids.empty());
}

TEST_F(Index, NamesOpeningsByPosition) {
    store->put(gamesOf(Three));
    const LibraryPage page = store->find({.named = QStringLiteral("c60")});
    ASSERT_EQ(page.rows.size(), 1U);
    EXPECT_EQ(page.rows.front().named, QStringLiteral("Ruy Lopez"));
    EXPECT_EQ(store->find({.named = QStringLiteral("scotch")}).rows.size(), 1U);
    EXPECT_EQ(store->find({.order = LibraryOrder::Eco, .descending = true}).rows.front().eco, QStringLiteral("C60"));
}

TEST_F(Index, FindsOpeningsByTheirNamesInOtherLanguages) {
    store->put(gamesOf(Three));
    const OpeningTerms terms = OpeningTerms::parse(
        QStringLiteral("Ruy Lopez\tиспанская партия\nScotch Game\tшотландская партия\nMain Line\tосновной вариант\n"));
    const auto foundBy = [&](const QString& text) {
        return store->find({.named = text, .meant = terms.meant(text)}).rows.size();
    };
    EXPECT_EQ(foundBy(QStringLiteral("Испан")), 1U);
    EXPECT_EQ(foundBy(QStringLiteral("партия")), 2U);
    EXPECT_EQ(foundBy(QStringLiteral("Ruy")), 1U) << "English names are found too";
    EXPECT_EQ(foundBy(QStringLiteral("испанская партия: основной вариант")), 0U) << "every part counts";
    EXPECT_EQ(foundBy(QStringLiteral("итальянская")), 0U);
}

TEST_F(Index, CountsWhatWasPlayed) {
    store->put(gamesOf(Three));
    const MovesPlayed played = store->movesPlayed(after(chess, "e2e4 e7e5 g1f3 b8c6"), {});
    EXPECT_EQ(played.games, 2);
    ASSERT_EQ(played.moves.size(), 2U);
    EXPECT_EQ(played.moves[0].lastYear + played.moves[1].lastYear, 1990 + 2011);
    EXPECT_EQ(played.moves[0].meanRating() + played.moves[1].meanRating(), 2400);
}

TEST_F(Index, EditedDeletedAndReplacedGamesAreFoundAsTheyAre) {
    const auto games = gamesOf(Three);
    const qint64 id = store->put(games[0]);
    ASSERT_EQ(found("e2e4"), 1);
    EXPECT_TRUE(store->edit(id, gamesOf("[White \"Anna\"]\n\n1. c4 *\n\n")[0]));
    EXPECT_EQ(found("e2e4"), 0);
    EXPECT_EQ(found("c2c4"), 1);
    EXPECT_TRUE(store->setDeleted({id}, true));
    EXPECT_EQ(found("c2c4"), 0);
    EXPECT_EQ(counted(""), 0);
    EXPECT_TRUE(store->setDeleted({id}, false));
    EXPECT_EQ(counted(""), 1);
    const qint64 other = store->put(games[1], id);
    EXPECT_NE(other, 0);
    EXPECT_EQ(found("c2c4"), 0);
    EXPECT_EQ(found("g1f3"), 1);
}

TEST_F(Index, NumbersOfDeletedGamesMayComeAgain) {
    const auto games = gamesOf(Three);
    ASSERT_EQ(store->put(std::vector{games[0]}), 1);
    EXPECT_TRUE(store->setDeleted({1}, true));
    openAgain();
    ASSERT_EQ(store->put(std::vector{games[1]}), 1);
    EXPECT_EQ(found("e2e4"), 0);
    EXPECT_EQ(found("g1f3"), 1);
    EXPECT_EQ(counted(""), 1);
}

TEST_F(Index, ManySmallImportsAreJoined) {
    for (int i = 0; i < 100; ++i) {
        const std::string text = "[White \"Player " + std::to_string(i) + "\"]\n\n1. e4 *\n\n";
        ASSERT_EQ(store->put(gamesOf(text.c_str())), 1);
    }
    QSqlQuery blocks(store->database());
    ASSERT_TRUE(blocks.exec(QStringLiteral("SELECT count(*), sum(games) FROM blocks")) && blocks.next());
    EXPECT_LT(blocks.value(0).toInt(), 40);
    EXPECT_EQ(blocks.value(1).toInt(), 100);
    blocks.finish();
    EXPECT_EQ(found("e2e4"), 100);
}

TEST_F(Index, DamagedBlocksAreMadeAgain) {
    store->put(gamesOf(Three));
    execute("UPDATE blocks SET packed = zeroblob(1000)");
    openAgain();
    static_cast<void>(found("e2e4"));
    while (store->indexSome()) {
    }
    EXPECT_EQ(found("e2e4"), 1);
    EXPECT_EQ(counted(""), 2);
}

/// Changes the file to the format of an earlier version. This format had no packed games and no columns for openings.
TEST_F(Index, EarlierFilesArePreparedByThemselves) {
    store->put(gamesOf(Three));
    writeAsEarlier(*store, 3);
    for (const char* statement :
         {"DROP TABLE blocks", "DROP TABLE packing", "DROP TRIGGER packing_new", "DROP TRIGGER packing_changed",
          "DROP TRIGGER packing_gone", "DROP INDEX shown_by_date", "DROP INDEX deleted_games",
          "ALTER TABLE games DROP COLUMN eco", "ALTER TABLE games DROP COLUMN named"})
        execute(statement);
    openAgain();
    while (store->indexSome()) {
    }
    EXPECT_EQ(found("e2e4"), 1);
    EXPECT_EQ(store->find({.named = QStringLiteral("ruy")}).rows.size(), 1U);
    EXPECT_EQ(store->movesPlayed(after(chess, "e2e4 e7e5 g1f3 b8c6"), {}).moves.size(), 2U);
}

/// An earlier version does not write packed games. Triggers in the database record which games it has changed.
TEST_F(Index, GamesOfEarlierProgramsArePreparedToo) {
    store->put(gamesOf(Three));
    execute(
        "INSERT INTO games (key, game, date, result, pgn, deleted) SELECT x'00', game, date, result, pgn, 0 FROM "
        "games WHERE id = 1");
    EXPECT_EQ(found("e2e4"), 2);
    execute("DELETE FROM games WHERE id = 1");
    EXPECT_EQ(found("e2e4"), 1);
}

TEST_F(Index, TwoWindowsSeeEachOthersGames) {
    LibraryStore other(folder.path());
    const auto games = gamesOf(Three);
    store->put(std::vector{games[0]});
    EXPECT_EQ(other.movesPlayed(after(chess, ""), {}).games, 1);
    store->put(std::vector{games[1]});
    EXPECT_EQ(other.movesPlayed(after(chess, ""), {}).games, 2);
}

TEST_F(Index, StoppedSearchFindsNothingAndSaysSo) {
    store->put(gamesOf(Three));
    std::stop_source stop;
    stop.request_stop();
    const LibraryPage page = find(chess, "e2e4", stop.get_token());
    EXPECT_TRUE(page.stopped);
    EXPECT_TRUE(page.ids.empty());
    EXPECT_TRUE(store->movesPlayed(after(chess, ""), {stop.get_token(), {}}).stopped);
}

}  // namespace
}  // namespace rokada::ui::gameindexTest
