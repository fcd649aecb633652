// Endgame tables that are computed in the background: their values, their use by the engine, and their limits.
#include "ai/endgame/computedtables.h"
#include "ai/search/engine.h"
#include "ai/search/tableroot.h"
#include "base/scrambled.h"
#include "books.h"
#include "rules/aftermove.h"
#include "rules/movegen.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <atomic>

namespace rokada::test::computedtablesTest {
namespace {

Position position(const RulebookPtr& book, const std::string& text) { return readPosition(*book, text)->position; }

/// Returns a random legal position with the kings and these pieces, in which White moves. `letters` are the pieces of
/// White, then '/' and those of Black.
Position randomPosition(const RulebookPtr& book, std::string_view letters, std::uint64_t seed) {
    for (std::uint64_t number = seed * 1'000'003;; ++number) {
        Position made(*book);
        std::uint64_t random = scrambled(number);
        const auto putAnywhere = [&](Piece piece) {
            random = scrambled(random);
            const auto square = Square(random % static_cast<std::uint64_t>(book->size()));
            if (made.empty(square)) made.put(piece, square);
        };
        for (const Side side : {Side(0), Side(1)}) putAnywhere(pieceOf(side, book->variant().kindOf('K')));
        std::size_t side = 0;
        for (const char letter : letters) {
            if (letter == '/') {
                ++side;
            } else {
                putAnywhere(pieceOf(Side(side), book->variant().kindOf(letter)));
            }
        }
        const std::size_t wanted = 2 + letters.size() - static_cast<std::size_t>(std::ranges::count(letters, '/'));
        made.setTurn(Side(0));
        const bool whole = made.pieces(Side(0)).size() + made.pieces(Side(1)).size() == wanted;
        if (whole && !made.inCheck(Side(1)) && hasMoves(made)) return made;
    }
}

/// Returns tables that have computed the endgame of this position.
std::unique_ptr<ComputedTables> computed(const RulebookPtr& book, const Position& of) {
    auto tables = std::make_unique<ComputedTables>(book);
    tables->prepare(of, {});
    return tables;
}

/// Returns the tables of the Vyrt endgame of queen and knight against the bare king, which take a second to compute.
std::shared_ptr<const ComputedTables> queenAndKnight() {
    static const std::shared_ptr<const ComputedTables> tables =
        computed(kept("vyrt", ""), randomPosition(kept("vyrt", ""), "QN", 1));
    return tables;
}

/// Plays the best moves of both sides by the tables, and returns the number of plies until mate. Returns 0 if the game
/// does not end with mate.
int pliesToMate(const ComputedTables& tables, Position position) {
    int plies = 0;
    for (; const auto values = tables.root(position, false); ++plies)
        position = afterMove(position, values->moves.front().move);
    return !hasMoves(position) && position.inCheck(position.turn()) ? plies : 0;
}

TEST(ComputedTables, BothSidesPlayUntilTheMateOfTheTables) {
    for (const auto& [variant, letters] :
         {std::pair{"vyrt", "QN"}, std::pair{"bolyar", "G"}, std::pair{"bolyar", "P"}}) {
        const RulebookPtr& book = kept(variant, "");
        const std::shared_ptr<const ComputedTables> tables =
            book == kept("vyrt", "") ? queenAndKnight() : computed(book, randomPosition(book, letters, 1));
        int wins = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Position start = randomPosition(book, letters, seed);
            const auto values = tables->root(start, false);
            if (!values || values->value.result != TableResult::Win) continue;
            ++wins;
            EXPECT_EQ(pliesToMate(*tables, start), values->value.mate) << positionText(start);
            EXPECT_EQ(values->moves.front().value, values->value);
        }
        EXPECT_GT(wins, 5) << variant << ' ' << letters;
    }
}

TEST(ComputedTables, AreComputedWhenASearchBeginsInTheirEndgame) {
    const RulebookPtr& book = kept("vyrt", "");
    std::atomic<int> ready{0};
    ComputedTables tables(book, [&ready] { ++ready; });
    const Position start = randomPosition(book, "Q", 1);
    EXPECT_EQ(tables.result(start), std::nullopt);
    EXPECT_FALSE(tables.isComputing(start)) << "positions inside a search do not start a computation";
    static_cast<void>(tables.root(start, false));
    tables.prepare(start, {});
    EXPECT_FALSE(tables.isComputing(start));
    EXPECT_TRUE(tables.root(start, false));
    EXPECT_TRUE(tables.result(start));
    EXPECT_EQ(tables.result(randomPosition(book, "R", 1)), std::nullopt);
    EXPECT_TRUE(queenAndKnight()->result(randomPosition(book, "Q", 1))) << "queen and knight can lead to it";
    EXPECT_EQ(tables.root(startPosition(*book), false), std::nullopt);
}

TEST(ComputedTables, TheEngineMatesWithoutSearching) {
    const RulebookPtr& book = kept("vyrt", "");
    const Position start = randomPosition(book, "QN", 3);
    const auto tables = queenAndKnight();
    const auto values = tables->root(start, false);
    ASSERT_EQ(values->value.result, TableResult::Win);
    Task task{.book = book, .position = start};
    task.tables = tables;
    const SearchResult found = Engine(1, 1).think(task, {});
    const Variation& line = found.report.variations.front();
    EXPECT_EQ(line.score, mateIn(values->value.mate));
    EXPECT_EQ(static_cast<int>(line.moves.size()), values->value.mate);
    EXPECT_EQ(found.best, values->moves.front().move);
    EXPECT_EQ(found.report.tableValues->value, values->value);
}

TEST(ComputedTables, AMateThatMayComeTooLateHasNoValue) {
    const RulebookPtr& book = kept("vyrt", "");
    const Position start = randomPosition(book, "QN", 3);
    const auto tables = queenAndKnight();
    const int mate = tables->root(start, false)->value.mate;
    const int limit = book->variant().draws.fiftyMoveClaim > 0 ? book->variant().draws.fiftyMoveClaim
                                                               : book->variant().draws.fiftyMoveAutomatic;
    ASSERT_GT(limit, mate);
    const auto after = [&](int clock) {
        std::string text = positionText(start);
        return tables->root(position(book, text.replace(text.find(" 0 1") + 1, 1, std::to_string(clock))), false);
    };
    EXPECT_TRUE(after(limit - mate));
    EXPECT_EQ(after(limit - mate + 1), std::nullopt);
}

// The fifty-move rule can prevent the slow wins of a position that is won.
TEST(ComputedTables, AMateThatMayComeTooLateIsNoMateScore) {
    const TableRoot root{.moves = {{.move = {}, .value = {.result = TableResult::CursedWin, .mate = 21}, .rank = 1}},
                         .values = nullptr};
    EXPECT_EQ(root.score({}, 0), tableScore(TableResult::CursedWin));
}

// In Bolyar chess, a knight that promotes in a corner of the enemy also brings a boat. No table contains this boat, so
// a draw in the table can be a win.
TEST(ComputedTables, DrawsWithPromotionsThatAddPiecesHaveNoValue) {
    const RulebookPtr& book = kept("bolyar", "");
    const auto tables = computed(book, randomPosition(book, "N", 1));
    int unknown = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const auto values = tables->root(randomPosition(book, "N", seed), false);
        unknown += static_cast<int>(!values);
        if (values) {
            EXPECT_NE(values->value.result, TableResult::Draw);
        }
    }
    EXPECT_GT(unknown, 10);
    EXPECT_LT(unknown, 90);
}

