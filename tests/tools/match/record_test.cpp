#include "match/record.h"

#include "openingtext.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::match::recordTest {
namespace {

Game gameOf(std::string_view id, std::initializer_list<const char*> moves) {
    Game game(Rulebook::compile(*makeVariant(*findVariant(id), {})));
    for (const char* move : moves) game.play(*parseMove(game.position(), move));
    return game;
}

TEST(MatchRecord, AGameOfChess) {
    GameResult result;
    result.halfPoints = 0;
    result.searchOutputs = {{2, {.depth = 5, .score = -120}, std::chrono::milliseconds(100)},
                            {3, {.depth = 9, .mate = 1}, std::chrono::milliseconds(20)}};
    const Game game = gameOf("chess", {"f2f3", "e7e5", "g2g4", "d8h4"});
    EXPECT_EQ(recordText(game, result, {"rokada-match", "3.1", {"a \"b\"", "c"}, "black wins, checkmate of white", ""}),
              "[Event \"rokada-match\"]\n[Round \"3.1\"]\n[Variant \"chess\"]\n[Rules \"laws=fide start=usual\"]\n"
              "[White \"a \\\"b\\\"\"]\n[Black \"c\"]\n[Result \"0-1\"]\n"
              "[Termination \"black wins, checkmate of white\"]\n[PlyCount \"4\"]\n\n"
              "1. f3 e5 2. g4 {-1.20/5 0.10s} Qh4# {M1/9 0.02s} 0-1\n\n");
}

TEST(MatchRecord, SidesOfFour) {
    const Game game = gameOf("fortress", {"N@n3"});
    const std::string text = recordText(game, {}, {"e", "1.1", {"a", "b", "a", "b"}, "", ""});
    EXPECT_NE(text.find("[White \"a\"]\n[Black \"b\"]\n[Red \"a\"]\n[Blue \"b\"]\n"), std::string::npos);
    EXPECT_NE(text.find("1. N@n3 1/2-1/2\n"), std::string::npos);
}

TEST(MatchRecord, AnotherStart) {
    const auto book = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const auto opening = parseOpening(book, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7; e8e7");
    const std::string text = recordText(gameAfter(book, *opening), {}, {"e", "1.1", {"a", "b"}, "", ""});
    EXPECT_NE(text.find("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n"), std::string::npos);
    EXPECT_NE(text.find("\n7... Ke7 1/2-1/2\n"), std::string::npos);
}

TEST(MatchRecord, LinesAreBroken) {
    Game game(Rulebook::compile(*makeVariant(*findVariant("chess"), {})));
    for (int i = 0; i < 40; ++i) game.play(game.moves()[0]);
    const std::string text = recordText(game, {}, {"e", "1.1", {"a", "b"}, "", ""});
    for (std::size_t at = 0; at < text.size();) {
        const auto end = text.find('\n', at);
        EXPECT_LE(end - at, 100U);
        at = end + 1;
    }
}

}  // namespace
}  // namespace rokada::match::recordTest
