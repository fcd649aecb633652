// The squares of the board must keep their size and place, no matter what appears beside the board.
#include "windowtesting.h"

#include "game/timecontrol.h"

#include <gtest/gtest.h>

namespace rokada::ui::stillboardTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

class StillBoard : public ::testing::TestWithParam<const char*> {};

TEST_P(StillBoard, ThroughAWholeGameWithAllBars) {
    Desk desk;
    GameSetup setup = setupFor(GetParam(), "");
    setup.times.assign(setup.seats.size(), *parseTime("300+2"));
    desk.window.session().start(std::move(setup));
    QApplication::processEvents();
    const QRect place = desk.board().frame().layout.area();
    const auto still = [&](const char* what) {
        QApplication::processEvents();
        EXPECT_EQ(desk.board().frame().layout.area(), place) << what;
    };
    desk.window.session().play(desk.game().moves()[0]);
    still("a move");
    desk.window.session().play(desk.game().moves()[0]);
    still("its reply");
    desk.trigger("previousMove");
    still("looking back");
    desk.trigger("lastPosition");
    still("looking back no more");
    desk.trigger("enterMove");
    still("a move is typed");
    desk.key(Qt::Key_Escape);
    desk.trigger("pause");
    still("a pause");
    desk.trigger("pause");
    part<StatusLine>(desk.window)
        .showMessage(QStringLiteral("A long reason that fills more than one line of the window"));
    still("a reason");
    for (int i = 0; i < 24 && !desk.game().ending(); ++i) desk.window.session().play(desk.game().moves()[0]);
    still("captures");
    if (desk.action("offerDraw").isEnabled()) desk.confirm("offerDraw");
    still("an offer");
    pass(400s);
    still("a flag");
    while (!desk.game().ending()) desk.window.session().resign();
    still("the end");
}

TEST_P(StillBoard, WhileTheRulesLieBeforeTheMoves) {
    Desk desk;
    desk.start(GetParam());
    desk.trigger("rulesCard");
    QApplication::processEvents();
    const QRect place = desk.board().frame().layout.area();
    for (const char* deed : {"enterMove", "pause", "offerDraw", "offerDraw", "resign", "resign"}) {
        desk.trigger(deed);
        QApplication::processEvents();
        EXPECT_EQ(desk.board().frame().layout.area(), place) << deed;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, StillBoard,
                         ::testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"));

}  // namespace
}  // namespace rokada::ui::stillboardTest
