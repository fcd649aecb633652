// A row of widgets that goes on in further rows where there is no room; all of them are about equally long.
#pragma once

#include <QLayout>
#include <QList>

#include <vector>

namespace rokada::ui {

/// Its height depends on its width; hidden widgets take no room.
class FlowRow final : public QLayout {
public:
    FlowRow();
    /// Where there are several rows, widgets grow until all of them end where the room ends.
    void setFilling(bool filling) { filling_ = filling; }
    /// In a single row too, where all of them become equally long if there is room.
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
    /// That of its widest widget.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

private:
    struct Row {
        QList<QLayoutItem*> items;
        int width = 0, height = 0;
    };

    /// Puts them there, unless it is only asked for the height.
    int arrange(const QRect& room, bool move) const;
    static void place(const Row& row, const QRect& room, int top, int left);
    [[nodiscard]] bool placeEvenly(const Row& row, const QRect& room, int top) const;
    [[nodiscard]] static QSize sizeOf(const QLayoutItem& item, int width);
    /// None is longer than `width`, unless one of its widgets is, of which none is wider than `widest`.
    [[nodiscard]] std::vector<Row> rowsIn(int width, int widest) const;
    [[nodiscard]] int evenWidth(int width) const;

    QList<QLayoutItem*> items_;
    bool filling_ = false;
    bool even_ = false;
};

}  // namespace rokada::ui
