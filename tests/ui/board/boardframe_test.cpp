// Tests the description of what a board shows (`BoardFrame`). It is a value and needs no widget.
#include "stillboard.h"

#include "paint/boarddiagram.h"
#include "rules/rulebook.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string_view>

namespace rokada::ui::boardframeTest {
namespace {

using namespace std::chrono_literals;
using testing::StillBoard;

Game gameOf(std::string_view id, std::string_view position = {}) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(*findVariant(id), {}));
    return position.empty() ? Game(book) : Game(book, *parsePosition(*book, position));
}

Square square(const Game& game, std::string_view name) { return game.book().geometry().named(name); }

QPoint at(const StillBoard& board, std::string_view name) {
    return board.layout().rect(square(*board.shown.game, name)).center();
}

std::vector<Square> marked(const BoardFrame& frame) {
    std::vector<Square> squares;
    for (const TargetMark& mark : frame.attention.marks) {
        if (mark.target) squares.push_back(mark.square);
    }
    std::ranges::sort(squares);
    return squares;
}

TEST(BoardFrame, OfNothingIsEmpty) {
    const BoardFrame frame = frameOf({}, {}, {}, {});
    EXPECT_TRUE(frame.empty());
    EXPECT_EQ(frame.squareAt({10, 10}), NoSquare);
    EXPECT_TRUE(frame.spotAt({10, 10}).nowhere());
    EXPECT_EQ(frame.panelAt({10, 10}), NoSide);
}

TEST(BoardFrame, MarksTheTargetsOfTheSelectedPiece) {
    const Game game = gameOf("chess");
    StillBoard board(game);
    EXPECT_EQ(board.frame().attention.selected(), NoSquare);
    board.select(square(game, "g1"));
    EXPECT_EQ(board.frame().attention.selected(), square(game, "g1"));
    EXPECT_EQ(marked(board.frame()), (std::vector{square(game, "f3"), square(game, "h3")}));
    board.look.targets = false;
    EXPECT_TRUE(board.frame().attention.marks.empty());
}

TEST(BoardFrame, AnInspectedPieceIsNotSelected) {
    const Game game = gameOf("chess");
    StillBoard board(game);
    board.select(square(game, "g8"));
    EXPECT_EQ(board.frame().attention.square, square(game, "g8"));
    EXPECT_EQ(board.frame().attention.selected(), NoSquare);
    board.look.explains = false;
    EXPECT_EQ(board.frame().attention.square, NoSquare);
}

TEST(BoardFrame, ADraggedPieceIsWhereTheHandIs) {
    const Game game = gameOf("chess");
    StillBoard board(game);
    board.interaction.input.press({square(game, "e2")});
    ASSERT_TRUE(board.interaction.input.drag());
    board.interaction.held = {100, 200};
    const auto carried = board.frame().attention.carried;
    ASSERT_TRUE(carried);
    EXPECT_EQ(carried->piece, pieceOf(Side(0), game.book().variant().kindOf('P')));
    EXPECT_EQ(carried->from, square(game, "e2"));
    EXPECT_EQ(carried->point, QPointF(100, 200));
}

/// A frame that is updated during a drag and an animation must equal a frame that is built from the same state.
TEST(BoardFrame, FollowsAHandThatMovesAndAMoveThatIsUnderWay) {
    const Game game = gameOf("chess");
    StillBoard board(game);
    board.interaction.input.press({square(game, "e2")});
    board.interaction.input.drag();
    BoardFrame frame = board.frame();
    board.interaction.held = {300, 40};
    board.shown.progress.glided = 0.5;
    board.shown.notes.named.set(square(game, "a1"));
    board.shown.panels.clocks = {{.digits = QStringLiteral("1:00")}};
    follow(frame, board.shown);
    follow(frame, board.interaction);
    const BoardFrame other = board.frame();
    EXPECT_EQ(frame.attention.carried->point, other.attention.carried->point);
    EXPECT_EQ(frame.progress.glided, other.progress.glided);
    EXPECT_EQ(frame.notes, other.notes);
    EXPECT_EQ(frame.scene.seats[0].clock, other.scene.seats[0].clock);
    EXPECT_EQ(other.scene.seats[0].clock.digits, QStringLiteral("1:00"));
}

