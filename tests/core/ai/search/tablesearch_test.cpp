// Searches with Syzygy endgame tables.
#include "ai/search/engine.h"
#include "ai/search/tableroot.h"
#include "ai/syzygy/syzygytables.h"
#include "books.h"
#include "rules/aftermove.h"
#include "rules/movegen.h"
#include "syzygyfiles.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::tablesearchTest {
namespace {

const LateRules chess("chess");

// White wins only by keeping the black king away from the pawn, which a shallow search does not see.
constexpr const char* RookAgainstPawn = "8/8/8/8/8/4k1K1/3p4/R7 w - - 0 1";
constexpr const char* BishopAndKnight = "8/8/8/4k3/8/8/8/2B1K1N1 w - - 0 1";

class TableSearch : public testing::Test {
protected:
    void SetUp() override {
        if (!SyzygyTables::areBuiltIn()) GTEST_SKIP() << "built without libfathom";
        tables_ = *SyzygyTables::open(syzygyFolder());
    }

    [[nodiscard]] Task taskOf(const char* text, int depth = 3) const {
        Task task{.book = chess, .position = readPosition(*chess, text)->position};
        task.limits.depth = depth;
        task.tables = tables_;
        return task;
    }
    SearchResult think(const Task& task, int threads = 1) { return Engine(1, threads).think(task, {}); }

    std::shared_ptr<const SyzygyTables> tables_;
};

TEST_F(TableSearch, RootMovesKeepTheResult) {
    const Task task = taskOf(BishopAndKnight);
    const auto root = tableRoot(task);
    ASSERT_TRUE(root);
    EXPECT_LE(root->moves.size(), legalMoves(task.position).size());
    for (const TableMove& one : root->moves) EXPECT_EQ(one.value.result, TableResult::Win);
    EXPECT_EQ(root->values->moves.size(), legalMoves(task.position).size());
}

TEST_F(TableSearch, ScoreIsTheResultUnlessAMateIsFound) {
    const SearchResult won = think(taskOf(BishopAndKnight));
    EXPECT_EQ(won.report.variations.front().score, TableWin);
    EXPECT_GT(won.report.tableHits, 0U);
    const SearchResult mate = think(taskOf("1k6/2N5/1K6/8/8/7B/8/8 w - - 0 1", 4));
    EXPECT_TRUE(isMate(mate.report.variations.front().score));
    const SearchResult drawn = think(taskOf("8/8/8/8/8/2k5/3p4/1K3R2 b - - 0 1"));
    EXPECT_EQ(drawn.report.variations.front().score,
              tableScore(tables_->root(taskOf("8/8/8/8/8/2k5/3p4/1K3R2 b - - 0 1").position, false)->value.result));
}

TEST_F(TableSearch, FullStrengthWinsWithBishopAndKnight) {
    Game game(chess, readPosition(*chess, BishopAndKnight)->position);
    Engine engine(1, 1);
    while (!game.ending() && game.played() < 120) {
        Task task = Task::of(game);
        task.limits.depth = 1;
        // Only the winning side uses the tables.
        if (game.position().turn() == Side(0)) task.tables = tables_;
        game.play(engine.think(task, {}).best);
    }
    ASSERT_TRUE(game.ending());
    EXPECT_EQ(game.ending()->reason, Reason::Checkmate);
}

TEST_F(TableSearch, HighHalfmoveClocksSpoilTheWin) {
    Task task = taskOf(BishopAndKnight);
    task.position.setCounters(80, 50);
    EXPECT_EQ(think(task).report.variations.front().score, 1);
}

TEST_F(TableSearch, CapturesInTheTreeFindTheTables) {
    // The tables contain the endgame after the capture on d3, but not the position itself.
    const SearchResult found = think(taskOf("8/8/8/8/4k3/3p2p1/8/R3K3 w - - 0 1", 6));
    EXPECT_GT(found.report.tableHits, 0U);
    EXPECT_EQ(think(taskOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 2)).report.tableHits, 0U);
}

TEST_F(TableSearch, SeveralVariationsAreInTheOrderOfTheTables) {
    Task task = taskOf("8/8/8/8/8/3k4/3p4/3K1R2 w - - 0 1", 2);
    task.limits.variations = 4;
    const SearchResult found = think(task);
    const auto& variations = found.report.variations;
    EXPECT_TRUE(std::ranges::is_sorted(variations, std::ranges::greater(), &Variation::score));
    EXPECT_EQ(found.best, variations.front().moves.front());
    const auto root = tables_->root(task.position, false);
    for (const Variation& one : variations) {
        const auto known = std::ranges::find(root->moves, one.moves.front(), &TableMove::move);
        ASSERT_NE(known, root->moves.end());
        EXPECT_TRUE(isMate(one.score) || one.score == tableScore(known->value.result));
    }
}

TEST_F(TableSearch, GivenMovesStayTheOnlyOnes) {
    Task task = taskOf(BishopAndKnight);
    const Move given = legalMoves(task.position)[0];
    task.limits.only = {given};
    EXPECT_EQ(think(task).best, given);
}

TEST_F(TableSearch, ThreadsShareTheTables) {
    const SearchResult found = think(taskOf("8/8/8/8/4k3/3p2p1/8/R3K3 w - - 0 1", 10), 2);
    EXPECT_GT(found.report.tableHits, 0U);
}

TEST_F(TableSearch, OtherVariantsIgnoreTheTables) {
    const RulebookPtr& rules = kept("greatshatranj");
    Task task{.book = rules, .position = startPosition(*rules)};
    task.tables = tables_;
    EXPECT_EQ(usableTables(task), nullptr);
    EXPECT_EQ(tableRoot(task), std::nullopt);
}

TEST_F(TableSearch, RemovedFilesDoNotStopTheSearch) {
    const TableFolder folder;
    folder.addAll();
    tables_ = *SyzygyTables::open(folder.path());
    folder.vanish();
    const SearchResult found = think(taskOf(RookAgainstPawn));
    EXPECT_EQ(found.report.tableHits, 0U);
    EXPECT_FALSE(found.report.variations.empty());
}

}  // namespace
}  // namespace rokada::test::tablesearchTest
