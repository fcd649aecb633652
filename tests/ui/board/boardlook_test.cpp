// Tests the settings of the board: orientation of pieces and panels, ways to enter moves, and marks. Also tests
// eliminated sides. The tests check geometry and use real mouse events.
#include "boardtesting.h"
#include "kit/theme.h"
#include "stillboard.h"

#include "boardpicture.h"
#include "game/elimination.h"
#include "paint/sidepainter.h"
#include "scene/boardtheme.h"
#include "scene/markcolours.h"
#include "scene/teams.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <utility>

namespace rokada::ui::boardlookTest {
namespace {

using testing::StillBoard;
using testing::Table;

constexpr QSize Room(744, 614);
/// White's queen can mate Black. Red and Blue have only kings.
const char* const MateAtHand =
    "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**2bP9**/**12**/**12**/**12**/3wB12/2wQ5wK7/"
    "4********4/bK3********4 w - - 0 1";

BoardLook standing(PieceOrientation standing) {
    BoardLook look;
    look.orientation = standing;
    return look;
}

BoardLook moving(MoveMethod method) {
    BoardLook look;
    look.method = method;
    return look;
}

Move moveOf(const Game& game, Square from, Square to) {
    for (const Move move : game.moves()) {
        if (move.from() == from && move.to() == to) return move;
    }
    return {};
}

TEST(PieceOrientation, FaceToFaceTurnsThePiecesOfTheFarSeat) {
    const Table t("chess");
    BoardLayout board(t.book->variant(), Room, 0, Coordinates::Outside);
    board.setOrientation(PieceOrientation::FaceToFace);
    EXPECT_EQ(board.turnsOf(Side(0)), 0);
    EXPECT_EQ(board.turnsOf(Side(1)), 2);
    BoardLayout flipped(t.book->variant(), Room, 2, Coordinates::Outside);
    flipped.setOrientation(PieceOrientation::FaceToFace);
    EXPECT_EQ(flipped.turnsOf(Side(0)), 2);
    EXPECT_EQ(flipped.turnsOf(Side(1)), 0);
}

TEST(PieceOrientation, AtARoundTableEverySideStandsTowardsItsSeat) {
    const Table t("fortress");
    for (int turns = 0; turns < 4; ++turns) {
        BoardLayout board(t.book->variant(), Room, turns, Coordinates::Outside);
        board.setOrientation(PieceOrientation::RoundTable);
        for (int side = 0; side < 4; ++side) {
            EXPECT_EQ(board.turnsOf(Side(side)), (side + turns) % 4);
            EXPECT_EQ(board.panels()[static_cast<std::size_t>(side)].turns, (side + turns) % 4);
        }
    }
}

TEST(PieceOrientation, ReservePiecesAreTakenFromTurnedPanels) {
    for (const char* first : {"white", "black", "red", "blue"}) {
        Table t("fortress", {{"first", first}});
        t.board.setLook(standing(PieceOrientation::RoundTable));
        for (int turns = 0; turns < 4; ++turns) {
            t.board.setLook(&BoardLook::quarterTurns, turns);
            const QRect panel = t.board.frame().panelRect(t.game.position().turn());
            for (const Kind kind : t.book->reserveKinds()) {
                const QRect item = t.board.frame().reserveRect(kind);
                ASSERT_TRUE(panel.contains(item)) << first << turns;
                t.click(item.center());
                ASSERT_FALSE(t.board.input().targets().empty());
                t.click(t.board.frame().squareCentre(t.board.input().targets().front()));
                ASSERT_FALSE(t.moves.empty());
                EXPECT_EQ(t.moves.back().becomes(), kind);
                t.board.refresh();
            }
        }
    }
}

TEST(PlayerPanels, ThatOfTheSideToMoveIsRaised) {
    Table t("fortress", {{"placement", "standard"}});
    for (const bool dark : {false, true}) {
        t.board.setLook(&BoardLook::dark, dark);
        const QImage picture = t.board.grab().toImage();
        for (std::size_t side = 0; side < 4; ++side) {
            const QRect panel = t.board.frame().panelRect(Side(side));
            const QColor ground = picture.pixelColor(panel.bottomLeft() + QPoint(panel.width() / 2, -3));
            const bool moves = t.game.position().turn() == Side(side);
            EXPECT_EQ(ground == surroundTheme(dark).raised, moves) << side << dark;
        }
    }
}

TEST(Turning, WaitsWhileAPieceIsHeld) {
    Table t("fortress", {{"placement", "standard"}});
    t.press(t.point("e4"));
    t.moveTo(t.point("e6"));
    t.board.setLook(&BoardLook::quarterTurns, 1);
    EXPECT_EQ(t.board.frame().look.quarterTurns, 0);
    QTest::mouseRelease(&t.board, Qt::LeftButton, {}, t.point("e4"));
    EXPECT_EQ(t.board.frame().look.quarterTurns, 1);
}

TEST(Methods, ClickingOnlyDoesNotDrag) {
    Table t("chess");
    t.board.setLook(moving(MoveMethod::Click));
    t.drag("e2", "e4");
    EXPECT_TRUE(t.moves.empty());
    t.key(Qt::Key_Escape);
    t.click("e2");
    t.click("e4");
    EXPECT_TRUE(t.chose("e2", "e4"));
}

TEST(Methods, DraggingOnlyDoesNotClickButKeysDo) {
    Table t("chess");
    t.board.setLook(moving(MoveMethod::Drag));
    t.click("e2");
    t.click("e4");
    EXPECT_TRUE(t.moves.empty());
    t.drag("e2", "e4");
    EXPECT_TRUE(t.chose("e2", "e4"));
    t.moves.clear();
    t.board.choose(t.square("d2"));
    t.board.choose(t.square("d4"));
    EXPECT_TRUE(t.chose("d2", "d4"));
}

TEST(Marks, ReachTypesAreToldApartInEveryVariantIfWanted) {
    const Table t("chess");
    EXPECT_FALSE(StillBoard(t.game).frame().scene.byReach);
    BoardLook look;
    look.reachTypes = true;
    StillBoard still(t.game, look);
    EXPECT_TRUE(still.frame().scene.byReach);
    still.select(t.square("e2"));
    for (const TargetMark& mark : still.frame().attention.marks) {
        EXPECT_EQ(mark.reach,
                  t.square("e3") == mark.square || t.square("e4") == mark.square ? Reach::Quiet : Reach::Capture);
    }
}

TEST(Marks, AppearUnderTheCursorAndOnlyIfWantedUnderThePointer) {
    const Table t("chess");
    StillBoard still(t.game);
    still.interaction.pointer = still.layout().rect(t.square("g1")).center();
    EXPECT_EQ(still.frame().attention.hinted, NoSquare);
    still.look.hovered = true;
    EXPECT_EQ(still.frame().attention.hinted, t.square("g1"));
    EXPECT_TRUE(still.frame().attention.movable) << "its marks are those of a piece that can be moved, only paler";
    EXPECT_EQ(still.frame().attention.marks.size(), 2U);
    still.showCursor(t.square("e2"));
    EXPECT_EQ(still.frame().attention.hinted, t.square("e2"));
}

TEST(Marks, OfThePieceAtTheCursorGoWhenTheGameEnds) {
    Table t("chess");
    StillBoard still(t.game);
    still.showCursor(t.square("g1"));
    EXPECT_EQ(still.frame().attention.marks.size(), 2U);
    t.game.resign(Side(0));
    EXPECT_TRUE(still.frame().attention.marks.empty());
    EXPECT_EQ(still.frame().attention.hinted, NoSquare);
}

TEST(Marks, EachTypeCanBeLeftOut) {
    Table t("chess", {}, "4k3/8/8/8/r7/8/8/4K3 b - - 0 1");
    t.play(moveOf(t.game, t.square("a4"), t.square("e4")));
    const QImage all = testing::boardPicture(t.board, Room);
    BoardLook look;
    look.checks = false;
    t.board.setLook(look);
    const QImage unchecked = testing::boardPicture(t.board, Room);
    EXPECT_NE(unchecked, all);
    look.lastMove = false;
    t.board.setLook(look);
    EXPECT_NE(testing::boardPicture(t.board, Room), unchecked);
    t.board.choose(t.square("e1"));
    const QImage targets = testing::boardPicture(t.board, Room);
    look.targets = false;
    t.board.setLook(look);
    EXPECT_NE(testing::boardPicture(t.board, Room), targets);
}

/// Picture of a board after one move, with a theme.
struct AfterMove {
    AfterMove(std::string_view game, const Choices& choices, const BoardTheme& theme, const char* from, const char* to)
        : table(game, choices) {
        table.board.setLook(&BoardLook::coordinates, Coordinates::Off);
        table.board.setLook(&BoardLook::theme, theme);
        table.play(moveOf(table.game, table.square(from), table.square(to)));
        picture = testing::boardPicture(table.board, table.board.size());
    }
    [[nodiscard]] QRect rect(const char* name) const { return table.board.frame().layout.rect(table.square(name)); }
    /// Returns the colour of a point in a square. `x` and `y` are fractions of the square, from its upper left corner.
    [[nodiscard]] QColor at(const char* name, double x, double y) const {
        const QRect box = rect(name);
        return picture.pixelColor(box.left() + int(x * box.width()), box.top() + int(y * box.height()));
    }
    [[nodiscard]] QColor ground(const char* name) const { return at(name, 0.06, 0.06); }
    [[nodiscard]] QColor footprint(const char* name) const { return at(name, 0.5, 0.5); }
    [[nodiscard]] QColor tick(const char* name) const { return at(name, 0.96, 0.03); }

