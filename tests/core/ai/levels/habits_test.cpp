#include "ai/levels/habits.h"

#include "ai/search/engine.h"
#include "books.h"

#include <gtest/gtest.h>

namespace rokada::test::habitsTest {
namespace {

constexpr int Seeds = 10, FirstMoves = 10;

struct Oddities {
    int moves = 0, ofKings = 0, ofRooks = 0, ofRims = 0;
};

/// Counts quiet moves that look odd in the opening: king moves without check or castling, rook moves, and pawn moves on
/// the outer files.
void count(const Position& position, Move move, Oddities& seen) {
    const Rulebook& book = position.book();
    ++seen.moves;
    if (move.from() >= book.size() || move.type() == MoveType::Castle || position.inCheck(position.turn())) return;
    if (position.captured(move) != NoPiece) return;
    if (move.from() == position.king(position.turn())) ++seen.ofKings;
    if (kindOf(position[move.from()]) == book.variant().kindOf('R')) ++seen.ofRooks;
    const int column = book.geometry().column(move.from());
    const bool rim = column == 0 || column == book.geometry().columns() - 1;
    if (rim && !book.geometry().wraps() && book.pawns().has(position[move.from()])) ++seen.ofRims;
}

Oddities openingsOf(int level, const char* variant) {
    Engine engine(1);
    Oddities seen;
    for (std::uint64_t seed = 1; seed <= Seeds; ++seed) {
        Game game(kept(variant));
        const std::size_t plies = FirstMoves * game.position().book().sides();
        for (std::size_t ply = 0; ply < plies && !game.ending(); ++ply) {
            Task task = Task::of(game);
            task.level = Level(level);
            task.seed = seed;
            const Move move = engine.think(task, {}).best;
            count(game.position(), move, seen);
            EXPECT_TRUE(game.play(move));
        }
    }
    return seen;
}

class Openings : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Habits, Openings,
                         testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"),
                         [](const auto& param) { return param.param; });

TEST_P(Openings, OfTheSecondLevelSeldomMoveKingsRooksAndPawnsOfTheRim) {
    const Oddities seen = openingsOf(2, GetParam());
    EXPECT_LE(seen.ofKings * 100, seen.moves);
    EXPECT_LE(seen.ofRooks * 25, seen.moves);
    EXPECT_LE(seen.ofRims * 7, seen.moves);
}

Score costOf(const Position& position, std::string_view from, std::string_view to) {
    const Evaluator evaluator(position.book());
    const Geometry& board = position.book().geometry();
    return Habits(evaluator, position, 100).cost({board.named(from), board.named(to)});
}

TEST(Habits, KingsRooksAndPawnsOfTheRimWait) {
    Game game(kept("chess"));
    play(game, "e2e4 e7e5 g1f3 g8f6");
    const Position& position = game.position();
    EXPECT_EQ(costOf(position, "e1", "e2"), 100);
    EXPECT_GT(costOf(position, "h1", "g1"), costOf(position, "a2", "a3"));
    EXPECT_GT(costOf(position, "a2", "a3"), 0);
    for (const char* calm : {"d2d4", "b1c3", "f1c4", "f3e5"})
        EXPECT_EQ(costOf(position, std::string_view(calm, 2), calm + 2), 0) << calm;
}

TEST(Habits, AreForTheOpeningAlone) {
    const RulebookPtr& book = kept("chess");
    EXPECT_EQ(costOf(placed(book, "Ke1 Rh1 pa2 ke8 rh8", "w - - 0 1"), "e1", "e2"), 0);
}

TEST(Habits, YieldToACheck) {
    Game game(kept("chess"));
    play(game, "e2e4 e7e5 d2d4 f8b4");
    EXPECT_EQ(costOf(game.position(), "e1", "e2"), 0);
}

TEST(Habits, OnACylinderNoPawnStandsOnTheRim) {
    const Position start = Game(kept("vyrt")).position();
    EXPECT_EQ(costOf(start, "a2", "a3"), costOf(start, "d2", "d3"));
}

}  // namespace
}  // namespace rokada::test::habitsTest
