// Layout that places its items in a row. If the width is too small, it places them in a column.
#pragma once

#include <QBoxLayout>

namespace rokada::ui {

class TurningBox final : public QBoxLayout {
public:
    explicit TurningBox(QWidget* parent) : QBoxLayout(LeftToRight, parent) {}

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Returns the size for the arrangement in a row.
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the largest minimum width and the largest minimum height of the items. The width is enough for the
    /// column.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

private:
    /// Returns the width of the row in pixels. All items with a stretch factor get the same width.
    [[nodiscard]] int wholeWidth() const;
};

}  // namespace rokada::ui