    Table table;
    QImage picture;
};

TEST(LastMove, TintsBothSquaresInTheColoursOfTheTheme) {
    const std::array<std::tuple<QStringView, QRgb, QRgb>, 6> tints{{{u"walnut", 0xFFF3DF88, 0xFFD2B04E},
                                                                    {u"sage", 0xFFF6EC8C, 0xFFBCC452},
                                                                    {u"harbour", 0xFFF1E3A6, 0xFFC9B566},
                                                                    {u"slate", 0xFFDACD93, 0xFFA39559},
                                                                    {u"fortress", 0xFFEBD98C, 0xFFA9AA55},
                                                                    {u"sand", 0xFFF5DE7C, 0xFFF5DE7C}}};
    for (const auto& [theme, light, dark] : tints) {
        const AfterMove move("chess", {}, BoardTheme::named(theme), "e2", "e3");
        EXPECT_EQ(move.ground("e2").rgb(), light) << theme.toString().toStdString();
        EXPECT_EQ(move.ground("e3").rgb(), dark) << theme.toString().toStdString();
    }
    const AfterMove other("chess", {}, BoardTheme::named(u"print"), "e2", "e3");
    EXPECT_EQ(other.ground("e2").rgb(), mixed(QColor(0xFFFFFF), QColor(0xF2CE52), 0.55).rgb());
}

/// Without an outline, the tint of the last move reaches the edge of the square.
TEST(LastMove, HasNoOutlineButInHighContrast) {
    const AfterMove move("chess", {}, BoardTheme::named(u"walnut"), "e2", "e3");
    EXPECT_EQ(move.at("e2", 0, 0.5), move.ground("e2"));
    const AfterMove contrast("chess", {}, BoardTheme::highContrast(), "e2", "e3");
    EXPECT_EQ(contrast.ground("e2"), BoardTheme::highContrast().light) << "and no tint";
    EXPECT_GE(contrastOf(contrast.at("e2", 0.02, 0.5), contrast.ground("e2")), 3);
}

/// The marks of the last move have different shapes: a footprint on its origin, and a tick on its target.
TEST(LastMove, SaysItsDirectionOnEveryTheme) {
    for (const BoardTheme& theme : BoardTheme::all()) {
        const AfterMove move("greatshatranj", {}, theme, "e2", "e3");
        for (const auto& [mark, ground] :
             {std::pair(move.footprint("e2"), move.ground("e2")), {move.tick("e3"), move.ground("e3")}})
            EXPECT_GE(contrastOf(mark, ground), 3) << theme.id.toStdString();
        EXPECT_EQ(move.tick("e2"), move.ground("e2")) << theme.id.toStdString();
        const QRect dot = move.rect("e2");
        const double beside = 0.5 + 0.08 + 1.5 / dot.width();
        EXPECT_EQ(move.at("e2", beside, 0.5), move.ground("e2")) << "no larger than 14 % of the square";
    }
}

TEST(LastMove, OfFourSidesIsTintedAndTheThreeBeforeKeepTheirMarksInTheirColours) {
    Table t("fortress", {{"placement", "standard"}});
    t.board.setLook(&BoardLook::coordinates, Coordinates::Off);
    const auto at = [&](const QImage& picture, const char* name, double x, double y) {
        const QRect box = t.board.frame().layout.rect(t.square(name));
        return picture.pixelColor(box.left() + int(x * box.width()), box.top() + int(y * box.height()));
    };
    const QImage before = testing::boardPicture(t.board, t.board.size());
    for (const auto& [from, to] : {std::pair("e4", "e5"), {"d7", "e7"}, {"h13", "h12"}, {"m8", "l8"}})
        t.play(Move(t.square(from), t.square(to)));
    const QImage picture = testing::boardPicture(t.board, t.board.size());
    for (const auto& [from, to, side] :
         {std::tuple("e4", "e5", "white"), {"d7", "e7", "black"}, {"h13", "h12", "red"}}) {
        EXPECT_EQ(at(picture, from, 0.1, 0.5), at(before, from, 0.1, 0.5)) << side << " is not tinted";
        EXPECT_EQ(at(picture, from, 0.5, 0.5), coloursOf(side).fill) << side;
        EXPECT_EQ(at(picture, to, 0.88, 0.12), coloursOf(side).fill) << side;
    }
    EXPECT_NE(at(picture, "m8", 0.1, 0.5), at(before, "m8", 0.1, 0.5));
    EXPECT_NE(at(picture, "l8", 0.1, 0.5), at(before, "l8", 0.1, 0.5));
}

TEST(LastMove, OverTheCutHasAnArrowAndInsideNone) {
    Table t("vyrt");
    t.board.setLook(&BoardLook::coordinates, Coordinates::Off);
    t.play(moveOf(t.game, t.square("g1"), t.square("f11")));
    const auto greens = [&](bool shown) {
        t.board.setLook(&BoardLook::lastMove, shown);
        const QImage picture = testing::boardPicture(t.board, t.board.size());
        int pixels = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) pixels += picture.pixel(x, y) == TargetGreen;
        }
        return pixels;
    };
    EXPECT_EQ(greens(true), greens(false)) << "it does not cross the cut of this drawing";
    t.board.setLook(&BoardLook::cut, Cut{.margin = 1, .shift = {0, -1}});
    EXPECT_GT(greens(true), greens(false) + 20);
}

