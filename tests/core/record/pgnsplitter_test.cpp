// Tests the splitting of a PGN stream into games. The division of the stream into chunks must not change the games.
#include "record/pgnsplitter.h"

#include "pgntesting.h"

#include <gtest/gtest.h>

namespace rokada::pgnsplitterTest {
namespace {

/// Splits a text into games. Returns the games separated by '|', without trailing blanks.
std::string pieces(std::string_view text, std::size_t chunk = 1000) {
    std::string joined;
    for (const PgnText& game : test::cutGames(text, chunk)) {
        joined += (joined.empty() ? "" : "|") + game.text.substr(0, game.text.find_last_not_of(" \r\n") + 1);
    }
    return joined;
}

constexpr std::string_view Three =
    "[White \"a\"]\n\n1. e4 e5 1-0\n\n[White \"b\"]\n\n1. d4\n[White \"c\"]\r\n\r\n1. c4 *\r\n";

TEST(PgnSplitter, AResultOrTheNextTagsEndAGame) {
    EXPECT_EQ(pieces(Three), "[White \"a\"]\n\n1. e4 e5 1-0|[White \"b\"]\n\n1. d4|[White \"c\"]\r\n\r\n1. c4 *");
}

TEST(PgnSplitter, ChunksDoNotMatter) {
    for (std::size_t chunk = 1; chunk < 20; ++chunk) {
        EXPECT_EQ(pieces(Three, chunk), pieces(Three)) << chunk;
        EXPECT_EQ(pieces(". \ne4 e5 *\n", chunk), ". \ne4 e5 *") << chunk;
    }
}

TEST(PgnSplitter, GamesKnowTheirPlaces) {
    const auto games = test::cutGames(Three);
    ASSERT_EQ(games.size(), 3u);
    EXPECT_EQ(games[1].line, 5u);
    EXPECT_EQ(games[2].line, 8u);
    for (const PgnText& game : games) {
        EXPECT_EQ(Three.substr(game.at, game.length), game.text);
    }
}

TEST(PgnSplitter, GamesWithoutTagsEndWithTheirResults) {
    EXPECT_EQ(pieces("1. e4 1-0 1. d4 0-1\n1. c4 1/2-1/2"), "1. e4 1-0|1. d4 0-1|1. c4 1/2-1/2");
}

TEST(PgnSplitter, AGameThatBeginsWithinALineIsCutAsItIsRead) {
    for (const char* line : {"1. {c} e4 e5 *", "foo {c} e4 e5 *", "foo [Site \"x\"] e4 e5 *"}) {
        const auto games = test::readGames("[Event \"a\"]\n*\n\n" + std::string(line) + "\n\n[White \"b\"]\n1. d4 *");
        ASSERT_EQ(games.size(), 3u) << line;
        EXPECT_EQ(games[1].tree.size(), 2u) << line;
        EXPECT_EQ(test::tagOf(games[2], "White"), "b") << line;
    }
}

TEST(PgnSplitter, CommentsBehindTheLastForeignLineAreTold) {
    const auto games = test::cutGames("[Event \"a\"]\n*\n\nfoo\n{the end}\n");
    ASSERT_EQ(games.size(), 1u);
    ASSERT_EQ(games[0].foreign.size(), 2u);
    EXPECT_EQ(games[0].foreign[1].text, "{the end}");
    EXPECT_EQ(games[0].foreign[1].place, (TextPlace{5, 1}));
}

TEST(PgnSplitter, ResultsAndBracketsInCommentsAndVariationsAreNone) {
    for (const char* text : {"1. e4 {1-0\n[x]} e5 *", "1. e4 ; 1-0\n e5 *", "1. e4 (1. d4 1-0) e5 *",
                             "1. e4\n%1-0\ne5 *", "[A \"1-0 [b]\"]\n1. e4 *", "[A \"x\"] [B \"y\"]\n*",
                             "1. e4 e5 1-0 $1 {well} foo 1-0", "1. e4 e5 1-0\n{well}\n% escaped"}) {
        EXPECT_EQ(pieces(text), text);
    }
}

TEST(PgnSplitter, AForgottenBraceSpoilsOneGameOnly) {
    EXPECT_EQ(pieces("[Event \"a\"]\n1. e4 {oh\n\n[Event \"b\"]\n1. d4 *\n[Event \"c\"]\n*", 7),
              "[Event \"a\"]\n1. e4 {oh|[Event \"b\"]\n1. d4 *|[Event \"c\"]\n*");
    EXPECT_EQ(pieces("[Event \"a\"]\n1. e4 {oh\n\n[Site \"b\"]\n1. d4 {x} *"),
              "[Event \"a\"]\n1. e4 {oh|[Site \"b\"]\n1. d4 {x} *");
    EXPECT_EQ(pieces("1. e4 {a file begins with\n[Event \"b\"]\nin PGN} e5 *"),
              "1. e4 {a file begins with\n[Event \"b\"]\nin PGN} e5 *");
}

TEST(PgnSplitter, GamesOfTagsAloneEndWhereANameReturns) {
    EXPECT_EQ(pieces("[Event \"a\"]\n{c}\n\n[White \"x\"]\n[Event \"b\"]\n\n[White \"y\"]"),
              "[Event \"a\"]\n{c}\n\n[White \"x\"]|[Event \"b\"]\n\n[White \"y\"]");
}

TEST(PgnSplitter, NothingIsNoGame) {
    EXPECT_EQ(pieces(""), "");
    EXPECT_EQ(pieces(" \n\n {only words} \n%nor this\nnor that"), "");
}

TEST(PgnSplitter, LinesOutsideOfGamesAreTold) {
    const auto games =
        test::cutGames("Games of the cup\n\n[Event \"a\"]\n1. e4 1-0\n\n  Second round\n\n[Event \"b\"]\n*");
    ASSERT_EQ(games.size(), 2u);
    ASSERT_EQ(games[0].foreign.size(), 2u);
    EXPECT_EQ(games[0].foreign[0].text, "Games of the cup");
    EXPECT_EQ(games[0].foreign[1].text, "Second round");
    EXPECT_EQ(games[0].foreign[1].place, (TextPlace{6, 3}));
    EXPECT_EQ(games[0].text, "[Event \"a\"]\n1. e4 1-0");
}

TEST(PgnSplitter, LineEndsOfAnyKindEndLines) {
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        const std::string text = "[Event \"a\"]" + end + end + "1. e4 ; well" + end + "%x" + end + "e5 *" + end +
                                 "[Event \"b\"]" + end + "*";
        const auto games = test::cutGames(text, 3);
        ASSERT_EQ(games.size(), 2u);
        EXPECT_EQ(games[1].line, 6u);
        EXPECT_EQ(games[1].text, "[Event \"b\"]" + end + "*");
    }
}

TEST(PgnSplitter, AnEndlessGameIsCut) {
    PgnSplitter splitter;
    const std::string chunk(1 << 20, 'x');
    splitter.feed("1. e4 ");
    for (int i = 0; i < 20; ++i) splitter.feed(chunk);
    splitter.feed("\n[Event \"next\"]\n1. e4 *");
    splitter.finish();
    const auto endless = splitter.take();
    ASSERT_TRUE(endless);
    EXPECT_TRUE(endless->cut);
    EXPECT_EQ(endless->text.size(), PgnText::LongestGame);
    EXPECT_EQ(endless->length, (std::uint64_t{20} << 20) + 6);
    const auto next = splitter.take();
    ASSERT_TRUE(next);
    EXPECT_FALSE(next->cut);
    EXPECT_EQ(next->text, "[Event \"next\"]\n1. e4 *");
}

TEST(PgnSplitter, ALongCommentIsReadInParts) {
    std::string text = "1. e4 {";
    for (int i = 0; i < 400'000; ++i) text += "words\n";
    const std::string game = text + "} e5 1-0";
    for (const std::size_t chunk : {std::size_t{1} << 16, std::size_t{1} << 18}) {
        const auto games = test::cutGames(game + "\n[Event \"next\"]\n*", chunk);
        ASSERT_EQ(games.size(), 2u);
        EXPECT_EQ(games[0].text, game);
        EXPECT_EQ(games[1].line, 400'002u);
    }
    EXPECT_EQ(test::cutGames(text + "\n[Event \"next\"]\n*", 1 << 16).size(), 2u);
}

}  // namespace
}  // namespace rokada::pgnsplitterTest
