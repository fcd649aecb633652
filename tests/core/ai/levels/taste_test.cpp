// Styles of opponents: features of moves, and moves that a style prefers.
#include "ai/levels/taste.h"

#include "books.h"
#include "game/game.h"
#include "rules/movegen.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

namespace rokada::test::tasteTest {
namespace {

const Evaluator& evaluator() {
    static const Evaluator one(*kept("chess"));
    return one;
}

Position board(std::string_view pieces) { return placed(kept("chess"), pieces, "w - - 0 10"); }

Move moveOf(const Position& position, std::string_view text) {
    for (const Move move : legalMoves(position)) {
        if (moveText(position.book(), move) == text) return move;
    }
    ADD_FAILURE() << text << " is not legal";
    return {};
}

MoveFeatures featuresIn(std::string_view pieces, std::string_view move) {
    const Position position = board(pieces);
    return featuresOf(evaluator(), position, moveOf(position, move));
}

TEST(MoveFeatures, AQuietMoveHasNone) {
    const MoveFeatures features = featuresIn("Kg1 Ra1 kg8 pa7", "a1b1");
    EXPECT_FALSE(features.checks || features.storms || features.offers || features.exchanges || features.leaps);
}

TEST(MoveFeatures, AreSeenInTheMove) {
    EXPECT_TRUE(featuresIn("Kg1 Ra1 kg8 pa7 ph7", "a1d1").checks == false);
    EXPECT_TRUE(featuresIn("Kg1 Rd1 kg8 ph7 pg7 pf6", "d1d8").checks);
    EXPECT_TRUE(featuresIn("Kg1 Pg4 kg8 ph7", "g4g5").storms);
    EXPECT_FALSE(featuresIn("Kg1 Pa6 kh8", "a6a7").storms) << "the king is as far as before";
    EXPECT_TRUE(featuresIn("Kg1 Nf3 kg8", "f3e5").leaps);
    EXPECT_FALSE(featuresIn("Kg1 Bf3 kg8", "f3e4").leaps);
}

TEST(MoveFeatures, AnOfferCanBeCapturedWithProfit) {
    EXPECT_TRUE(featuresIn("Kg1 Bd3 kg8 ph7 pg7", "d3h7").offers);
    EXPECT_FALSE(featuresIn("Kg1 Bd3 Ng5 kf8 ph7 pg7", "d3h7").offers) << "the bishop is guarded";
}

TEST(MoveFeatures, AnExchangeIsACaptureThatCanBeAnswered) {
    EXPECT_TRUE(featuresIn("Kg1 Bb5 nc6 pb7 kg8", "b5c6").exchanges);
    EXPECT_FALSE(featuresIn("Kg1 Bb5 nc6 ph7 kg8", "b5c6").exchanges);
    EXPECT_FALSE(featuresIn("Kg1 Bb5 pb7 kg8", "b5c6").exchanges) << "nothing was captured";
}

TEST(Leapers, AreTheKnightsOfChess) {
    const Rulebook& book = *kept("chess");
    int leapers = 0;
    for (std::size_t kind = 0; kind < book.variant().kinds.size(); ++kind) {
        if (!isLeaper(book, Kind(kind))) continue;
        EXPECT_EQ(book.variant().kinds[kind].letter, 'N');
        ++leapers;
    }
    EXPECT_EQ(leapers, 1);
}

TEST(Taste, AddsTheBonusesOfTheStyle) {
    const Position position = board("Kg1 Nf3 Pa2 kg8 ph7");
    const Taste lover(evaluator(), position, {.leapers = 25});
    EXPECT_EQ(lover.bonus(moveOf(position, "f3e5")), 25);
    EXPECT_EQ(lover.bonus(moveOf(position, "a2a3")), 0);
    EXPECT_EQ(lover.range(), 25);
    const Taste neutral(evaluator(), position, {});
    EXPECT_EQ(neutral.bonus(moveOf(position, "f3e5")), 0);
    EXPECT_EQ(neutral.range(), 0);
}

TEST(Taste, GamblesOnlyInTheOpening) {
    const Style gambler{.gamble = 40};
    const Position start = Game(kept("chess")).position();
    EXPECT_EQ(Taste(evaluator(), start, gambler).gamble(), 40);
    EXPECT_EQ(Taste(evaluator(), board("Kg1 Nf3 Pa2 kg8 ph7"), gambler).gamble(), 0);
}

}  // namespace
}  // namespace rokada::test::tasteTest