TEST(Marks, TheSquareUnderTheHandIsTintedWhileDragging) {
    Table t("chess");
    const auto corner = [&](const char* name) {
        const QPoint inside = t.board.frame().layout.rect(t.square(name)).topLeft() + QPoint(2, 2);
        return testing::boardPicture(t.board, t.board.size()).pixel(inside);
    };
    const auto legal = corner("e4");
    const auto illegal = corner("e5");
    t.press(t.point("e2"));
    t.moveTo(t.point("e3"));
    t.moveTo(t.point("e4"));
    EXPECT_NE(corner("e4"), legal);
    const auto open = corner("e4");
    t.moveTo(t.point("e5"));
    EXPECT_EQ(corner("e4"), legal);
    EXPECT_NE(corner("e5"), illegal) << "where it may not go too";
    EXPECT_NE(corner("e5"), open) << "but otherwise";
    QTest::mouseRelease(&t.board, Qt::LeftButton, {}, t.point("e2"));
}

TEST(Bonus, PaleBoatsStandWhereTheArrivalPutsThem) {
    const Table t("bolyar", {}, "1*********1/*4k4*/*L8*/*9*/*9*/*9*/*9*/*9*/*4K4*/L*********1 w - - 0 1");
    StillBoard still(t.game);
    still.select(t.square("a7"));
    const std::vector<ArrivalBonus> bonuses = still.frame().attention.bonuses;
    ASSERT_EQ(bonuses.size(), 1U);
    const ArrivalBonus& bonus = bonuses.front();
    EXPECT_EQ(bonus.placed, std::vector<Square>{t.square("j0")});
    EXPECT_EQ(bonus.occupied, std::vector<Square>{t.square("z0")});
    EXPECT_EQ(bonus.given, pieceOf(Side(0), t.kind('L')));
}

