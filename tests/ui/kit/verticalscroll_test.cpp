// Tests the scroll area of pages with content that fits only without the scroll bar.
#include "kit/verticalscroll.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace rokada::ui::verticalscrollTest {
namespace {

/// Text that needs another line if it is narrower than 207 pixels.
class Words : public QWidget {
public:
    Words() {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    [[nodiscard]] int heightForWidth(int width) const override { return width >= 207 ? 400 : 500; }
    [[nodiscard]] QSize sizeHint() const override { return {207, heightForWidth(207)}; }
};

/// Two columns, of which the first has two fifths of the present width. For a width that it does not have yet, the
/// content therefore computes a wrong height.
class Columns : public QWidget {
public:
    Columns() {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins({});
        row->setSpacing(0);
        row->addWidget(first_);
        row->addWidget(new Words, 1);
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QWidget::resizeEvent(event);
        first_->setFixedWidth(width() * 2 / 5);
    }

private:
    QWidget* first_ = new QWidget;
};

QWidget* content() {
    auto* inner = new QWidget;
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins({});
    column->addWidget(new Columns);
    return inner;
}

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

TEST(VerticalScroll, ComesToRestWithContentThatFitsOnlyBesideTheBar) {
    VerticalScroll area(content(), nullptr);
    area.show();
    for (int width = 320; width <= 370; ++width) {
        for (const int height : {300, 399, 400, 401, 450, 499, 500, 501, 600}) {
            area.resize(width, height);
            QCoreApplication::processEvents();
            const int shown = area.viewport()->height();
            EXPECT_TRUE(area.widget()->height() <= shown || area.verticalScrollBar()->isVisible())
                << width << 'x' << height;
        }
    }
    area.resize(340, 600);
    QCoreApplication::processEvents();
    EXPECT_FALSE(area.verticalScrollBar()->isVisible()) << "there is room again";
}

}  // namespace
}  // namespace rokada::ui::verticalscrollTest
