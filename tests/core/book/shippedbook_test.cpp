// Tests of the opening books in the program: positions must be reachable and moves must not lose at once.
#include "book/shippedbook.h"
#include "diagram.h"
#include "game/game.h"
#include "rules/mateinone.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace rokada::test::shippedbookTest {
namespace {

constexpr std::size_t MaxBytes = 2'000'000;
/// Number of positions after which a walk through a book stops, so that the test takes less than a second.
constexpr std::size_t LongWalk = 4000;

class ShippedBooks : public testing::TestWithParam<const char*> {
protected:
    /// Returns the start position and the positions after each first move.
    [[nodiscard]] std::vector<Game> roots() const {
        std::vector<Game> games{Game(book_)};
        for (const Move move : games.front().moves()) {
            games.push_back(games.front());
            games.back().play(move);
        }
        return games;
    }

    RulebookPtr book_ = rules(GetParam());
    BookPtr shipped_ = shippedBook(*book_);
};

TEST_P(ShippedBooks, AreThereAndSmall) {
    ASSERT_NE(shipped_, nullptr);
    EXPECT_GE(shipped_->positions(), 50u);
    EXPECT_LE(shippedBookBytes(GetParam()).size(), MaxBytes);
}

TEST_P(ShippedBooks, EveryPositionIsReachedOrManyAreAndNoMoveAllowsAMateInOne) {
    ASSERT_NE(shipped_, nullptr);
    std::set<Key> reached;
    for (std::vector<Game> waiting = roots(); !waiting.empty() && reached.size() < LongWalk;) {
        const Game game = std::move(waiting.back());
        waiting.pop_back();
        const auto moves = shipped_->moves(game.position());
        if (moves.empty() || !reached.insert(game.position().key()).second) continue;
        for (const BookMove& one : moves) {
            Game next = game;
            ASSERT_TRUE(next.play(one.move));
            EXPECT_FALSE(mateInOne(next.position())) << moveText(*book_, one.move);
            waiting.push_back(std::move(next));
        }
    }
    EXPECT_EQ(reached.size(), std::min(LongWalk, shipped_->positions()));
}

TEST_P(ShippedBooks, StartPositionHasAChoice) {
    ASSERT_NE(shipped_, nullptr);
    EXPECT_GE(shipped_->moves(Game(book_).position()).size(), 2u);
}

INSTANTIATE_TEST_SUITE_P(EachVariant, ShippedBooks,
                         testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"));

class ChessBook : public testing::Test {
protected:
    /// Returns the book moves after these moves.
    [[nodiscard]] std::vector<BookMove> after(const char* moves) const {
        Game game(book_);
        play(game, moves);
        return shippedBook(*book_)->moves(game.position());
    }
    [[nodiscard]] int games(const std::vector<BookMove>& moves, std::string_view text) const {
        const auto found =
            std::ranges::find(moves, text, [&](const BookMove& one) { return moveText(*book_, one.move); });
        return found == moves.end() ? 0 : found->games();
    }

    RulebookPtr book_ = rules("chess");
};

TEST_F(ChessBook, HasManyPositions) { EXPECT_GE(shippedBook(*book_)->positions(), 50'000u); }

TEST_F(ChessBook, BeginsAsMastersBegin) {
    const auto moves = after("");
    int all = 0, usual = 0;
    for (const BookMove& one : moves) all += one.weight;
    for (const BookMove& one : moves) {
        const std::string text = moveText(*book_, one.move);
        if (text == "e2e4" || text == "d2d4" || text == "g1f3" || text == "c2c4") usual += one.weight;
    }
    EXPECT_GE(100 * usual, 95 * all);
    EXPECT_EQ(moveText(*book_, moves.front().move), "e2e4");
}

TEST_F(ChessBook, KnowsTheScotchAndTheItalian) {
    EXPECT_GT(games(after("e2e4 e7e5 g1f3 b8c6"), "d2d4"), 1000);
    EXPECT_GT(games(after("e2e4 e7e5 g1f3 b8c6 d2d4 e5d4"), "f3d4"), 1000);
    EXPECT_GT(games(after("e2e4 e7e5 g1f3 b8c6"), "f1c4"), 1000);
}

TEST_F(ChessBook, MovesHaveYears) {
    for (const BookMove& one : after("e2e4 c7c5")) {
        EXPECT_GE(one.firstYear, 1600);
        EXPECT_LE(one.firstYear, one.lastYear);
        EXPECT_LE(one.lastYear, 2022);
    }
}

/// In Vyrt chess, 1.Ng1-f11 threatens mate by Nf11-d10. Few replies prevent it.
TEST(ShippedBook, VyrtAnswersTheEarlyKnight) {
    const RulebookPtr book = rules("vyrt");
    const BookPtr shipped = shippedBook(*book);
    ASSERT_NE(shipped, nullptr);
    Game game(book);
    play(game, "g1f11");
    const auto matedAfter = [&](Move reply) {
        Game next = game;
        next.play(reply);
        return mateInOne(next.position()).has_value();
    };
    const MoveList replies = game.moves();
    EXPECT_TRUE(std::ranges::any_of(replies, matedAfter));
    const auto answers = shipped->moves(game.position());
    ASSERT_FALSE(answers.empty());
    for (const BookMove& one : answers) EXPECT_FALSE(matedAfter(one.move)) << moveText(*book, one.move);
}

TEST(ShippedBook, OtherRulesHaveNone) { EXPECT_EQ(shippedBook(*rules("vyrt", "rearpawns=outward")), nullptr); }

}  // namespace
}  // namespace rokada::test::shippedbookTest
