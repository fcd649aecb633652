// Tests the effect of a hint on the selection.
#include "boardquestions.h"
#include "boardtesting.h"

#include "paint/boardframe.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

namespace rokada::ui::boardadviceTest {
namespace {

using testing::Table;

/// The tower on d2 consists of an unmoved pawn, a bishop, and a queen on top.
constexpr const char* OfThree = "4k3/8/8/8/8/8/3(PqBQ)4/4K3 w - - 0 1 D";

std::string moved(const Table& t) { return t.moves.empty() ? "" : moveText(*t.book, t.moves.back()); }

TEST(BoardAdvice, WhoFollowsAHintLiftsAsManyAsItSays) {
    for (const bool before : {false, true}) {
        Table t("tavreli", {}, OfThree);
        const Move hinted = *parseMove(t.game.position(), "d2d5:2");
        if (before) t.click("d2");
        testing::advise(t.board, hinted, true);
        if (!before) t.click("d2");
        t.click("d5");
        EXPECT_EQ(moved(t), "d2d5:2") << before;
    }
    Table t("tavreli", {}, OfThree);
    testing::advise(t.board, *parseMove(t.game.position(), "d2d5:2"), true);
    t.click("d2");
    t.key(Qt::Key_3);
    t.click("d5");
    EXPECT_EQ(moved(t), "d2d5") << "another choice is free";
}

/// Suggested moves with the same squares must share one arrow. The arrow must show the ranks of these moves and their
/// numbers of moving pieces.
TEST(BoardAdvice, ThoughtsThatGoTheSameWayShareAnArrow) {
    Table t("tavreli", {}, OfThree);
    const auto move = [&](std::string_view text) { return *parseMove(t.game.position(), text); };
    t.board.setNotes(&BoardNotes::suggestions,
                     suggestionsOf(t.game.position(), {move("d2d5:2"), move("e1f1"), move("d2d5")}, false));
    const auto& arrows = t.board.frame().notes.suggestions;
    ASSERT_EQ(arrows.size(), 2U);
    EXPECT_EQ(arrows[0].ranks, (std::vector{1, 3}));
    EXPECT_EQ(arrows[1].ranks, std::vector{2});
    EXPECT_EQ(arrows[0].parts, (std::vector{2, 3})) << "of the tower";
    EXPECT_TRUE(arrows[1].parts.empty()) << "the king is no tower";
    t.board.setNotes(&BoardNotes::suggestions, suggestionsOf(t.game.position(), {move("d2d5"), move("d2d4:1")}, false));
    EXPECT_TRUE(t.board.frame().notes.suggestions[0].parts.empty()) << "a whole tower needs no number";
    EXPECT_EQ(t.board.frame().notes.suggestions[1].parts, std::vector{1});
}

}  // namespace
}  // namespace rokada::ui::boardadviceTest