TEST(BoardFrame, AChoiceIsOpenUntilOneMoveIsChosen) {
    const Game game = gameOf("chess", "7k/P7/8/8/8/8/8/K7 w - - 0 1");
    StillBoard board(game);
    board.select(square(game, "a7"));
    EXPECT_FALSE(board.frame().attention.chooser.open());
    board.select(square(game, "a8"));
    const PromotionChooser chooser = board.frame().attention.chooser;
    ASSERT_TRUE(chooser.open());
    EXPECT_EQ(chooser.items().size(), board.interaction.input.choices().size());
    board.interaction.choice = chooser.next(1);
    EXPECT_EQ(board.frame().attention.chooser.current(), 1U);
    board.interaction.input.choose(1);
    EXPECT_FALSE(board.frame().attention.chooser.open());
}

TEST(BoardFrame, APremoveIsSeenUntilItIsDropped) {
    const Game game = gameOf("chess");
    StillBoard board(game);
    board.interaction.setMode({.enabled = false, .premover = Side(1)});
    board.select(square(game, "e7"));
    board.select(square(game, "e5"));
    EXPECT_EQ(board.frame().attention.premove, (Premove{square(game, "e7"), square(game, "e5")}));
    board.interaction.setMode({.enabled = false});
    EXPECT_FALSE(board.frame().attention.premove);
}

TEST(BoardFrame, ALineIsSeenWhileItIsDrawn) {
    const Game game = gameOf("chess");
    StillBoard board(game);
    board.interaction.drawing.begin(square(game, "b1"), true, Ink::Red, 0ms);
    board.interaction.pointer = at(board, "b1");
    EXPECT_FALSE(board.frame().attention.drawing);
    board.interaction.pointer = at(board, "b4");
    const auto drawing = board.frame().attention.drawing;
    ASSERT_TRUE(drawing);
    EXPECT_EQ(drawing->path.back(), square(game, "b4"));
    EXPECT_EQ(drawing->ink, Ink::Red);
    board.interaction.letGo();
    EXPECT_FALSE(board.frame().attention.drawing);
}

TEST(BoardFrame, APieceUnderTheRightButtonShowsItsMovesOnAnEmptyBoard) {
    const Game game = gameOf("chess");
    StillBoard board(game);
    board.interaction.drawing.begin(square(game, "a1"), false, Ink::Green, 0ms);
    board.interaction.pointer = at(board, "a1");
    const auto pattern = board.frame().attention.movePattern;
    ASSERT_TRUE(pattern);
    EXPECT_TRUE(pattern->squares.test(square(game, "a8")));
    EXPECT_FALSE(pattern->words.empty());
    board.interaction.pointer = at(board, "d4");
    EXPECT_FALSE(board.frame().attention.movePattern);
}

TEST(BoardFrame, PointsMeanTheSameAsTheyAreDrawn) {
    for (const VariantInfo& info : allVariants()) {
        const Game game = gameOf(info.id);
        StillBoard board(game);
        for (int turns = 0; turns < 4; ++turns) {
            board.look.quarterTurns = turns;
            const BoardFrame frame = board.frame();
            for (int s = 0; s < game.book().size(); ++s) {
                EXPECT_EQ(frame.squareAt(frame.squareCentre(Square(s))), Square(s)) << info.id << turns;
                EXPECT_EQ(frame.boxOf({Square(s)}, frame.squareCentre(Square(s))), frame.layout.rect(Square(s)));
            }
            for (const Kind kind : game.book().reserveKinds()) {
                const QRect item = frame.reserveRect(kind);
                if (!item.isEmpty()) {
                    EXPECT_EQ(frame.spotAt(item.center()), (Spot{NoSquare, kind})) << info.id << turns;
                    EXPECT_EQ(frame.panelAt(item.center()), NoSide);
                }
            }
        }
    }
}

TEST(BoardFrame, ADiagramLeavesOutWhatHandsHold) {
    const Game game = gameOf("chess");
    StillBoard board(game);
    board.select(square(game, "e2"));
    board.showCursor(square(game, "h8"));
    board.shown.progress.held = true;
    const BoardFrame kept = diagramOf(board.frame()).frame;
    EXPECT_EQ(kept.attention.square, square(game, "e2"));
    EXPECT_EQ(kept.attention.cursor, NoSquare);
    EXPECT_FALSE(kept.progress.underWay());
    EXPECT_TRUE(withoutMarks(diagramOf(board.frame())).frame.attention.marks.empty());
}

}  // namespace
}  // namespace rokada::ui::boardframeTest
