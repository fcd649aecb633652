// Layout that places its parts beside each other. If the width is too small, places them below each other.
#pragma once

#include <QBoxLayout>

namespace rokada::ui {

class TurningBox final : public QBoxLayout {
public:
    explicit TurningBox(QWidget* parent) : QBoxLayout(LeftToRight, parent) {}

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Returns the size with all parts beside each other.
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the size of the largest part, which is enough for one column.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

private:
    /// Returns the width in pixels of all parts beside each other. All parts that stretch have the same width.
    [[nodiscard]] int wholeWidth() const;
};

}  // namespace rokada::ui
