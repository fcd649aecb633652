// A layout that places widgets in rows of about equal length. Widgets that do not fit in a row wrap to the next row.
#pragma once

#include <QLayout>
#include <QList>

#include <vector>

namespace rokada::ui {

/// Row layout whose height depends on its width. Hidden widgets take no room.
class FlowRow final : public QLayout {
public:
    FlowRow();
    /// If `filling` is true and there are several rows, their widgets are stretched until each row ends at the right
    /// edge.
    void setFilling(bool filling) { filling_ = filling; }
    /// If `even` is true, every row is stretched to the right edge, even a single row. Its widgets get equal widths if
    /// the widest one fits.
    void setEven(bool even) { even_ = even; }
    ~FlowRow() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the largest minimum width and the largest minimum height of the widgets.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

private:
    struct Row {
        QList<QLayoutItem*> items;
        int width = 0, height = 0;
    };

    /// Returns the height, in pixels, that the widgets need in the width of `room`. Places the widgets in `room` if
    /// `move` is true.
    int arrange(const QRect& room, bool move) const;
    static void place(const Row& row, const QRect& room, int top, int left);
    [[nodiscard]] bool placeEvenly(const Row& row, const QRect& room, int top) const;
    [[nodiscard]] static QSize sizeOf(const QLayoutItem& item, int width);
    /// Splits the widgets into rows of at most `width` pixels. Only a row of one widget may be wider. No widget gets
    /// wider than `widest`.
    [[nodiscard]] std::vector<Row> rowsIn(int width, int widest) const;
    [[nodiscard]] int evenWidth(int width) const;

    QList<QLayoutItem*> items_;
    bool filling_ = false;
    bool even_ = false;
};

}  // namespace rokada::ui
