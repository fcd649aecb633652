// A game review must be unchanged after it has been written into a recorded game and read back.
#include "analysis/recordedreview.h"

#include "analysis/annotate.h"
#include "record/pgnreader.h"

#include <gtest/gtest.h>

namespace rokada::test::recordedreviewTest {
namespace {

GameTree read(const std::string& pgn) {
    static RulebookCache books;
    PgnGame game = readPgn({.text = pgn, .length = pgn.size()}, books);
    EXPECT_TRUE(game.report.empty());
    return std::move(game.tree);
}

TEST(RecordedReview, WhatAReviewHasWrittenIsReadBack) {
    GameTree tree = read("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n");
    Engine engine(16, 1);
    const auto review = reviewGame(engine, tree, {.nodes = 5'000}, {});
    ASSERT_TRUE(review);
    annotate(tree, *review);
    const auto found = reviewIn(tree);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->moves.size(), review->moves.size());
    EXPECT_EQ(found->moves[0].before, review->moves[0].before) << "the start has its value";
    for (std::size_t i = 0; i < found->moves.size(); ++i) {
        const ReviewedMove &is = found->moves[i], &was = review->moves[i];
        EXPECT_EQ(is.node, was.node) << i;
        EXPECT_EQ(is.mover, was.mover) << i;
        EXPECT_EQ(is.grade, was.grade) << i;
        if (was.grade == MoveGrade::Sound) continue;
        ASSERT_FALSE(is.better.empty()) << i;
        EXPECT_EQ(is.better.front(), was.better.front()) << i;
    }
}

TEST(RecordedReview, MatesAreMates) {
    const auto found =
        reviewIn(read("1. f3 { [%eval -0.5] } e5 { [%eval -0.6] } 2. g4 $4 { [%eval #-1] } (2. e4 d5) Qh4#\n"));
    ASSERT_TRUE(found);
    const ReviewedMove& bad = found->moves[2];
    EXPECT_EQ(*bad.after, -mateIn(1));
    EXPECT_EQ(bad.before, -60);
    EXPECT_EQ(bad.grade, MoveGrade::Blunder);
    EXPECT_EQ(bad.better.size(), 2U);
    EXPECT_GT(bad.loss, BlunderLoss);
}

TEST(RecordedReview, ARecordWithHolesIsNone) {
    EXPECT_FALSE(reviewIn(read("1. e4 { [%eval 0.2] } e5 2. d4 { [%eval 0.3] } d5 *\n")));
    EXPECT_FALSE(reviewIn(read("1. e4 e5 *\n")));
    EXPECT_FALSE(reviewIn(read("*\n")));
}

TEST(RecordedReview, EvaluationsOfOtherProgramsAreRead) {
    EXPECT_EQ(evalIn("+0.30,18", 2), 30);
    EXPECT_EQ(evalIn("-1", 2), -100);
    EXPECT_EQ(evalIn("#-2", 2), -mateIn(3));
    for (const char* wrong : {"", "#", "--1", "nan", "#nan", "inf", "1e9", "0x10", "99999", "0.3 pawns"})
        EXPECT_FALSE(evalIn(wrong, 2)) << wrong;
}

}  // namespace
}  // namespace rokada::test::recordedreviewTest
