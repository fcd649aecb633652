#include "losses.h"
#include "books.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::test::lossesTest {
namespace {

using ladder::LossTable;
using ladder::WeighedMove;

TEST(Losses, SharesCountAllMovesThatLoseAtLeastTheBound) {
    const std::vector<WeighedMove> moves{{.loss = 0}, {.loss = 49}, {.loss = 100}, {.loss = 399}, {.loss = 1000}};
    const LossTable table = ladder::tableOf(moves);
    EXPECT_DOUBLE_EQ(table.shares[0], 0.6) << "50 centipawns";
    EXPECT_DOUBLE_EQ(table.shares[1], 0.6) << "100 centipawns";
    EXPECT_DOUBLE_EQ(table.shares[2], 0.4) << "200 centipawns";
    EXPECT_DOUBLE_EQ(table.shares[3], 0.2) << "400 centipawns";
    EXPECT_DOUBLE_EQ(table.meanLoss, 309.6);
}

TEST(Losses, RepliesToErrorsAreMeasuredApart) {
    const std::vector<WeighedMove> moves{{.loss = 100, .replySteps = 4},
                                         {.loss = 500, .replySteps = 5},
                                         {.loss = 99, .replySteps = 1},
                                         {.loss = 0, .replySteps = 2},
                                         {.loss = 0, .replySteps = 0}};
    const LossTable table = ladder::tableOf(moves);
    EXPECT_DOUBLE_EQ(table.stepsAfterErrors, 4.5);
    EXPECT_DOUBLE_EQ(table.stepsAfterOthers, 1.5) << "a move that ends the game has no reply";
}

TEST(Losses, NoMovesGiveZeros) {
    const LossTable table = ladder::tableOf({});
    EXPECT_EQ(table.shares[0], 0);
    EXPECT_EQ(table.meanLoss, 0);
    EXPECT_EQ(table.stepsAfterErrors, 0);
}

TEST(Losses, ARowHasAsManyColumnsAsTheHead) {
    const auto columns = [](std::string_view line) { return std::ranges::count(line, '|'); };
    const std::string head = ladder::lossHead();
    const std::string row = ladder::lossRow({.book = kept("chess"), .level = Level(3)}, ladder::tableOf({}));
    EXPECT_EQ(columns(head.substr(0, head.find('\n'))), columns(row));
}

}  // namespace
}  // namespace rokada::test::lossesTest