TEST(ComputedTables, KeepToTheirMemory) {
    const RulebookPtr& book = kept("vyrt", "");
    const Position first = randomPosition(book, "Q", 1), second = randomPosition(book, "R", 1);
    const std::size_t one = computed(book, first)->bytes();
    ComputedTables tables(book, {}, one + one / 2);
    tables.prepare(first, {});
    EXPECT_TRUE(tables.result(first));
    tables.prepare(second, {});
    EXPECT_TRUE(tables.result(second));
    EXPECT_EQ(tables.result(first), std::nullopt) << "the endgame that was not used for longer is forgotten";
    EXPECT_LE(tables.bytes(), one + one / 2);
    tables.prepare(first, {});
    EXPECT_TRUE(tables.result(first)) << "it can be computed again";

    ComputedTables none(book, {}, one - 1);
    none.prepare(first, {});
    EXPECT_FALSE(none.isComputing(first));
    EXPECT_EQ(none.root(first, false), std::nullopt);
    EXPECT_EQ(none.bytes(), 0U);
}

TEST(ComputedTables, AreForVariantsOfTwoPlayersWithoutTowers) {
    const ComputedTables tables(kept("vyrt", ""));
    EXPECT_TRUE(tables.allows(*kept("vyrt", "")));
    EXPECT_FALSE(tables.allows(*kept("chess", "")));
    EXPECT_FALSE(ComputedTables::canCompute(*kept("fortress", "")));
    EXPECT_FALSE(ComputedTables::canCompute(*kept("tavreli", "")));
}

TEST(ComputedTables, StopWithTheirObject) {
    const RulebookPtr& book = kept("greatshatranj", "");
    std::atomic<int> ready{0};
    {
        ComputedTables tables(book, [&ready] { ++ready; });
        static_cast<void>(tables.root(randomPosition(book, "G/M", 1), false));
    }
    EXPECT_EQ(ready, 0);
}

TEST(ComputedTables, WaitingEndsWithAStop) {
    const RulebookPtr& book = kept("greatshatranj", "");
    const ComputedTables tables(book);
    std::stop_source stop;
    stop.request_stop();
    tables.prepare(randomPosition(book, "G/M", 1), stop.get_token());
    EXPECT_TRUE(tables.isComputing(randomPosition(book, "G/M", 1)));
}

}  // namespace
}  // namespace rokada::test::computedtablesTest
