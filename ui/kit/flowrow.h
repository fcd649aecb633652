// A row of widgets that goes on in further rows where there is no room; all of them are about equally long.
#pragma once

#include <QLayout>
#include <QList>

namespace rokada::ui {

/// Its height depends on its width; hidden widgets take no room.
class FlowRow final : public QLayout {
public:
    FlowRow();
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
    /// Puts them there, unless it is only asked for the height.
    int arrange(const QRect& room, bool move) const;
    [[nodiscard]] int rowsIn(int width) const;
    [[nodiscard]] int evenWidth(int width) const;

    QList<QLayoutItem*> items_;
};

}  // namespace rokada::ui
