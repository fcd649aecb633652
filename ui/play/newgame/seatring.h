// Layout of the seats of a new game around a small board, each at the edge of the board where its side plays. In a
// narrow form, the seats are below each other, partners together, and the board is hidden.
#pragma once

#include "rules/variant.h"

#include <QLayout>

#include <memory>
#include <vector>

namespace rokada::ui {

class SeatRing final : public QLayout {
public:
    /// The first widgets that are added are the seats, in the order of the sides. The widget after them is the board.
    /// `variant` must outlive the layout. `spacing` is in pixels.
    SeatRing(const Variant& variant, int spacing);
    ~SeatRing() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the size of the largest seat. Its width is enough for the arrangement with all seats below each other.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

    /// Returns true if seats in this width surround the board.
    [[nodiscard]] bool surrounds(int width) const;

private:
    [[nodiscard]] QSize seatSize() const;
    [[nodiscard]] QSize boardSize() const;
    [[nodiscard]] int ringWidth() const;
    void placeRound(const QRect& room);
    void placeInColumn(const QRect& room);

    const Variant& variant_;
    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

}  // namespace rokada::ui
