// Widget with the 3D board of a variant whose edges are joined, and with controls for its shape and transparency. A
// high widget also shows a slider that bends the board from flat to a cylinder and then to a torus.
#pragma once

#include "shell/panelpage.h"

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
    /// Shows the contents of the flat board `board`, and forwards clicks to it. `board` must outlive this object.
    Board3DBox(BoardWidget& board, QWidget* parent);

    [[nodiscard]] Board3DView& view() { return *view_; }
    void setShape(Board3DShape shape);
    void retranslate();

signals:
    /// Emitted when the user chooses a shape.
    void shapeChosen(Board3DShape shape);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void chooseTab(int tab);
    void choose(Board3DShape shape);

    Board3DView* view_;
    QTabBar* shapes_;
    QSlider* bend_;
    QToolButton* transparent_;
    bool lying_ = false;  ///< true if the shape that was set last is the horizontal cylinder
};

/// Page of the side panel that contains a `Board3DBox`.
class Board3DPanel final : public PanelPage {
    Q_OBJECT
public:
    Board3DPanel(BoardWidget& board, QWidget* parent);

    [[nodiscard]] Board3DBox& box() { return *box_; }
    [[nodiscard]] Board3DView& view();
    void retranslate();

private:
    Board3DBox* box_;
};

}  // namespace rokada::ui
