// A frame that groups related widgets of a page.
#pragma once

#include <QFrame>

namespace rokada::ui {

/// Frame in the panel colour, with round corners and a hairline inside its edge.
class SheetFrame : public QFrame {
    Q_OBJECT
public:
    static constexpr int Radius = 12;

    explicit SheetFrame(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace rokada::ui
