// Layout that places its parts side by side, or one below the other if the width is too small.
#pragma once

#include <QBoxLayout>

namespace rokada::ui {

class TurningBox final : public QBoxLayout {
public:
    explicit TurningBox(QWidget* parent) : QBoxLayout(LeftToRight, parent) {}

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Returns the size side by side.
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the size of the largest part, enough for one column.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

private:
    /// Returns the width in pixels of all parts side by side, with equal widths for the parts that stretch.
    [[nodiscard]] int wholeWidth() const;
};

}  // namespace rokada::ui
