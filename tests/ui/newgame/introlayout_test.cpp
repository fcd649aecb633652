// The introduction shares its side of the window with other panels: in every height they come to rest.
#include "windowtesting.h"

#include "newgame/introcard.h"
#include "newgame/introcontrols.h"

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

using namespace testing;
using namespace std::chrono_literals;

class LayoutRequests final : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return false;
    }
};

TEST(IntroLayout, TheBoardInSpaceAndTheCardComeToRestInEveryHeight) {
    Desk desk;
    desk.window.part<IntroControls>().introduceGames();
    desk.start("vyrt", "pc");
    ASSERT_FALSE(desk.window.part<IntroControls>().card().isHidden());
    LayoutRequests requests;
    for (auto* dock : desk.window.findChildren<QDockWidget*>()) dock->installEventFilter(&requests);
    desk.window.installEventFilter(&requests);
    for (int height = 640; height < 900; height += 3) {
        desk.window.resize(1024, height);
        pass(1s);
        for (int round = 0; round < 30; ++round) QApplication::processEvents();
        requests.count = 0;
        for (int round = 0; round < 6; ++round) QApplication::processEvents();
        EXPECT_EQ(requests.count, 0) << height;
    }
}

}  // namespace
}  // namespace rokada::ui
