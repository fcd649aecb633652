// Tests the scroll area of pages with content whose height depends on its size.
#include "kit/verticalscroll.h"

#include <QCoreApplication>
#include <QScrollBar>

#include <gtest/gtest.h>

namespace rokada::ui::verticalscrollTest {
namespace {

/// Content that asks for another height whenever it has got the one it asked for.
class NeverContent : public QWidget {
public:
    NeverContent() {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    [[nodiscard]] int heightForWidth(int) const override { return height() == 500 ? 600 : 500; }
    [[nodiscard]] QSize sizeHint() const override { return {200, 500}; }
};

TEST(VerticalScroll, ComesToRestWithContentThatNeverDoes) {
    VerticalScroll area(new NeverContent, nullptr);
    area.show();
    for (int height = 300; height < 700; height += 10) {
        area.resize(300, height);
        QCoreApplication::processEvents();
        EXPECT_GE(area.widget()->height(), 500);
    }
    EXPECT_EQ(area.verticalScrollBar()->isVisible(), area.widget()->height() > area.viewport()->height());
}

}  // namespace
}  // namespace rokada::ui::verticalscrollTest
