// The start page in windows of all sizes while a game goes on behind it.
#include "windowtesting.h"

#include "newgame/startcontrols.h"
#include "newgame/startpage.h"
#include "newgame/variantcard.h"

#include <QScrollBar>

namespace rokada::ui {
namespace {

using namespace testing;

/// With the bars that a game has brought, and the game itself above the cards.
TEST(StartRoom, EveryCardIsWholeBelowAGameThatWaits) {
    for (const QSize size : {QSize(1024, 700), QSize(1366, 728), QSize(1920, 1040)}) {
        Desk desk;
        desk.window.resize(size);
        desk.start("greatshatranj", "pp");
        desk.trigger("startPage");
        StartPage& page = *desk.window.part<StartControls>().page();
        for (const QString& code : Language::all()) {
            desk.language.use(code);
            for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
            EXPECT_EQ(page.verticalScrollBar()->maximum(), 0) << code.toStdString() << size.width();
            ASSERT_EQ(page.resumeCards().size(), 1U);
            const QRect strip = page.resumeCards()[0]->geometry();
            EXPECT_EQ(strip.left(), page.cards()[0]->x()) << code.toStdString() << size.width();
            const auto last = static_cast<std::size_t>(page.columns() - 1);
            EXPECT_EQ(strip.right(), page.cards()[last]->geometry().right()) << code.toStdString() << size.width();
        }
    }
}

TEST(StartRoom, TheTitleOfTheWindowNamesTheGameThatIsSeen) {
    Desk desk;
    desk.start("vyrt", "pp");
    EXPECT_EQ(desk.window.windowTitle(), QLatin1String("Vyrt Chess - Rokada"));
    desk.trigger("startPage");
    EXPECT_EQ(desk.window.windowTitle(), QLatin1String("Rokada"));
    desk.trigger("startPage");
    EXPECT_EQ(desk.window.windowTitle(), QLatin1String("Vyrt Chess - Rokada"));
}

}  // namespace
}  // namespace rokada::ui
