// The 3D board with controls for shape and transparency, and in high boxes a slider from flat over the cylinder to the
// torus.
#pragma once

#include <QWidget>

class QSlider;
class QTabBar;
class QToolButton;

namespace rokada::ui {

class BoardWidget;
class Board3DView;
enum class Board3DShape;

class Board3DBox final : public QWidget {
    Q_OBJECT
public:
    /// Shows the contents of `board` and plays on it; `board` must outlive this object.
    Board3DBox(BoardWidget& board, QWidget* parent);

    [[nodiscard]] Board3DView& view() { return *view_; }
    [[nodiscard]] QSlider& bend() { return *bend_; }
    [[nodiscard]] QToolButton& glass() { return *glass_; }
    [[nodiscard]] QTabBar& shapes() { return *shapes_; }
    void setShape(Board3DShape shape);
    void retranslate();

signals:
    /// A person has chosen a shape.
    void shapeChosen(Board3DShape shape);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void chooseTab(int tab);
    void choose(Board3DShape shape);

    Board3DView* view_;
    QTabBar* shapes_;
    QSlider* bend_;
    QToolButton* glass_;
    bool lying_ = false;  ///< the cylinder was horizontal when it was shown last
};

}  // namespace rokada::ui