TEST(Following, ScrollsTheBoardAfterAMoveAlongItsEdgeOnly) {
    Table t("vyrt", {}, "12/12/12/12/1k10/12/12/6Q5/5R6/12/12/K11 w - - 0 1 -");
    BoardLook look;
    look.followsMoves = true;
    t.board.setLook(look);
    t.play(moveOf(t.game, t.square("e3"), t.square("e6")));
    EXPECT_EQ(t.board.frame().look.cut.shift, Delta{});
    Table edge("vyrt", {}, "12/12/12/12/1k10/12/12/6Q5/5R6/12/12/K11 w - - 0 1 -");
    edge.board.setLook(look);
    edge.play(moveOf(edge.game, edge.square("k11"), edge.square("k12")));
    EXPECT_NE(edge.board.frame().look.cut.shift, Delta{});
    const BoardLayout board(edge.book->variant(), Room, 0, Coordinates::Outside, edge.board.frame().look.cut);
    EXPECT_EQ(board.screenPlace(edge.square("k12")), QPoint(6, 6));
}

TEST(Sides, AMatedSideLeavesPiecesBehindThatFade) {
    Table t("fortress", {{"placement", "standard"}}, MateAtHand);
    StillBoard still(t.game);
    t.game.play(moveOf(t.game, t.square("c3"), t.square("b2")));
    still.shown.read();
    still.shown.depart(still.layout(), true);
    std::vector<Square> fading;
    for (const Fade& fade : still.shown.progress.fades) fading.push_back(fade.square);
    std::ranges::sort(fading);
    std::vector<Square> left{t.square("a1"), t.square("e8")};
    std::ranges::sort(left);
    EXPECT_EQ(fading, left);
    EXPECT_TRUE(still.frame().scene.seats[1].out);
}

