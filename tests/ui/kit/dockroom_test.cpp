// Panels on one side of the window share its height.
#include "kit/dockroom.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

/// How often a window is laid out.
class LayoutRequests final : public QObject {
public:
    explicit LayoutRequests(QMainWindow& window) { window.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return false;
    }
};

class DockRoom : public ::testing::Test {
protected:
    DockRoom() {
        window.setCentralWidget(new QWidget);
        for (QDockWidget* dock : {&upper, &lower}) {
            dock->setWidget(new QWidget);
            window.addDockWidget(Qt::RightDockWidgetArea, dock);
        }
        upper.widget()->setMinimumHeight(300);
        window.resize(600, 500);
        window.show();
        settle();
    }
    static void settle() {
        for (int round = 0; round < 10; ++round) QApplication::processEvents();
    }

    QMainWindow window;
    QDockWidget upper, lower;
};

TEST_F(DockRoom, HeightIsGivenAsLongAsThereIsSome) {
    window.resizeDocks({&upper, &lower}, {400, 60}, Qt::Vertical);
    settle();
    const int before = lower.height();
    giveHeight(window, lower, before + 20);
    settle();
    EXPECT_EQ(lower.height(), before + 20);
}

TEST_F(DockRoom, APanelThatHasNothingToGiveIsNotAskedAgainAndAgain) {
    window.resizeDocks({&upper, &lower}, {0, 500}, Qt::Vertical);
    settle();
    ASSERT_EQ(upper.height(), upper.minimumSizeHint().height());
    LayoutRequests requests(window);
    giveHeight(window, lower, lower.height() + 2);
    settle();
    EXPECT_EQ(requests.count, 0);
}

}  // namespace
}  // namespace rokada::ui
