// Parts side by side, or one below the other where there is too little width.
#pragma once

#include <QBoxLayout>

namespace rokada::ui {

class TurningBox final : public QBoxLayout {
public:
    explicit TurningBox(QWidget* parent) : QBoxLayout(LeftToRight, parent) {}

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Side by side.
    [[nodiscard]] QSize sizeHint() const override;
    /// The widest part.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

private:
    /// Width of all parts side by side, where each is as wide as the widest that stretches.
    [[nodiscard]] int wholeWidth() const;
};

}  // namespace rokada::ui
