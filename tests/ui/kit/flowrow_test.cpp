// Tests rows of buttons: one row if there is room, otherwise several rows of similar length.
#include "kit/flowrow.h"

#include <QWidget>

#include <gtest/gtest.h>

#include <vector>

namespace rokada::ui::flowrowTest {
namespace {

/// Lays out widgets of these widths, and returns the number of widgets in each row.
std::vector<int> rowsOf(const std::vector<int>& widths, int room) {
    QWidget holder;
    auto* row = new FlowRow;
    for (const int width : widths) {
        auto* widget = new QWidget;
        widget->setFixedSize(width, 20);
        row->addWidget(widget);
    }
    holder.setLayout(row);
    row->setGeometry(QRect(0, 0, room, 200));
    std::vector<int> rows;
    int top = -1;
    for (int i = 0; i < row->count(); ++i) {
        const QRect place = row->itemAt(i)->geometry();
        if (place.top() != top) rows.push_back(0);
        top = place.top();
        ++rows.back();
    }
    return rows;
}

TEST(FlowRow, OneRowAsLongAsThereIsRoom) { EXPECT_EQ(rowsOf({80, 100, 80, 80}, 358), std::vector<int>{4}); }

TEST(FlowRow, NoWidgetIsLeftAloneBelowAFullRow) {
    EXPECT_EQ(rowsOf({80, 100, 80, 80}, 357), (std::vector<int>{2, 2}));
    EXPECT_EQ(rowsOf({80, 80, 80, 80, 80}, 400), (std::vector<int>{3, 2}));
}

TEST(FlowRow, SeveralRowsMayFillTheRoomAndOneDoesNot) {
    QWidget holder;
    auto* row = new FlowRow;
    row->setFilling(true);
    for (const int width : {80, 100, 160}) {
        auto* widget = new QWidget;
        widget->setMinimumSize(width, 20);
        row->addWidget(widget);
    }
    holder.setLayout(row);
    const auto edges = [&](int room) {
        row->setGeometry(QRect(0, 0, room, 200));
        std::vector<int> right;
        right.reserve(static_cast<std::size_t>(row->count()));
        for (int i = 0; i < row->count(); ++i) right.push_back(row->itemAt(i)->geometry().right() + 1);
        return right;
    };
    EXPECT_EQ(edges(300), (std::vector<int>{137, 300, 300}));
    EXPECT_EQ(edges(352), (std::vector<int>{80, 186, 352}));
    EXPECT_EQ(edges(500), (std::vector<int>{80, 186, 352}));
}

TEST(FlowRow, ANarrowPlaceHasAWidgetInEachRow) { EXPECT_EQ(rowsOf({80, 80, 80}, 50), (std::vector<int>{1, 1, 1})); }

}  // namespace
}  // namespace rokada::ui::flowrowTest
