// The 3D board with its shapes, glass, and a slider from the flat board through the cylinder to the torus.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QSlider;

namespace rokada::ui {

class BoardWidget;
class Board3DView;
enum class Board3DShape;

class Board3DBox final : public QWidget {
    Q_OBJECT
public:
    /// Shows what the board shows and plays by it; the board must outlive the box.
    Board3DBox(BoardWidget& board, QWidget* parent);

    [[nodiscard]] Board3DView& view() { return *view_; }
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
