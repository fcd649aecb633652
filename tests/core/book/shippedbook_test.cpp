// Tests of the opening books in the program: every position must be reachable and every move legal.
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

constexpr std::size_t MaxBytes = std::size_t{1} << 20;

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

TEST_P(ShippedBooks, EveryPositionIsReachedAndNoMoveAllowsAMateInOne) {
    ASSERT_NE(shipped_, nullptr);
    std::set<Key> reached;
    for (std::vector<Game> waiting = roots(); !waiting.empty();) {
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
    EXPECT_EQ(reached.size(), shipped_->positions());
}

TEST_P(ShippedBooks, StartPositionHasAChoice) {
    ASSERT_NE(shipped_, nullptr);
    EXPECT_GE(shipped_->moves(Game(book_).position()).size(), 2u);
}

INSTANTIATE_TEST_SUITE_P(EachVariant, ShippedBooks,
                         testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"));

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
