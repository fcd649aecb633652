// The window behind a dialog must be darkened completely, at every size.
#include "shell/scrim.h"
#include "windowtesting.h"

#include <QDialog>

#include <gtest/gtest.h>

namespace rokada::ui::scrimTest {
namespace {

using testing::Desk;

TEST(Scrim, CoversTheWindowWhileADialogBlocksIt) {
    Desk desk;
    const Scrim& scrim = testing::only<Scrim>(desk.window);
    EXPECT_FALSE(scrim.isVisible());
    QDialog dialog(&desk.window);
    dialog.open();
    EXPECT_TRUE(scrim.isVisible());
    EXPECT_EQ(scrim.geometry(), desk.window.rect());
    desk.window.resize(desk.window.size() + QSize(40, 20));
    QCoreApplication::processEvents();
    EXPECT_EQ(scrim.geometry(), desk.window.rect());
    dialog.close();
    EXPECT_FALSE(scrim.isVisible());
}

TEST(Scrim, LeavesAWindowAloneThatNoDialogBlocks) {
    Desk desk;
    QDialog beside(&desk.window);
    beside.show();
    EXPECT_FALSE(testing::only<Scrim>(desk.window).isVisible());
}

}  // namespace
}  // namespace rokada::ui::scrimTest
