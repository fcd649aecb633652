// Tests the view settings of the board: they are chosen in the menu, applied at once, and stored.
#include "boardquestions.h"
#include "windowtesting.h"

#include "board/moveshow.h"
#include "boardpicture.h"
#include "game/timecontrol.h"
#include "kit/statusline.h"
#include "pages/reachlegend.h"
#include "scene/ownmarks.h"
#include "session/occupants.h"
#include "window/viewcontrols.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::ui::viewcontrolsTest {
namespace {

using namespace std::chrono_literals;
using testing::actionNamed;
using testing::Desk;
using testing::only;
using testing::pass;
using testing::setupFor;

TEST(ViewControls, TheRotationIsKept) {
    Desk desk;
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    desk.choose("rotation", Rotation::RoundTable);
    EXPECT_EQ(desk.board().frame().look.orientation, PieceOrientation::RoundTable);
    EXPECT_EQ(desk.settings.get(keys::rotation()), Rotation::RoundTable);
    desk.choose("rotation", Rotation::Fixed);
    EXPECT_EQ(desk.board().frame().look.orientation, PieceOrientation::Upright);
}

TEST(ViewControls, NobodySitsAtARoundTableAlone) {
    Desk desk;
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    desk.choose("rotation", Rotation::RoundTable);
    desk.start("fortress", "pccc", {{"placement", "standard"}});
    EXPECT_EQ(desk.board().frame().look.orientation, PieceOrientation::Upright);
    EXPECT_TRUE(actionNamed(desk.window, QStringLiteral("rotation:%1").arg(int(Rotation::Fixed))).isChecked());
    desk.trigger("showEmblems");
    EXPECT_EQ(desk.board().frame().look.orientation, PieceOrientation::Upright) << "another choice";
    desk.start("fortress", "pcpc", {{"placement", "standard"}});
    EXPECT_EQ(desk.board().frame().look.orientation, PieceOrientation::RoundTable) << "people are there again";
    desk.start("chess", "pc");
    desk.choose("rotation", Rotation::FaceToFace);
    EXPECT_EQ(desk.board().frame().look.orientation, PieceOrientation::FaceToFace) << "who asks for it has it";
}

/// Returns the side that is at the bottom of the board.
Side below(Desk& desk) {
    const Variant& variant = desk.game().book().variant();
    const int turns = desk.board().frame().look.quarterTurns;
    const auto sideSpec =
        std::ranges::find_if(variant.sideSpecs, [&](const SideSpec& a) { return (a.quarterTurns + turns) % 4 == 0; });
    return Side(sideSpec - variant.sideSpecs.begin());
}

TEST(ViewControls, MySeatIsThatOfThePersonWhoMovesNext) {
    Desk desk;
    desk.start("fortress", "pcpc", {{"placement", "standard"}});
    desk.choose("rotation", Rotation::MySeat);
    EXPECT_EQ(below(desk), Side(0));
    desk.playByMouse("e4e5");
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().position().turn() == Side(2); }));
    pass(400ms);
    EXPECT_EQ(below(desk), Side(2));
}

TEST(ViewControls, MySeatIsBelowWhileAComputerThinksAndWhenSeatsChange) {
    Desk desk;
    desk.window.session().pace().setLeast(std::chrono::milliseconds(10000));
    desk.choose("rotation", Rotation::MySeat);
    desk.start("fortress", "ccpp", {{"placement", "standard"}});
    EXPECT_EQ(below(desk), Side(2));
    desk.window.session().setSeat(Side(2), {.human = false, .name = {}});
    EXPECT_EQ(below(desk), Side(3));
    desk.trigger("rotateRight");
    desk.choose("rotation", Rotation::MySeat);
    EXPECT_EQ(below(desk), Side(3));
}

TEST(ViewControls, MyTeamTurnsTheBoardForTheOtherTeamOnly) {
    Desk desk;
    desk.choose("rotation", Rotation::MyTeam);
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    desk.playByMouse("e4e5");
    pass(400ms);
    EXPECT_EQ(below(desk), Side(1));
    desk.window.session().play(desk.game().moves()[0]);
    pass(400ms);
    EXPECT_EQ(below(desk), Side(0));
    EXPECT_EQ(desk.game().position().turn(), Side(2));
}

void drawCircle(Desk& desk, std::string_view name) {
    QTest::mouseClick(&desk.board(), Qt::RightButton, {}, desk.board().frame().squareCentre(desk.square(name)));
}

constexpr std::string_view Silence = "Arrows and hints are off because your partner plays on this computer too.";

