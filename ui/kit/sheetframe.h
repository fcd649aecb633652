// A frame that groups related widgets of a page.
#pragma once

#include <QFrame>

namespace rokada::ui {

/// Frame in the colour `Theme::panel`, with round corners and a thin line at its edge.
class SheetFrame : public QFrame {
    Q_OBJECT
public:
    static constexpr int Radius = 12;

    explicit SheetFrame(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace rokada::ui