TEST(Sides, ItIsKnownWhenAndByWhichSideASideWasMated) {
    Table t("fortress", {{"placement", "standard"}}, MateAtHand);
    EXPECT_FALSE(eliminationOf(t.game, Side(1)));
    t.game.play(moveOf(t.game, t.square("c3"), t.square("b2")));
    const auto mated = eliminationOf(t.game, Side(1));
    ASSERT_TRUE(mated);
    EXPECT_EQ(mated->moveNumber, 1);
    EXPECT_EQ(mated->by, Side(0));
    t.game.resign(Side(2));
    const auto resigned = eliminationOf(t.game, Side(2));
    ASSERT_TRUE(resigned);
    EXPECT_EQ(resigned->cause, EliminationCause::Resignation);
    EXPECT_FALSE(eliminationOf(t.game, Side(0)));
}

TEST(Sides, TheTurnsUntilAnAnswerAreCountedWithoutEliminatedSides) {
    Table t("fortress", {{"placement", "standard"}}, MateAtHand);
    EXPECT_EQ(turnsUntil(StillBoard(t.game).frame().scene, Side(3)), 3);
    EXPECT_EQ(turnsUntil(StillBoard(t.game).frame().scene, Side(0)), 0);
    t.game.play(moveOf(t.game, t.square("c3"), t.square("b2")));
    EXPECT_EQ(turnsUntil(StillBoard(t.game).frame().scene, Side(0)), 2);
}

/// Position of Bolyar chess in which a rook can move to the last rank, where it promotes.
const char* const RookArrives = "1*********1/*4k4*/*R8*/*9*/*9*/*9*/*9*/*9*/*4K4*/1*********1 w - - 0 1";

