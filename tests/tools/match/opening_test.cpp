#include "openingtext.h"

#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::match::openingTest {
namespace {

RulebookPtr bookOf(std::string_view id, Choices choices = {}) {
    return Rulebook::compile(*makeVariant(*findVariant(id), std::move(choices)));
}

std::string textAfter(const RulebookPtr& book, const Opening& opening) {
    return positionText(gameAfter(book, opening).position());
}

TEST(MatchOpening, MovesFromTheStart) {
    const auto book = bookOf("chess");
    const auto opening = parseOpening(book, "; e2e4 e7e5 ");
    ASSERT_TRUE(opening);
    EXPECT_EQ(textAfter(book, *opening), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
}

TEST(MatchOpening, PositionWithAndWithoutMoves) {
    const auto book = bookOf("chess");
    const auto bare = parseOpening(book, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    ASSERT_TRUE(bare);
    EXPECT_TRUE(bare->moves.empty());
    const auto moved = parseOpening(book, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1; e2e3");
    ASSERT_TRUE(moved);
    EXPECT_EQ(textAfter(book, *moved), "4k3/8/8/8/8/4P3/8/4K3 b - - 0 1");
}

TEST(MatchOpening, WhatIsWrong) {
    const auto book = bookOf("chess");
    EXPECT_EQ(parseOpening(book, "; e2e5").error(), "e2e5: illegal move at character 1");
    EXPECT_EQ(parseOpening(book, "x").error(), "unknown piece at character 1 (field 1)");
    EXPECT_EQ(parseOpening(book, "; f2f3 e7e5 g2g4 d8h4 a2a3").error(), "a2a3: the game is over");
    EXPECT_EQ(parseOpening(book, "; f2f3 e7e5 g2g4 d8h4").error(), "the game is over before it begins");
}

// A quarter turn of the board gives each player the view of the neighbour. Four quarter turns restore the opening.
TEST(MatchOpening, FourQuarterTurnsLeadBack) {
    const auto book = bookOf("fortress");
    const auto opening = parseOpening(
        book, "; N@n3 N@c3 N@c14 N@n14 R@p4 R@d1 R@a13 R@m16 B@o1 B@a2 B@b16 B@p15 e4e6 d5f5 l13l11 m12k12");
    ASSERT_TRUE(opening);
    const Opening once = turned(book, *opening, 1);
    EXPECT_EQ(once.moves.size(), opening->moves.size());
    EXPECT_EQ(moveText(*book, once.moves.front()), "N@c3");
    EXPECT_EQ(book->variant().sideSpecs[once.start.turn()].letter, 'b');
    EXPECT_NE(textAfter(book, once), textAfter(book, *opening));
    EXPECT_EQ(textAfter(book, turned(book, *opening, 4)), textAfter(book, *opening));
}

TEST(MatchOpening, ATurnedPositionHasAsManyMoves) {
    const auto book = bookOf("fortress", {{"placement", "standard"}});
    const auto opening = parseOpening(book, "; e4e6 d5f5 l13l11 m12k12 h4h6 d8f8");
    ASSERT_TRUE(opening);
    Position original = gameAfter(book, *opening).position();
    for (int turns = 1; turns < 4; ++turns) {
        Position other = gameAfter(book, turned(book, *opening, turns)).position();
        EXPECT_EQ(perft(other, 2), perft(original, 2)) << turns;
        EXPECT_EQ(other.computedKey(), other.key());
    }
}

// Black is to move, and White has lost a castling right. After a quarter turn, Red is to move, and Black has lost the
// right instead of White. The move counters must not change.
TEST(MatchOpening, StateTurnsToo) {
    const auto book = bookOf("fortress", {{"placement", "standard"}});
    const auto start = parseOpening(book, "; l4l6 d5f5 l13l11 m12k12 l3l5");
    ASSERT_TRUE(start);
    const Opening fromThere{gameAfter(book, *start).position(), {}};
    const std::string once = positionText(turned(book, fromThere, 1).start);
    EXPECT_NE(positionText(fromThere.start).find(" b wQbKbQrKrQuKuQ - 1 2"), std::string::npos);
    EXPECT_NE(once.find(" r wKwQbQrKrQuKuQ - 1 2"), std::string::npos) << once;
    EXPECT_EQ(positionText(turned(book, fromThere, 4).start), positionText(fromThere.start));
}

}  // namespace
}  // namespace rokada::match::openingTest
