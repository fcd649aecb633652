// Tests annotation symbols and null moves in movetext. The moves after them must not be lost.
#include "record/pgnreader.h"
#include "record/pgnwords.h"
#include "record/pgnwriter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace rokada::pgnsymbolsTest {
namespace {

PgnGame read(const std::string& text) {
    RulebookCache cache;
    PgnSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    return readPgn(*splitter.take(), cache);
}

/// Returns the movetext of a game on one line.
std::string movesOf(const GameTree& tree) {
    std::string text = pgnText(tree);
    text.erase(0, text.find("\n\n") + 2);
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

TEST(PgnSymbols, TheWholeGameIsReadAndWritten) {
    std::ifstream file(ROKADA_RECORD_FILES "/symbols.pgn");
    std::stringstream text;
    text << file.rdbuf();
    const PgnGame game = read(text.str());
    ASSERT_TRUE(game.report.empty()) << game.report.findings()[0].word;
    EXPECT_EQ(game.tree.plies(game.tree.variationEnd(Node::Root)), 17);
    EXPECT_EQ(movesOf(game.tree),
              "1. e4 e5 2. Nf3 $10 Nc6 $14 3. Bb5 a6 $1 $16 4. Ba4 Nf6 $6 $17 (4... -- 5. O-O -- 6. d4 exd4 $15 "
              "7. Nxd4 $18) 5. O-O Be7 $19 6. -- O-O $16 7. Re1 $13 {The rest is known.} 7... b5 8. Bb3 d6 $1 $10 "
              "9. c3 1-0  ");
    const PgnGame again = read(pgnText(game.tree));
    EXPECT_TRUE(again.report.empty());
    EXPECT_EQ(again.tree, game.tree);
}

TEST(PgnSymbols, ACheckIsNoJudgement) {
    const PgnGame game = read("1. e4 f5 2. Qh5+ g6 3. Qxg6+ hxg6 *");
    ASSERT_TRUE(game.report.empty());
    for (Node node = game.tree.next(Node::Root); node != Node::None; node = game.tree.next(node))
        EXPECT_TRUE(game.tree.remarks(node).nags.empty());
}

TEST(PgnSymbols, InCheckNoTurnIsPassed) {
    const PgnGame game = read("1. e4 f5 2. Qh5+ -- 3. Qe8# *");
    ASSERT_TRUE(game.report.firstLoss());
    EXPECT_EQ(game.report.firstLoss()->word, "--");
    EXPECT_EQ(game.tree.size(), 3U);
}

TEST(PgnSymbols, NagsOfEitherSideHaveOneSymbolAndStayWhatTheyAre) {
    EXPECT_EQ(nagSymbol(23), nagSymbol(22));
    EXPECT_EQ(nagSymbol(133), "\u21C6");
    EXPECT_EQ(movesOf(read("[Event \"?\"]\n\n1. e4 $133 e5 $23 2. Nf3\u27F3 Nc6 =\u221E *").tree),
              "1. e4 $133 e5 $23 2. Nf3 $32 Nc6 $44 *  ");
}

TEST(PgnSymbols, ASymbolIsReadAsItIsShown) {
    for (int nag = 1; nag < 256; ++nag) {
        if (!nagSymbol(nag).empty()) {
            EXPECT_EQ(nagSymbol(nagMeant(nagSymbol(nag))), nagSymbol(nag)) << nag;
        }
    }
}

}  // namespace
}  // namespace rokada::pgnsymbolsTest