TEST(Changes, APieceThatBecomesAnotherIsKnownWithMotionOnly) {
    Table t("bolyar", {}, RookArrives);
    StillBoard still(t.game);
    StillBoard unmoved(t.game);
    t.game.play(moveOf(t.game, t.square("a7"), t.square("a8")));
    for (StillBoard* each : {&still, &unmoved}) each->shown.read();
    still.shown.depart(still.layout(), true);
    unmoved.shown.depart(unmoved.layout(), false);
    ASSERT_EQ(still.shown.progress.changes.size(), 1U);
    EXPECT_EQ(still.shown.progress.changes[0].square, t.square("a8"));
    EXPECT_EQ(still.shown.progress.changes[0].before, pieceOf(Side(0), t.kind('R')));
    EXPECT_EQ(t.game.position()[t.square("a8")], pieceOf(Side(0), t.kind('Y')));
    EXPECT_TRUE(unmoved.shown.progress.changes.empty());
}

TEST(Changes, APieceThatStaysWhatItIsDoesNotChange) {
    Table t("chess");
    StillBoard still(t.game);
    t.game.play(moveOf(t.game, t.square("e2"), t.square("e4")));
    still.shown.read();
    still.shown.depart(still.layout(), true);
    EXPECT_TRUE(still.shown.progress.changes.empty());
}

/// Returns the message to a player, and the note on the player's panel.
std::pair<std::string, std::string> messageTo(const StillBoard& still, int side) {
    const BoardFrame frame = still.frame();
    const SeatScene& seat = frame.scene.seats[static_cast<std::size_t>(side)];
    return {seat.message.toStdString(), seat.words.note.toStdString()};
}

TEST(PlayerMessage, PeopleWhoDoNotSitBelowReadItOnTheirPanels) {
    Table t("fortress", {{"placement", "standard"}});
    StillBoard still(t.game, standing(PieceOrientation::RoundTable));
    still.shown.panels.seats.assign(4, {QStringLiteral("Name"), QStringLiteral("note"), {}, true});
    still.shown.panels.message = {QStringLiteral("prompt"), QStringLiteral("reason")};
    still.shown.panels.question = {Side(1), QStringLiteral("question")};
    using Pair = std::pair<std::string, std::string>;
    EXPECT_EQ(messageTo(still, 0), Pair("", "note")) << "the mover below reads the foot of the window";
    EXPECT_EQ(messageTo(still, 1), Pair("question", "note"));
    EXPECT_EQ(messageTo(still, 2), Pair("", "note"));
    still.look.quarterTurns = 2;
    EXPECT_EQ(messageTo(still, 0), Pair("reason", "prompt"));
    still.shown.panels.seats[0].human = false;
    EXPECT_EQ(messageTo(still, 0), Pair("", "note")) << "computers read nothing";
    still.shown.panels.seats[0].human = true;
    still.look.orientation = PieceOrientation::Upright;
    EXPECT_EQ(messageTo(still, 0), Pair("", "note"));
}

TEST(PlayerMessage, IsPaintedOverThePanelOfTheMover) {
    Table t("fortress", {{"placement", "standard"}});
    t.board.setPanels(&PanelWords::seats, std::vector<SeatPicture>(4, {QStringLiteral("Name"), {}, {}, true}));
    t.board.setLook(standing(PieceOrientation::RoundTable));
    t.board.setLook(&BoardLook::quarterTurns, 1);
    const QRect panel = t.board.frame().panelRect(Side(0));
    const QImage before = testing::boardPicture(t.board, t.board.size());
    t.board.setPanels(&PanelWords::message,
                      {{}, QStringLiteral("After this move, the bishop on a5 could capture your king.")});
    const QImage told = testing::boardPicture(t.board, t.board.size());
    EXPECT_NE(told.copy(panel), before.copy(panel));
    t.board.setPanels(&PanelWords::message, {});
    EXPECT_EQ(testing::boardPicture(t.board, t.board.size()), before);
}

}  // namespace
}  // namespace rokada::ui::boardlookTest