TEST(SilentPartner, NobodyDrawsOrAsksForHintsWhileHisPartnerListens) {
    Desk desk;
    desk.start("fortress", "pcpc", {{"placement", "standard"}});
    drawCircle(desk, "e4");
    EXPECT_EQ(desk.board().frame().notes.drawn.all().size(), 1U) << "off by default";
    desk.action("silentPartner").trigger();
    EXPECT_TRUE(boardLook(desk.settings).silentPartner);
    EXPECT_TRUE(desk.board().frame().notes.drawn.all().empty());
    drawCircle(desk, "e4");
    EXPECT_TRUE(desk.board().frame().notes.drawn.all().empty());
    EXPECT_EQ(desk.status(), Silence);
    testing::part<StatusLine>(desk.window).clear();
    desk.trigger("hint");
    EXPECT_EQ(desk.status(), Silence);
    EXPECT_EQ(testing::advisedPiece(desk.board()), NoSquare);
    desk.action("silentPartner").trigger();
    drawCircle(desk, "e4");
    EXPECT_EQ(desk.board().frame().notes.drawn.all().size(), 1U);
}

TEST(SilentPartner, ConcernsTeamsOfTwoPeopleOnly) {
    Desk desk;
    desk.action("silentPartner").trigger();
    const auto mayDraw = [&desk] {
        drawCircle(desk, "e4");
        return !desk.board().frame().notes.drawn.all().empty();
    };
    desk.start("chess", "pp");
    EXPECT_TRUE(mayDraw());
    desk.start("fortress", "ppcc", {{"placement", "standard"}});
    EXPECT_TRUE(mayDraw()) << "the partner is a computer";
    GameSetup setup = setupFor("fortress", "pcpc", {{"placement", "standard"}});
    setup.seats[0].name = setup.seats[2].name = QStringLiteral("Ana");
    desk.window.session().start(setup);
    EXPECT_TRUE(mayDraw()) << "one person leads both armies";
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    EXPECT_FALSE(mayDraw());
    desk.window.session().setSeat(Side(2), {.human = false, .name = {}});
    EXPECT_TRUE(mayDraw());
}

TEST(ViewControls, AtARoundTableAnIllegalMoveIsReadOnThePanelOfTheMover) {
    Desk desk;
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    desk.choose("rotation", Rotation::RoundTable);
    desk.playByMouse("e4e5");
    const QRect panel = desk.board().frame().panelRect(Side(1));
    const QImage before = testing::boardPicture(desk.board(), desk.board().size()).copy(panel);
    testing::part<StatusLine>(desk.window).showMessage(QStringLiteral("This piece cannot move to that square."));
    EXPECT_NE(testing::boardPicture(desk.board(), desk.board().size()).copy(panel), before);
    testing::part<StatusLine>(desk.window).clear();
    EXPECT_EQ(testing::boardPicture(desk.board(), desk.board().size()).copy(panel), before);
}

/// Returns the bounding box of all pixels in which two pictures differ.
QRect difference(const QImage& one, const QImage& other) {
    QRect found;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y)) found |= QRect(x, y, 1, 1);
        }
    }
    return found;
}

TEST(ViewControls, AtARoundTableNoMessageLiesOverAClock) {
    Desk desk;
    GameSetup setup = setupFor("fortress", "pppp", {{"placement", "standard"}});
    setup.times.assign(4, *parseTime("300"));
    desk.window.session().start(std::move(setup));
    desk.choose("rotation", Rotation::RoundTable);
    QApplication::processEvents();
    for (int side = 0; side < 4; ++side) {
        const auto look = [&] { return testing::boardPicture(desk.board(), desk.board().size()); };
        testing::part<StatusLine>(desk.window).clear();
        const QImage before = look();
        pass(20s);
        const QRect digits = difference(before, look());
        const QImage after = look();
        testing::part<StatusLine>(desk.window)
            .showMessage(QStringLiteral(
                "The way is blocked by the wall between m4 and m5, and a reason may be longer than that."));
        const QRect message = difference(after, look());
        EXPECT_EQ(message.isEmpty(), side == 0) << "White reads at the foot of the window";
        EXPECT_FALSE(message.intersects(digits)) << side;
        desk.window.session().play(desk.game().moves()[0]);
    }
}

TEST(TransformAnnouncer, ComeAfterThePieceHasChangedBeforeEverybodysEyes) {
    Desk desk;
    desk.start("bolyar", "pp", {}, "1*********1/*4k4*/*R8*/*9*/*9*/*9*/*9*/*9*/*4K4*/1*********1 w - - 0 1");
    const auto rook = [&] { return *parseMove(desk.game().position(), "a7a8"); };
    desk.window.session().play(rook());
    EXPECT_FALSE(desk.board().frame().progress.changes.empty());
    EXPECT_NE(desk.status(), "Promotion: rook to bolyar.");
    pass(1s);
    EXPECT_EQ(desk.status(), "Promotion: rook to bolyar.");
    EXPECT_TRUE(desk.board().frame().progress.changes.empty());
    desk.window.session().undo();
    testing::part<StatusLine>(desk.window).clear();
    desk.board().setLook(&BoardLook::moveDuration, 0);
    desk.window.session().play(rook());
    EXPECT_TRUE(desk.board().frame().progress.changes.empty());
    EXPECT_EQ(desk.status(), "Promotion: rook to bolyar.");
}

