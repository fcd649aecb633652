// Tests clocks behind a dialog, and clocks while an earlier position is shown.
#include "windowtesting.h"

#include "game/timecontrol.h"
#include "newgame/newgamedialog.h"
#include "paint/boarddiagram.h"
#include "session/gamechoice.h"

namespace rokada::ui::waitingclocksTest {
namespace {

using namespace std::chrono_literals;
using testing::Desk;
using testing::pass;

/// Window with a game of two people. Each has one minute, and the test advances the time.
struct MinuteDesk : Desk {
    MinuteDesk() {
        board().setLook(&BoardLook::moveDuration, 0);
        GameSetup setup = testing::setupFor("chess", "");
        setup.times = *parseTimes("60", 2);
        window.session().start(std::move(setup));
    }
};

/// A player must not lose time while a dialog hides the board.
TEST(WaitingClocks, ClocksWaitBehindADialog) {
    MinuteDesk desk;
    pass(5s);
    desk.trigger("newGame");
    QApplication::processEvents();
    EXPECT_TRUE(desk.window.session().paused());
    EXPECT_EQ(timesText(testing::only<NewGameDialog>(desk.window).choice().times), "60");
    pass(20s);
    testing::only<NewGameDialog>(desk.window).reject();
    QApplication::processEvents();
    EXPECT_FALSE(desk.window.session().paused());
    EXPECT_EQ(desk.window.session().time().left(Side(0)), 55s);
    desk.trigger("pause");
    desk.trigger("newGame");
    QApplication::processEvents();
    testing::only<NewGameDialog>(desk.window).reject();
    QApplication::processEvents();
    EXPECT_TRUE(desk.window.session().paused()) << "a pause of one's own stays";
}

/// During the game, the current clocks must stay visible. After the game, the clocks of the shown position appear.
/// Unknown times must not be guessed.
TEST(WaitingClocks, LookingBackShowsTheClocksOfThatPositionWhenTheGameIsOver) {
    MinuteDesk desk;
    pass(10s);
    desk.playByMouse("e2e4");
    pass(20s);
    desk.playByMouse("e7e5");
    pass(5s);
    const auto digits = [&](int side) {
        return desk.board().frame().scene.seats[static_cast<std::size_t>(side)].clock.digits.toStdString();
    };
    desk.trigger("previousMove");
    EXPECT_EQ(digits(0), "0:45");
    EXPECT_EQ(digits(1), "0:40");
    pass(5s);
    EXPECT_EQ(digits(0), "0:40");
    desk.window.session().resign();
    desk.trigger("firstPosition");
    desk.trigger("nextMove");
    EXPECT_EQ(digits(0), "0:50");
    EXPECT_EQ(digits(1), "1:00");
    desk.trigger("firstPosition");
    EXPECT_EQ(digits(0), "1:00");
    desk.trigger("lastPosition");
    EXPECT_EQ(digits(0), "0:40");
    EXPECT_EQ(digits(1), "0:40");
}

}  // namespace
}  // namespace rokada::ui::waitingclocksTest
