// Tests the player that searches one ply: it must mate, capture, protect pieces, and always return a legal move.
#include "ai/levels/oneply.h"

#include "game/game.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::sessionOneplyTest {
namespace {

RulebookPtr book(std::string_view id, const Choices& choices = {}) {
    return Rulebook::compile(*makeVariant(*findVariant(id), choices));
}

std::string chosen(std::string_view id, std::string_view text, std::uint64_t seed = 1) {
    const auto rules = book(id);
    return moveText(*rules, chooseOnePly(*parsePosition(*rules, text), seed));
}

TEST(OnePly, MatesAtOnce) { EXPECT_EQ(chosen("chess", "6k1/5ppp/8/8/8/8/6r1/R4K2 w - - 0 1"), "a1a8"); }

TEST(OnePly, CapturesWhatIsWorthMost) {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        EXPECT_EQ(chosen("chess", "4k3/8/8/2q1n3/3P4/8/8/4K3 w - - 0 1", seed), "d4c5");
    }
}

TEST(OnePly, DoesNotStalemateWhenAhead) {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const auto rules = book("chess");
        Position position = *parsePosition(*rules, "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
        Undo undo;
        position.make(chooseOnePly(position, seed), undo);
        EXPECT_TRUE(hasMoves(position) || position.inCheck(Side(1)));
    }
}

TEST(OnePly, DoesNotGiveItsQueenAway) {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const auto rules = book("chess");
        Position position = *parsePosition(*rules, "4k3/1p1p1p1p/8/8/8/8/8/Q3K3 w - - 0 1");
        Undo undo;
        const Move move = chooseOnePly(position, seed);
        position.make(move, undo);
        EXPECT_TRUE(position.king(Side(0)) == move.to() || !position.attacked(move.to(), piecesOf(Side(1))));
    }
}

TEST(OnePly, TheSameSeedGivesTheSameMove) {
    const auto rules = book("vyrt");
    const Position start = startPosition(*rules);
    EXPECT_EQ(chooseOnePly(start, 9), chooseOnePly(start, 9));
}

TEST(OnePly, AlwaysAnswersWithALegalMove) {
    for (const VariantInfo& info : offeredVariants()) {
        Game game(book(info.id));
        while (!game.ending() && game.played() < 80) {
            ASSERT_TRUE(game.play(chooseOnePly(game.position(), game.played()))) << info.id;
        }
    }
}

TEST(OnePly, PiecesThatReachMoreAreWorthMore) {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const char* pieces = "5k4/10/10/%/4P5/10/10/4K5 w - - 0 1";
        const auto beside = [&](const char* rank) {
            std::string text = pieces;
            return text.replace(text.find('%'), 1, rank);
        };
        EXPECT_EQ(chosen("greatshatranj", beside("3m1n4"), seed), "e4d5");
        EXPECT_EQ(chosen("greatshatranj", beside("3p1n4"), seed), "e4f5");
    }
}

}  // namespace
}  // namespace rokada::sessionOneplyTest