TEST(TransformAnnouncer, ABonusIsNamedBesideItsSquares) {
    Desk desk;
    desk.start("bolyar", "pp", {}, "1*********1/*9*/*8L*/*9*/*9*/*4k4*/*9*/*9*/*4K4*/1*********1 w - - 0 1");
    desk.play({"i7j9"});
    pass(2s);
    EXPECT_EQ(desk.status(), "Promotion: boat to general. Bonus: boat on z0, j0.");
    EXPECT_EQ(desk.board().moveShow().calloutRects().size(), 3U);
}

TEST(ViewControls, MarksAndMethodAreKept) {
    Desk desk;
    desk.start("chess", "pp");
    const BoardLook before = desk.board().frame().look;
    desk.trigger("showChecks");
    desk.trigger("showReachTypes");
    desk.choose("method", MoveMethod::Click);
    const auto wanted = [](BoardLook look) {
        look.checks = false;
        look.reachTypes = true;
        look.method = MoveMethod::Click;
        return look;
    };
    EXPECT_EQ(boardLook(desk.settings), wanted({}));
    EXPECT_EQ(desk.board().frame().look, wanted(before));
    EXPECT_FALSE(before.explains) << "not in chess";
}

TEST(ViewControls, InChessAPieceOfTheOtherSideShowsHowItMovesOnRequestOnly) {
    Desk desk;
    desk.start("chess", "pp");
    QAction& shown = desk.action("explainPieces");
    EXPECT_FALSE(shown.isChecked());
    const QImage quiet = testing::boardPicture(desk.board(), {600, 600});
    desk.click("b8");
    EXPECT_EQ(testing::boardPicture(desk.board(), {600, 600}), quiet);
    shown.trigger();
    EXPECT_NE(testing::boardPicture(desk.board(), {600, 600}), quiet);
    EXPECT_EQ(desk.settings.get(keys::explains(*makeVariant(*findVariant("chess"), {}))), true);
    desk.start("chess", "pp");
    EXPECT_TRUE(shown.isChecked());
    EXPECT_TRUE(desk.board().frame().look.explains);
}

TEST(ViewControls, WhereNobodyKnowsAllPiecesTheyShowHowTheyMoveFromTheStart) {
    Desk desk;
    QAction& shown = desk.action("explainPieces");
    for (const char* id : {"greatshatranj", "bolyar", "vyrt", "fortress"}) {
        desk.start(id, "pppp");
        EXPECT_TRUE(shown.isChecked()) << id;
        EXPECT_TRUE(desk.board().frame().look.explains) << id;
    }
    shown.trigger();
    EXPECT_EQ(desk.settings.get(keys::explains(*makeVariant(*findVariant("fortress"), {}))), false);
    desk.start("vyrt", "pp");
    EXPECT_TRUE(shown.isChecked());
    desk.start("fortress", "pppp");
    EXPECT_FALSE(shown.isChecked());
}

TEST(ViewControls, TheReachTypesBringTheirLegendAlong) {
    Desk desk;
    desk.start("chess", "pp");
    auto* legend = &only<ReachLegend>(desk.window);
    EXPECT_TRUE(legend->isHidden());
    desk.action("showReachTypes").trigger();
    EXPECT_FALSE(legend->isHidden());
    desk.click("e2");
    EXPECT_EQ(legend->counts(), (std::array<int, 3>{0, 2, 0}));
}

TEST(ViewControls, PointingAtTheLegendLightsItsSquares) {
    Desk desk;
    desk.start("bolyar", "pp");
    desk.click("b1");
    auto* legend = &only<ReachLegend>(desk.window);
    const QImage before = testing::boardPicture(desk.board(), {600, 600});
    QTest::mouseMove(legend, legend->entries()[0].center());
    const QImage lit = testing::boardPicture(desk.board(), {600, 600});
    EXPECT_NE(lit, before);
    QTest::mouseMove(legend, QPoint(1, 1));
    EXPECT_EQ(testing::boardPicture(desk.board(), {600, 600}), before);
}

TEST(ViewControls, ThePanelOfAMatedSideSaysWhenAndByWhichSide) {
    Desk desk;
    desk.start("fortress", "pppp", {{"placement", "standard"}},
               "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**2bP9**/**12**/**12**/**12**/3wB12/"
               "2wQ5wK7/4********4/bK3********4 w - - 0 1");
    desk.playByMouse("c3b2");
    EXPECT_EQ(playerPanelsOf(desk.window.session(), desk.game())[1].note.toStdString(), "Mated by White, move 1");
    EXPECT_EQ(playerPanelsOf(desk.window.session(), desk.game())[2].note.toStdString().find("Mated"),
              std::string::npos);
}

}  // namespace
}  // namespace rokada::ui::viewcontrolsTest
