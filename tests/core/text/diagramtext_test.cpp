// Text diagrams: the program reads its own diagrams of every variant, and those of other programs.
#include "text/diagramtext.h"
#include "everyvariant.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::diagramtextTest {
namespace {

class EveryDiagram : public testing::TestWithParam<int> {};

TEST_P(EveryDiagram, IsReadAsItWasWritten) {
    wander(everyRuleSet()[static_cast<std::size_t>(GetParam())], 8, 12, [](const Game& game) {
        const std::string text = diagramText(game.position());
        const auto named = diagramVariant(text);
        EXPECT_TRUE(named && named->info->id == game.book().variant().id) << text;
        if (!named) return false;
        EXPECT_EQ(makeVariant(*named->info, named->choices)->choices, game.book().variant().choices);
        const auto read = parseDiagram(game.book(), text);
        EXPECT_TRUE(read) << text;
        if (read) {
            EXPECT_EQ(positionText(*read), positionText(game.position())) << text;
        }
        return !HasFailure();
    });
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, EveryDiagram, testing::Range(0, static_cast<int>(everyRuleSet().size())));

TEST(DiagramText, LooksLikeABoard) {
    EXPECT_EQ(diagramText(position(rules("chess"), "4k3/8/8/8/8/8/4P3/R3K3 b Q - 3 9")),
              "[chess laws=fide start=usual]\n"
              " 8 . . . . k . . .\n"
              " 7 . . . . . . . .\n"
              " 6 . . . . . . . .\n"
              " 5 . . . . . . . .\n"
              " 4 . . . . . . . .\n"
              " 3 . . . . . . . .\n"
              " 2 . . . . P . . .\n"
              " 1 R . . . K . . .\n"
              "   a b c d e f g h\n"
              "b Q - 3 9\n");
}

TEST(DiagramText, DrawingsOfOtherProgramsAreRead) {
    const std::string framed =
        " +---+---+---+---+---+---+---+---+\n | r |   |   |   | k |   |   | r | 8\n"
        " +---+---+---+---+---+---+---+---+\n |   |   |   |   |   |   |   |   | 7\n |   |   |   |   |   |   |   |   | "
        "6\n"
        " |   |   |   |   |   |   |   |   | 5\n |   |   |   |   |   |   |   |   | 4\n |   |   |   |   |   |   |   |   "
        "| 3\n"
        " | P |   |   |   |   |   |   |   | 2\n |   |   |   |   | K |   |   |   | 1\n"
        " +---+---+---+---+---+---+---+---+\n   a   b   c   d   e   f   g   h\n";
    const RulebookPtr book = rules("chess");
    const auto read = parseDiagram(*book, framed);
    ASSERT_TRUE(read);
    EXPECT_EQ(positionText(*read), "r3k2r/8/8/8/8/8/P7/4K3 w kq - 0 1");
    const auto plain =
        parseDiagram(*book, "r...k..r\n........\n........\n........\n........\n........\nP.......\n....K...");
    ASSERT_TRUE(plain);
    EXPECT_EQ(*plain, *read);
}

TEST(DiagramText, AnErrorHasItsPlaceInTheDrawing) {
    const RulebookPtr book = rules("chess");
    const std::string rows = "r . . . k . . r\n. . . . . . . .\n. . . X . . . .\n";
    const std::string text =
        rows + ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . K . . .\n";
    const auto read = parseDiagram(*book, text);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error(), (ParseError{text.find('X'), ErrorCode::UnknownPiece, 0}));
    EXPECT_EQ(parseDiagram(*book, rows).error(), (ParseError{rows.size(), ErrorCode::WrongRowCount, 0}));
    EXPECT_FALSE(parseDiagram(*book, "good morning"));
    EXPECT_FALSE(parseDiagram(*book, ""));
}

}  // namespace
}  // namespace rokada::test::diagramtextTest
