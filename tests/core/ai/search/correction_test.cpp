// Tests of the correction history, which corrects the static evaluation by its errors in similar positions.
#include "ai/search/correction.h"
#include "books.h"
#include "diagram.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::correctionTest {
namespace {

Position read(const char* text) { return *parsePosition(*kept("chess"), text); }

const char* const Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr Score Max = 96;

TEST(Correction, KnowsNothingAtFirst) { EXPECT_EQ(CorrectionHistory().of(read(Start), Max), 0); }

TEST(Correction, LeansTowardsWhatWasFound) {
    CorrectionHistory history;
    const Position position = read(Start);
    history.learn(position, 40, 4 * 6);
    const Score once = history.of(position, Max);
    EXPECT_GT(once, 0);
    history.learn(position, 40, 4 * 6);
    EXPECT_GT(history.of(position, Max), once);
    for (int i = 0; i < 20; ++i) history.learn(position, -40, 4 * 6);
    EXPECT_LT(history.of(position, Max), 0);
}

TEST(Correction, NeverExceedsWhatThreeTablesMayCorrect) {
    CorrectionHistory history;
    const Position position = read(Start);
    for (int i = 0; i < 1000; ++i) history.learn(position, 5000, 4 * 30);
    EXPECT_LE(history.of(position, Max), Max);
    EXPECT_GT(history.of(position, Max), Max * 9 / 10);
}

TEST(Correction, HoldsForTheSamePawnsAndForTheSamePieces) {
    CorrectionHistory history;
    history.learn(read(Start), 60, 4 * 8);
    const Score same = history.of(read(Start), Max);
    // Only a knight has moved: pawns and Black's pieces are unchanged.
    const Score knightMoved = history.of(read("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 1"), Max);
    EXPECT_GT(knightMoved, 0);
    EXPECT_LT(knightMoved, same);
    // Pawns and pieces of both sides differ.
    EXPECT_EQ(history.of(read("1nbqkbnr/1ppppppp/8/8/8/8/PPPPPPP1/RNBQKBN1 w Qk - 0 1"), Max), 0);
}

TEST(Correction, IsLearntForTheSideToMoveAlone) {
    CorrectionHistory history;
    history.learn(read(Start), 60, 4 * 8);
    EXPECT_EQ(history.of(read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"), Max), 0);
}

}  // namespace
}  // namespace rokada::test::correctionTest
