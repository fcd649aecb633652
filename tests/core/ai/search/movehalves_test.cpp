// Move generation in two halves: captures and quiet moves together must be exactly the legal moves. Illegal moves must
// be recognized.
#include "ai/search/movepicker.h"
#include "everyvariant.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::movehalvesTest {
namespace {

using Bag = std::multiset<std::string>;

void add(Bag& bag, const Position& position, const MoveList& moves) {
    for (const Move move : moves) bag.insert(moveText(position.book(), move) + (move.forced() ? "!" : ""));
}

TEST(MoveHalves, TogetherAreAllOrdinaryMoves) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        wander(rules, 5, 300, [&](const Game& game) {
            const Position& position = game.position();
            if (game.ending() || !hasOrdinaryMoves(position)) return true;
            MoveList all, noisy, quiet;
            legalMoves(position, all);
            noisyMoves(position, noisy);
            quietMoves(position, quiet);
            Bag whole, halves;
            add(whole, position, all);
            add(halves, position, noisy);
            add(halves, position, quiet);
            EXPECT_EQ(halves, whole) << positionText(position);
            for (const Move move : noisy) EXPECT_TRUE(isNoisy(position, move)) << moveText(position.book(), move);
            for (const Move move : quiet) EXPECT_FALSE(isNoisy(position, move)) << moveText(position.book(), move);
            return !testing::Test::HasFailure();
        });
    }
}

TEST(MoveHalves, TheMovesOfAllPiecesAreAllOrdinaryMoves) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        wander(rules, 7, 300, [&](const Game& game) {
            const Position& position = game.position();
            if (game.ending() || !hasOrdinaryMoves(position)) return true;
            MoveList all, single;
            legalMoves(position, all);
            for (const Square from : position.pieces(position.turn())) ordinaryMovesFrom(position, from, single);
            Bag whole, pieces;
            add(whole, position, all);
            add(pieces, position, single);
            EXPECT_EQ(pieces, whole) << positionText(position);
            return !testing::Test::HasFailure();
        });
    }
}

TEST(MoveHalves, AMoveOfAnotherPositionIsLegalExactlyIfItIsInTheList) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        std::vector<Move> foreign;
        wander(rules, 6, 300, [&](const Game& game) {
            const Position& position = game.position();
            if (game.ending()) return true;
            const MoveList all = legalMoves(position);
            if (foreign.size() > 400) foreign.erase(foreign.begin(), foreign.begin() + 200);
            foreign.insert(foreign.end(), all.begin(), all.end());
            const bool ordinary = hasOrdinaryMoves(position);
            for (const Move move : foreign) {
                EXPECT_EQ(isOrdinaryMove(position, move), ordinary && all.contains(move))
                    << positionText(position) << ' ' << moveText(position.book(), move);
            }
            return !testing::Test::HasFailure();
        });
    }
}

TEST(MovePicker, GivesEveryMoveOnce) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        const auto evaluator = std::make_shared<Evaluator>(*rules.book());
        std::vector<Move> earlier(3);
        wander(rules, 7, 150, [&](const Game& game) {
            const Position& position = game.position();
            if (game.ending() || !hasOrdinaryMoves(position)) return true;
            History history(position.book());
            MoveArena arena;
            const MoveList all = legalMoves(position);
            MovePicker picker(
                {.evaluator = *evaluator,
                 .position = position,
                 .history = history,
                 .arena = arena,
                 .tableMove = earlier[0],
                 .killers = {earlier[1], earlier[2]}},
                position.inCheck(position.turn()) ? MovePicker::Wanted::Evasions : MovePicker::Wanted::All);
            Bag whole, picked;
            add(whole, position, all);
            for (Move move; picker.next(move);) picked.insert(moveText(position.book(), move));
            EXPECT_EQ(picked, whole) << positionText(position);
            for (std::size_t i = 0; i < 3; ++i) earlier[i] = all[i * 7 % all.size()];
            return !testing::Test::HasFailure();
        });
    }
}

}  // namespace
}  // namespace rokada::test::movehalvesTest
