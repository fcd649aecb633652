// Compares the endgame knowledge of the evaluation with the endgame tables.
#include "ai/evaluation/endingfacts.h"
#include "ai/endgame/endgame.h"
#include "books.h"

#include <gtest/gtest.h>

namespace rokada::test::endingfactsTest {
namespace {

std::optional<int> factor(std::string_view variant, std::string_view rules, std::string_view pieces, int strong = 0) {
    const RulebookPtr& book = kept(variant, rules);
    const std::string rest = variant == std::string_view("vyrt") ? "w - - 0 1 -" : "w - - 0 1";
    return EndingFacts(*book).factor(placed(book, pieces, rest), Side(strong));
}

TEST(EndingFacts, TellWhatCannotBeWon) {
    EXPECT_EQ(factor("vyrt", "", "Ka1 Qc4 kf6"), 0);
    EXPECT_EQ(factor("vyrt", "", "Ka1 Rc3 Nd3 kf6"), 0);
    EXPECT_EQ(factor("vyrt", "", "Ka1 Rc3 kf6 nh6"), 0);
    EXPECT_EQ(factor("chess", "", "Ka1 Nc3 Nd3 kf6"), 0);
    EXPECT_EQ(factor("greatshatranj", "", "Ka1 Gc3 kf6"), 0);
    EXPECT_EQ(factor("greatshatranj", "bareking=off", "Ka1 Ec3 kf6"), 0);
}

TEST(EndingFacts, TellWhatIsWon) {
    EXPECT_EQ(factor("vyrt", "", "Ka1 Qc4 Nd3 kf6"), EndingFacts::Whole);
    EXPECT_EQ(factor("chess", "", "Ka1 kf6 rc3", 1), EndingFacts::Whole);
    EXPECT_EQ(factor("chess", "", "Ka1 kf6 rc3", 0), 0) << "a bare king wins nothing";
    EXPECT_EQ(factor("greatshatranj", "bareking=off", "Ka1 Gc3 kf6"), EndingFacts::Whole);
}

TEST(EndingFacts, TellColoursApart) {
    EXPECT_EQ(factor("chess", "", "Ka1 Bc1 Bf1 kf6"), EndingFacts::Whole);
    EXPECT_EQ(factor("chess", "", "Ka1 Bc1 Be1 kf6"), 0);
}

TEST(EndingFacts, AreTheOwnersWhicheverSideItIs) {
    const auto rook = factor("chess", "", "Ka1 Rc3 kf6 nh6"), knight = factor("chess", "", "Ka1 Rc3 kf6 nh6", 1);
    ASSERT_TRUE(rook && knight);
    EXPECT_GT(*rook, 5);
    EXPECT_LT(*rook, 30);
    EXPECT_EQ(*knight, 0);
    EXPECT_EQ(rook, factor("chess", "", "Ka1 kf6 rh6 Nc3", 1));
}

TEST(EndingFacts, KnowNothingOfMorePiecesAndOtherRules) {
    EXPECT_FALSE(factor("chess", "", "Ka1 Rc3 Rc4 Rc5 kf6"));
    EXPECT_FALSE(factor("chess", "", "Ka1 kf6"));
    EXPECT_FALSE(factor("greatshatranj", "bareking=win", "Ka1 Gc3 kf6"));
}

TEST(EndingFacts, AreWhatTheSolverSaysOfSinglePieces) {
    for (const EndingBlock& block : endingBlocks()) {
        Endgames solved(kept(block.variant, block.rule));
        for (const EndingLine& line : block.lines) {
            if (line.one.size() != 1 || !line.other.empty()) continue;
            const EndingPieces pieces{{pieceOf(Side(0), solved.book().variant().kindOf(line.one[0])), NoPiece}};
            if (solved.ownEnd(pieces) == OwnEnd::Draw) {
                EXPECT_EQ(line.won[0], 0);
                continue;
            }
            const EndingTable* table = solved.solve(pieces);
            ASSERT_NE(table, nullptr);
            const auto us = Side(solved.swapped(pieces) ? 1 : 0);
            const EndingShare mine = table->share(solved.retroMoves(), us),
                              theirs = table->share(solved.retroMoves(), Side(us ^ 1));
            const double share =
                static_cast<double>(mine.quietWon + theirs.quietLost) / static_cast<double>(mine.quiet + theirs.quiet);
            EXPECT_NEAR(line.won[0], 10000 * share, 0.51) << block.variant << ' ' << line.one;
            EXPECT_EQ(line.longest, mine.longest) << block.variant << ' ' << line.one;
        }
    }
}

}  // namespace
}  // namespace rokada::test::endingfactsTest
