// A frame that groups related widgets of a page.
#pragma once

#include <QFrame>

namespace rokada::ui {

/// Has the panel colour, round corners and a hairline edge.
class SheetFrame final : public QFrame {
    Q_OBJECT
public:
    static constexpr int Radius = 12;

    explicit SheetFrame(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace rokada::ui
