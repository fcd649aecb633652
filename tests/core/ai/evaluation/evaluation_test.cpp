// Tests the symmetry of the evaluation: rotated, mirrored and shifted positions must have the same value.
#include "ai/evaluation/evaluation.h"
#include "books.h"
#include "everyvariant.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rokada::test::evaluationTest {
namespace {

/// Returns the position with each piece moved to the square `to` and given to the side `as`.
Position moved(const Position& from, const std::function<Square(Square)>& to, const std::function<Side(Side)>& as) {
    Position result(from.book());
    for (std::size_t side = 0; side < from.book().sides(); ++side) {
        for (const Square s : from.pieces(Side(side))) result.put(pieceOf(as(Side(side)), kindOf(from[s])), to(s));
    }
    result.settleLiving();
    result.setTurn(as(from.turn()));
    return result;
}

Square at(const Geometry& board, int column, int row) { return board.at(column, row); }

void compare(const RuleSet& rules, const std::function<Position(const Position&)>& image) {
    SCOPED_TRACE(rules.name());
    const auto book = rules.book();
    const Evaluator evaluator(*book);
    wander(rules, 21, 150, [&](const Game& game) {
        if (game.ending() || game.position().placing(game.position().turn())) return true;
        Position here(*book);
        for (std::size_t side = 0; side < book->sides(); ++side) {
            for (const Square s : game.position().pieces(Side(side))) here.put(game.position()[s], s);
        }
        here.settleLiving();
        here.setTurn(game.position().turn());
        EXPECT_EQ(evaluator.evaluate(image(here)), evaluator.evaluate(here)) << positionText(game.position());
        return !testing::Test::HasFailure();
    });
}

TEST(Evaluation, OfTwoPlayersIsTheSameWithColoursExchanged) {
    for (const RuleSet& rules : everyRuleSet()) {
        const auto book = rules.book();
        if (book->sides() != 2) continue;
        compare(rules, [](const Position& p) {
            const Geometry& board = p.book().geometry();
            const auto& sideSpecs = p.book().variant().sideSpecs;
            const auto other = [](Side side) { return Side(side ^ 1); };
            EXPECT_EQ(sideSpecs[1].quarterTurns, 2);
            return moved(
                p, [&](Square s) { return at(board, board.column(s), board.rows() - 1 - board.row(s)); }, other);
        });
    }
}

TEST(Evaluation, OfFourPlayersIsTheSameTurnedByAHalf) {
    for (const RuleSet& rules : everyRuleSet()) {
        const auto book = rules.book();
        if (book->sides() != 4) continue;
        compare(rules, [](const Position& p) {
            const Geometry& board = p.book().geometry();
            return moved(
                p,
                [&](Square s) {
                    return at(board, board.columns() - 1 - board.column(s), board.rows() - 1 - board.row(s));
                },
                [](Side side) { return Side((side + 2) % 4); });
        });
        break;  // the evaluation does not depend on the options
    }
}

TEST(Evaluation, OnTheTorusIsTheSameShiftedAlongARank) {
    const RuleSet rules{"vyrt", {{"rearpawns", "forward"}}};
    compare(rules, [](const Position& p) {
        const Geometry& board = p.book().geometry();
        return moved(
            p, [&](Square s) { return at(board, (board.column(s) + 5) % board.columns(), board.row(s)); },
            [](Side side) { return side; });
    });
}

TEST(Evaluation, CacheOfPawnsChangesNothing) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        const Evaluator evaluator(*rules.book());
        PawnCache cache, minRoom(1), maxRoom(~std::uint64_t{0});
        wander(rules, 22, 200, [&](const Game& game) {
            const Score expected = evaluator.evaluate(game.position());
            for (PawnCache* kept : {&cache, &cache, &minRoom, &minRoom, &maxRoom}) {
                EXPECT_EQ(evaluator.evaluate(game.position(), kept), expected);
            }
            return !testing::Test::HasFailure();
        });
    }
}

TEST(Evaluation, ARoughValueIsNotFarFromTheWholeOne) {
    constexpr Score Far = 700;
    int compared = 0;
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        const Evaluator evaluator(*rules.book());
        wander(rules, 23, 400, [&](const Game& game) {
            const auto rough = evaluator.lazyEvaluate(game.position());
            if (!rough) return true;
            ++compared;
            EXPECT_NEAR(*rough, evaluator.evaluate(game.position()), Far) << positionText(game.position());
            return !testing::Test::HasFailure();
        });
    }
    EXPECT_GT(compared, 1000);
}

TEST(Evaluation, AQueenMoreIsWorthMoreThanAPawnMore) {
    const auto& book = kept("chess");
    const Evaluator evaluator(*book);
    const Position queen = placed(book, "Ke1 Qd1 ke8 pa7", "w - - 0 1");
    const Position pawn = placed(book, "Ke1 Pd2 ke8", "w - - 0 1");
    EXPECT_GT(evaluator.evaluate(queen), evaluator.evaluate(pawn));
    EXPECT_GT(evaluator.evaluate(pawn), 0);
}

TEST(BoardFacts, KingsGoRoundTheTorusAndNotThroughWalls) {
    const auto& torus = kept("vyrt");
    const BoardFacts round(*torus);
    EXPECT_EQ(round.kingSteps(square(torus, "a1"), square(torus, "l12")), 1);
    EXPECT_EQ(round.kingSteps(square(torus, "a1"), square(torus, "g7")), 6);
    const auto& walls = kept("fortress");
    const BoardFacts fort(*walls);
    EXPECT_EQ(fort.kingSteps(square(walls, "l4"), square(walls, "l3")), 1);
    EXPECT_EQ(fort.kingSteps(square(walls, "l4"), square(walls, "m4")), 1);
    EXPECT_GT(fort.kingSteps(square(walls, "m4"), square(walls, "m5")), 1);
}

TEST(BoardFacts, PassedPawnsAreStoppedByThoseBesideAndBefore) {
    const auto& book = kept("chess");
    const BoardFacts facts(*book);
    const PawnPath& path = facts.pawnPath(Side(0), square(book, "e4"));
    EXPECT_EQ(path.steps, 4);
    for (const char* stopper : {"e5", "e7", "d6", "d7", "f6"})
        EXPECT_TRUE(path.stoppers[1].test(square(book, stopper)));
    for (const char* harmless : {"e3", "c5", "g7", "d4", "f3"}) {
        EXPECT_FALSE(path.stoppers[1].test(square(book, harmless))) << harmless;
    }
}

TEST(BoardFacts, EveryPromotingPieceKnowsHowFarItIs) {
    const auto& book = kept("bolyar");
    const BoardFacts facts(*book);
    const Kind rook = book->variant().kindOf('R'), pawn = book->variant().kindOf('P');
    EXPECT_EQ(facts.movesToPromotion(Side(0), rook, square(book, "c4")), 1);
    EXPECT_EQ(facts.movesToPromotion(Side(0), pawn, square(book, "c4")), 4);
    EXPECT_EQ(facts.movesToPromotion(Side(0), book->variant().kindOf('G'), square(book, "c4")), BoardFacts::FarAway);
}

}  // namespace
}  // namespace rokada::test::evaluationTest
