// A layout that places widgets in rows and wraps to further rows. The rows are about equally long.
#pragma once

#include <QLayout>
#include <QList>

#include <vector>

namespace rokada::ui {

/// Its height depends on its width. Hidden widgets take no room.
class FlowRow final : public QLayout {
public:
    FlowRow();
    /// With several rows, stretches the widgets until all rows end at the right edge.
    void setFilling(bool filling) { filling_ = filling; }
    /// Fills a single row as well. Its widgets get equal widths if there is room.
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
    /// Returns the minimum size of the widest widget.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

private:
    struct Row {
        QList<QLayoutItem*> items;
        int width = 0, height = 0;
    };

    /// Returns the height in pixels for the width of `room`; places the widgets only if `move` is true.
    int arrange(const QRect& room, bool move) const;
    static void place(const Row& row, const QRect& room, int top, int left);
    [[nodiscard]] bool placeEvenly(const Row& row, const QRect& room, int top) const;
    [[nodiscard]] static QSize sizeOf(const QLayoutItem& item, int width);
    /// Splits the widgets into rows of at most `width` pixels. Only a row of one widget may be wider, and no widget
    /// gets wider than `widest`.
    [[nodiscard]] std::vector<Row> rowsIn(int width, int widest) const;
    [[nodiscard]] int evenWidth(int width) const;

    QList<QLayoutItem*> items_;
    bool filling_ = false;
    bool even_ = false;
};

}  // namespace rokada::ui
