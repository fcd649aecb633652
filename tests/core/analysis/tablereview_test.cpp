// Reviews of games with Syzygy endgame tables.
#include "ai/syzygy/syzygytables.h"
#include "analysis/movefault.h"
#include "books.h"
#include "pgntesting.h"
#include "record/pgnreader.h"
#include "syzygyfiles.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::tablereviewTest {
namespace {

/// Returns the explanation of the first move of a game from this position. Returns nullopt if the move is sound.
std::optional<MoveFault> faultOfFirst(const std::string& position, const std::string& moves,
                                      std::shared_ptr<const SyzygyTables> tables) {
    const std::string pgn = "[SetUp \"1\"]\n[FEN \"" + position + "\"]\n\n" + moves + " *\n";
    RulebookCache books;
    const PgnGame game = readPgn({.text = pgn, .length = pgn.size()}, books);
    EXPECT_TRUE(game.report.empty()) << pgn;
    Engine engine(1);
    const auto review = reviewGame(engine, game.tree, {.nodes = 2'000, .tables = std::move(tables)}, {});
    const auto faults = faultsOf(game.tree, *review);
    const Node first = review->moves.front().node;
    const auto found = std::ranges::find(faults, first, &MoveFault::node);
    return found == faults.end() ? std::nullopt : std::optional(*found);
}

class TableReview : public testing::Test {
protected:
    void SetUp() override {
        if (!SyzygyTables::areBuiltIn()) GTEST_SKIP() << "built without libfathom";
        tables_ = *SyzygyTables::open(syzygyFolder());
    }

    std::shared_ptr<const SyzygyTables> tables_;
};

// White wins with bishop and knight. After 1. Bf4+ Kxf4, the knight alone does not win.
constexpr const char* Won = "8/8/8/4k3/8/8/8/2B1K1N1 w - - 0 1";
// Only 1... Ke8 draws.
constexpr const char* Drawn = "8/4k3/4P3/4K3/8/8/8/8 b - - 0 1";

TEST_F(TableReview, MovesThatGiveAwayAWonEndingAreBlunders) {
    const auto fault = faultOfFirst(Won, "1. Bf4+ Kxf4", tables_);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->costs.front().type, CostType::GivesAwayWin);
}

TEST_F(TableReview, MovesThatGiveAwayADrawnEndingAreBlunders) {
    const auto fault = faultOfFirst(Drawn, "1... Kd8 2. Kd6", tables_);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->costs.front().type, CostType::GivesAwayDraw);
    EXPECT_FALSE(faultOfFirst(Drawn, "1... Ke8 2. Kd6", tables_));
}

TEST_F(TableReview, SlowWinsAreNoMistakes) {
    // The bishop moves away and back, so the win takes longer.
    EXPECT_FALSE(faultOfFirst(Won, "1. Bg5 Ke4", tables_));
}

TEST_F(TableReview, WithoutTablesNoResultIsKnown) {
    const auto fault = faultOfFirst(Won, "1. Bf4+ Kxf4", nullptr);
    ASSERT_TRUE(fault);
    EXPECT_NE(fault->costs.front().type, CostType::GivesAwayWin);
}

TEST_F(TableReview, TriedMovesAreGradedByTheTables) {
    const RulebookPtr& rules = kept("chess");
    const Game before(rules, readPosition(*rules, Won)->position);
    const auto move = [&](const char* text) { return *parseMove(before.position(), text); };
    const ReviewedMove bad{
        .node = Node(1), .played = move("c1f4"), .mover = Side(0), .before = 20'000, .better = {move("e1e2")}};
    Engine engine(1);
    const auto graded = [&](const char* text) {
        return reviewTry(engine, before, bad, move(text), {.nodes = 2'000, .tables = tables_}, {})->grade;
    };
    EXPECT_EQ(graded("c1h6"), MoveGrade::Sound);
    EXPECT_EQ(graded("c1f4"), MoveGrade::Blunder);
}

}  // namespace
}  // namespace rokada::test::tablereviewTest
