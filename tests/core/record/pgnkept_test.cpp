// Unreadable text in PGN must be kept in its place and written back unchanged. It must never become a move.
#include "pgntesting.h"
#include "record/pgnwriter.h"

#include <gtest/gtest.h>

namespace rokada::test::pgnkeptTest {
namespace {

struct Case {
    const char* text;
    const char* written;  ///< expected movetext after writing
    int plies;            ///< expected number of plies in the main line
};

std::string movetext(const GameTree& tree) {
    std::string text = pgnText(tree);
    text.erase(0,
               text.find("\n\n") == 0 || text.starts_with('\n') ? text.find_first_not_of('\n') : text.find("\n\n") + 2);
    text.erase(text.find_last_not_of('\n') + 1);
    return text;
}

TEST(PgnKept, AWordThatIsNoMoveDoesNotEndTheGame) {
    const Case cases[] = {
        {"1. e4 hello e5 2. Nf3 Nc6 *", "1. e4 {hello} 1... e5 2. Nf3 Nc6 *", 4},
        {"1. e4 e5 (well played) 2. Nf3 *", "1. e4 e5 {well played} 2. Nf3 *", 3},
        {"1. e4 e5 2. very well Nf3 Nc6 3. Bb5 *", "1. e4 e5 {very well} 2. Nf3 Nc6 3. Bb5 *", 5},
        {"1. e4 e5 [%clk 0:05] 2. Nf3 *", "1. e4 e5 {[%clk 0:05]} 2. Nf3 *", 3},
        {"1. e4 e5 2. Nf3 $300 *", "1. e4 e5 2. Nf3 {$300} *", 3},
        {"1. e4 e5 2. Nf3 words", "1. e4 e5 2. Nf3 {words} *", 3},
        {"1. e4 e5 2. Nf3 1/2-1/2 agreed here", "1. e4 e5 2. Nf3 {agreed here} 1/2-1/2", 3},
    };
    for (const Case& each : cases) {
        const PgnGame game = readGame(each.text);
        EXPECT_EQ(mainPlies(game.tree), each.plies) << each.text;
        EXPECT_EQ(movetext(game.tree), each.written);
        EXPECT_FALSE(game.report.firstLoss()) << each.text;
        EXPECT_FALSE(game.report.empty()) << each.text;
    }
}

TEST(PgnKept, ALineWithoutMovesCostsNoMove) {
    const Case cases[] = {
        {"1. e4 e5\nPage 12\n2. Nf3 Nc6 *", "1. e4 e5 {Page 12} 2. Nf3 Nc6 *", 4},
        {"1. e4 e5\n== Round 7 ==\n2. Nf3 *", "1. e4 e5 {== Round 7 ==} 2. Nf3 *", 3},
        {"1. e4 e5\n103. Runde\n2. Nf3 *", "1. e4 e5 {103. Runde} 2. Nf3 *", 3},
        {"e4 e5\nDate: 12 May 1998\nNf3 Nc6 *", "1. e4 e5 {Date: 12 May 1998} 2. Nf3 Nc6 *", 4},
        {"1. e4 e5 2.\nSecond round\nNf3 Nc6 *", "1. e4 e5 {Second round} 2. Nf3 Nc6 *", 4},
        {"1. e4 (1.\nSecond round\nd4) e5 *", "1. e4 ({Second round} 1. d4) 1... e5 *", 2},
        {"1. e4 e5 2. Nf3 [ Nc6 3. Bb5 {[%clk 0:05]} *", "1. e4 e5 2. Nf3 Nc6 3. Bb5 {[%clk 0:05]} *", 5},
    };
    for (const Case& each : cases) {
        const PgnGame game = readGame(each.text);
        EXPECT_EQ(mainPlies(game.tree), each.plies) << each.text;
        EXPECT_EQ(movetext(game.tree), each.written);
        EXPECT_FALSE(game.report.firstLoss()) << each.text;
        EXPECT_FALSE(game.report.empty()) << each.text;
    }
}

TEST(PgnKept, AnIllegalMoveEndsItsLineAndGoesBackAsItWas) {
    const Case cases[] = {
        {"1. e4 e5 2. Ke3 Nf6 {why} (2... d5) 3. d4 1-0", "1. e4 e5 2. Ke3 Nf6 {why} (2... d5) 3. d4 1-0", 2},
        {"1. e4 e5 2. Ke3   Nf6 *", "1. e4 e5 2. Ke3   Nf6 *", 2},
        {"1. e4 e5 Ke3 Nf6 *", "1. e4 e5 Ke3 Nf6 *", 2},
        {"1. e4 (1. d4 Kd5 2. c4) (1. c4 c5) e5 2. Nf3 *", "1. e4 (1. d4 Kd5 2. c4) (1. c4 c5) 1... e5 2. Nf3 *", 3},
        {"1. e4 e5 (1... c5 2. Nf3) 2. Ke4 Nf6 *", "1. e4 e5 (1... c5 2. Nf3) 2. Ke4 Nf6 *", 2},
        {"1. e4 e5 2. Ke3 (2. Nf3 1-0", "1. e4 e5 2. Ke3 (2. Nf3) 1-0", 2},
        {"1. e4 e5 2. Ke3 {oh", "1. e4 e5 2. Ke3 {oh} *", 2},
        {"1. e4 e5 2. Ke3 1-0 {behind}", "1. e4 e5 {behind} 2. Ke3 1-0", 2},
        {"1. Nf9 e5 *", "1. Nf9 e5 *", 0},
        {"1. e4 {a} foo e0W e5 *", "1. e4 {a} foo e0W e5 *", 1},
    };
    for (const Case& each : cases) {
        const PgnGame game = readGame(each.text);
        EXPECT_EQ(mainPlies(game.tree), each.plies) << each.text;
        EXPECT_EQ(movetext(game.tree), each.written);
        EXPECT_EQ(movetext(readGame(pgnText(game.tree)).tree), each.written) << "once more";
        ASSERT_TRUE(game.report.firstLoss()) << each.text;
        EXPECT_EQ(game.report.firstLoss()->what, PgnFindingCode::BadMove) << each.text;
    }
}

TEST(PgnKept, LinesOfWhatIsKeptStay) {
    const PgnGame game = readGame("1. e4 e5\r\n2. Ke3 Nf6 ; so it is\r\n% escaped\r\n3. d4 *");
    EXPECT_EQ(movetext(game.tree), "1. e4 e5\n2. Ke3 Nf6 ; so it is\n% escaped\n3. d4 *");
    EXPECT_EQ(movetext(readGame(pgnText(game.tree)).tree), movetext(game.tree));
}

TEST(PgnKept, AfterALostMoveTheNumbersDecide) {
    const Case cases[] = {
        // The word "f##" replaces a move of White, so Rd8 is a move of Black. In the second game, Rd8 would be legal
        // for White too.
        {"[FEN \"r3k3/8/8/8/8/8/8/R3K3 w - - 0 15\"]\n15. f## Rd8 16. Ke2 *", "15. f## Rd8 16. Ke2 *", 0},
        {"[FEN \"r3k3/8/8/8/8/8/8/3RK3 w - - 0 15\"]\n15. f## Rd8 *", "15. f## Rd8 *", 0},
        // In these games, the unreadable word replaces a move of Black.
        {"1. e4 f## 2. Nf3 Nc6 *", "1. e4 f## 2. Nf3 Nc6 *", 1},
        {"1. e4 e5 2. Nf3xNc6 3. Bb5 a6 *", "1. e4 e5 2. Nf3xNc6 3. Bb5 a6 *", 2},
        {"1. e4 e5 2. d4#x (2. c4) d5 3. Nf3 *", "1. e4 e5 2. d4#x (2. c4) d5 3. Nf3 *", 2},
        // Without the word "f##", the moves agree with their numbers, so no move was lost.
        {"1. e4 f## e5 2. Nf3 Nc6 *", "1. e4 {f##} 1... e5 2. Nf3 Nc6 *", 4},
    };
    for (const Case& each : cases) {
        const PgnGame game = readGame(each.text);
        EXPECT_EQ(mainPlies(game.tree), each.plies) << each.text;
        EXPECT_EQ(movetext(game.tree), each.written);
        EXPECT_EQ(movetext(readGame(pgnText(game.tree)).tree), each.written) << "once more";
    }
}

TEST(PgnKept, ACommentThatLostItsBraceDoesNotMoveMoves) {
    const PgnGame game = readGame("1. e4 {one 1... e5 2. Nf3 {two} Nc6 3. Bb5 a6 *");
    EXPECT_EQ(mainPlies(game.tree), 1);
    EXPECT_EQ(movetext(game.tree), "1. e4 {one 1... e5 2. Nf3 {two} Nc6 3. Bb5 a6 *");
    ASSERT_TRUE(game.report.firstLoss());
    EXPECT_EQ(game.report.firstLoss()->what, PgnFindingCode::LostMove);
}

TEST(PgnKept, ContradictingResultsAreTold) {
    const PgnGame game = readGame("[Result \"1-0\"]\n\n1. e4 e5 0-1");
    EXPECT_EQ(tagOf(game, "Result"), "1-0");
    EXPECT_EQ(codesOf(game), std::vector{PgnFindingCode::ResultsDiffer});
    EXPECT_TRUE(readGame("[Result \"+:-\"]\n\n1-0").report.empty());
    EXPECT_EQ(tagOf(readGame("[Result \"+:-\"]\n\n1-0"), "Result"), "+:-");
    EXPECT_EQ(tagOf(readGame("[White \"a\"]\n\n+/-"), "Result"), "+/-");
    EXPECT_EQ(tagOf(readGame("[White \"a\"]\n\n1. e4 e5 1/2-0"), "Result"), "1/2-0");
}

TEST(PgnKept, TagsOfRulesAndStartStayAsTheyWere) {
    const std::string text =
        "[Variant \"Standard\"]\n[White \"a\"]\n[SetUp \"1\"]\n[FEN \"6k1/8/8/8/8/8/8/K6R w - - 0 0\"]\n[Black "
        "\"b\"]\n\n1. Rh8+ *\n\n";
    const PgnGame game = readGame(text);
    EXPECT_EQ(pgnText(game.tree), text);
    GameTree other(game.tree.sharedBook());
    other.setTags(game.tree.tags());
    EXPECT_EQ(pgnText(other), "[Variant \"Standard\"]\n[White \"a\"]\n[SetUp \"1\"]\n[Black \"b\"]\n\n*\n\n")
        << "another start";
}

TEST(PgnKept, IncompleteTagsAreTags) {
    const char* moves = "\n\n1. e4 e5 *";
    for (const char* tag :
         {"[White \"Oak\"", "[White \"Oak]", "[White Oak\"]", "[White Oak]", "[White Oak", "[White 'Oak']",
          "[white \"Oak\"]", "[White \u201COak\u201D]", "[ White\n\"Oak\" ]", "[White: \"Oak\"]"}) {
        const PgnGame game = readGame("[Event \"a\"]\n" + std::string(tag) + "\n[Black \"b\"]" + moves);
        EXPECT_EQ(tagOf(game, "White"), "Oak") << tag;
        EXPECT_EQ(tagOf(game, "Black"), "b") << tag;
        EXPECT_EQ(mainPlies(game.tree), 2) << tag;
    }
    const PgnGame broken = readGame("[Event \"a long\nname\"]\n[White \"x\" [Black \"y\"]\n\n1. e4 *");
    EXPECT_EQ(tagOf(broken, "Event"), "a long name");
    EXPECT_EQ(tagOf(broken, "White"), "x");
    EXPECT_EQ(tagOf(broken, "Black"), "y");
    EXPECT_EQ(readGames("1. e4 e5\n[White to move]\n2. Nf3 *").size(), 1u);
}

}  // namespace
}  // namespace rokada::test::pgnkeptTest
