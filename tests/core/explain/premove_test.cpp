#include "explain/premove.h"

#include "books.h"
#include "everyvariant.h"
#include "rules/movegen.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::test::premoveTest {
namespace {

bool has(const std::vector<Square>& squares, Square square) {
    return std::ranges::find(squares, square) != squares.end();
}

/// If a move becomes legal for a side, it must have been possible as a premove before the last move.
TEST(Premove, WhateverTheOthersPlayAMoveThatBecomesLegalWasConceivable) {
    constexpr int Positions = 400;
    for (const RuleSet& rules : everyRuleSet()) {
        bool found = true;
        wander(rules, 17, Positions, [&](const Game& game) {
            const Turn* turn = game.last();
            if (turn == nullptr || game.ending()) return true;
            for (const Move move : game.moves()) {
                const Square from = move.from();
                if (from == NoSquare || move.forced() || turn->before[from] != game.position()[from]) continue;
                found = found && has(possiblePremoves(turn->before, from), move.to());
            }
            return found;
        });
        EXPECT_TRUE(found) << rules.name();
    }
}

TEST(Premove, LinesGoThroughPiecesAndEndAtWalls) {
    const RulebookPtr chess = kept("chess");
    const Game game(chess);
    const auto squares = [&](std::string_view from) {
        return possiblePremoves(game.position(), chess->geometry().named(from));
    };
    EXPECT_EQ(squares("a1").size(), 14U);
    EXPECT_EQ(squares("e2").size(), 4U);
    EXPECT_TRUE(has(squares("e2"), chess->geometry().named("d3")));
    EXPECT_TRUE(squares("e4").empty());

    const RulebookPtr fortress = kept("fortress", "placement=standard");
    const Geometry& board = fortress->geometry();
    const Game walled(fortress);
    EXPECT_FALSE(has(possiblePremoves(walled.position(), board.named("e4")), board.named("d5")));
}

TEST(Premove, ACastlingIsConceivableAsLongAsItsRightIsLeft) {
    const RulebookPtr chess = kept("chess");
    const Square king = chess->geometry().named("e1"), side = chess->geometry().named("g1");
    EXPECT_TRUE(has(possiblePremoves(position(chess, "4k3/8/8/8/8/8/8/4KB1R w K - 0 1"), king), side));
    EXPECT_TRUE(
        has(possiblePremoves(position(chess, "4k3/8/8/8/8/8/8/4KB1R w K - 0 1"), king), chess->geometry().named("h1")));
    EXPECT_FALSE(has(possiblePremoves(position(chess, "4k3/8/8/8/8/8/8/4KB1R w - - 0 1"), king), side));
}

}  // namespace
}  // namespace rokada::test::premoveTest
