// The filter of squares never excludes a legal move, whatever the variant.
#include "text/pawnreach.h"
#include "books.h"
#include "manypositions.h"
#include "rules/movegen.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

namespace rokada::test::pawnreachTest {
namespace {

constexpr int Positions = ROKADA_NIGHTLY_SIZE ? 100'000 : 1'000;

class PawnReach : public testing::TestWithParam<int> {};

TEST_P(PawnReach, IncludesEveryLegalMove) {
    ManyPositions positions(everyRuleSet()[static_cast<std::size_t>(GetParam())]);
    int seen = 0;
    positions.each([&](const Position& position) {
        for (const Move move : legalMoves(position)) {
            if (move.forced() || move.type() == MoveType::Drop) continue;
            EXPECT_TRUE(mayMoveTo(position.book(), position[move.from()], move.from(), move.to()))
                << moveText(position.book(), move);
        }
        return ++seen < Positions;
    });
    EXPECT_EQ(seen, Positions);
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, PawnReach, testing::Range(0, static_cast<int>(everyRuleSet().size())));

TEST(PawnReachInChess, IsTheSquaresInFrontAndThoseAttacked) {
    const RulebookPtr book = kept("chess");
    const Geometry& board = book->geometry();
    const Piece pawn = pieceOf(Side(0), book->pawnKind());
    std::string reached;
    for (int square = 0; square < book->size(); ++square) {
        if (mayMoveTo(*book, pawn, board.named("e2"), Square(square))) reached += board.name(Square(square)) + ' ';
    }
    EXPECT_EQ(reached, "d3 e3 f3 e4 ");
}

}  // namespace
}  // namespace rokada::test::pawnreachTest
