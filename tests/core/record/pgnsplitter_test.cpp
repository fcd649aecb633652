// Where one game ends and the next begins, however the stream is cut into chunks.
#include "record/pgnsplitter.h"

#include <gtest/gtest.h>

#include <vector>

namespace rokada {
namespace {

std::vector<PgnText> cut(std::string_view text, std::size_t chunk = 1000) {
    PgnSplitter splitter;
    std::vector<PgnText> games;
    for (; !text.empty(); text.remove_prefix(std::min(chunk, text.size()))) {
        splitter.feed(text.substr(0, chunk));
        while (auto game = splitter.take()) games.push_back(std::move(*game));
    }
    splitter.finish();
    while (auto game = splitter.take()) games.push_back(std::move(*game));
    return games;
}

/// Games separated by '|', blanks at their ends dropped.
std::string pieces(std::string_view text, std::size_t chunk = 1000) {
    std::string joined;
    for (const PgnText& game : cut(text, chunk)) {
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
    for (std::size_t chunk = 1; chunk < 20; ++chunk) EXPECT_EQ(pieces(Three, chunk), pieces(Three)) << chunk;
}

TEST(PgnSplitter, GamesKnowTheirPlaces) {
    const auto games = cut(Three);
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

TEST(PgnSplitter, ResultsAndBracketsInCommentsAndVariationsAreNone) {
    for (const char* text : {"1. e4 {1-0\n[x]} e5 *", "1. e4 ; 1-0\n e5 *", "1. e4 (1. d4 1-0) e5 *",
                             "1. e4\n%1-0\ne5 *", "[A \"1-0 [b]\"]\n1. e4 *", "[A \"x\"] [B \"y\"]\n*"}) {
        EXPECT_EQ(pieces(text), text);
    }
}

TEST(PgnSplitter, AForgottenBraceSpoilsOneGameOnly) {
    EXPECT_EQ(pieces("[Event \"a\"]\n1. e4 {oh\n\n[Event \"b\"]\n1. d4 *\n[Event \"c\"]\n*", 7),
              "[Event \"a\"]\n1. e4 {oh|[Event \"b\"]\n1. d4 *|[Event \"c\"]\n*");
}

TEST(PgnSplitter, NothingIsNoGame) {
    EXPECT_EQ(pieces(""), "");
    EXPECT_EQ(pieces(" \n\n {only words} \n%nor this"), "");
}

TEST(PgnSplitter, AnEndlessGameIsCut) {
    PgnSplitter splitter;
    const std::string chunk(1 << 20, 'x');
    for (int i = 0; i < 20; ++i) splitter.feed(chunk);
    splitter.feed("\n[Event \"next\"]\n1. e4 *");
    splitter.finish();
    const auto endless = splitter.take();
    ASSERT_TRUE(endless);
    EXPECT_TRUE(endless->cut);
    EXPECT_EQ(endless->text.size(), PgnText::LongestGame);
    EXPECT_EQ(endless->length, (std::uint64_t{20} << 20) + 1);
    const auto next = splitter.take();
    ASSERT_TRUE(next);
    EXPECT_FALSE(next->cut);
    EXPECT_EQ(next->text, "[Event \"next\"]\n1. e4 *");
}

}  // namespace
}  // namespace rokada
