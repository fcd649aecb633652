// The dock with the board in space, its shapes, and a slider from the flat board through the cylinder to the torus.
#pragma once

#include <QDockWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;

namespace rokada::ui {

class BoardWidget;
class RoundView;
enum class RoundShape;

class RoundPanel final : public QDockWidget {
    Q_OBJECT
public:
    RoundPanel(BoardWidget& board, QWidget* parent);

    [[nodiscard]] RoundView& view() { return *view_; }
    [[nodiscard]] QComboBox& shapes() { return *shapes_; }
    [[nodiscard]] QSlider& bend() { return *bend_; }
    [[nodiscard]] QCheckBox& glass() { return *glass_; }
    void retranslate();

private:
    void showShape(RoundShape shape);

    RoundView* view_;
    QComboBox* shapes_;
    QSlider* bend_;
    QCheckBox* glass_;
};

}  // namespace rokada::ui
