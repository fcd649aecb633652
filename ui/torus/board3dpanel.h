// The dock with the 3D board, its shapes, and a slider from the flat board through the cylinder to the torus.
#pragma once

#include <QDockWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;

namespace rokada::ui {

class BoardWidget;
class Board3DView;
enum class Board3DShape;

class Board3DPanel final : public QDockWidget {
    Q_OBJECT
public:
    Board3DPanel(BoardWidget& board, QWidget* parent);

    [[nodiscard]] Board3DView& view() { return *view_; }
    [[nodiscard]] QComboBox& shapes() { return *shapes_; }
    [[nodiscard]] QSlider& bend() { return *bend_; }
    [[nodiscard]] QCheckBox& glass() { return *glass_; }
    void retranslate();

private:
    void showShape(Board3DShape shape);

    Board3DView* view_;
    QComboBox* shapes_;
    QSlider* bend_;
    QCheckBox* glass_;
};

}  // namespace rokada::ui
