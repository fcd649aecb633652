// List of the pieces of a tower (stack of pieces on one square), from the top down. If the user can choose how many
// pieces move, a line divides the moving pieces from those that stay.
#pragma once

#include "paint/boardframe.h"
#include "scene/pieceart.h"

#include <QWidget>

namespace rokada::ui {

class BoardWidget;

class TowerList final : public QWidget {
    Q_OBJECT
public:
    /// `board` must outlive the list.
    TowerList(BoardWidget& board, QWidget* parent);

    /// Shows the tower that is selected on the board or under the pointer. If there is none, shows the highest tower of
    /// the board. Shows nothing if the board has no tower.
    void follow();
    /// Returns the shown tower. It has no pieces if no tower is shown.
    [[nodiscard]] const Fan& tower() const { return tower_; }
    /// Returns the rectangle of the row of a piece, in pixels of this widget. `piece` is the index of the piece; 0 is
    /// the top piece.
    [[nodiscard]] QRect rowOf(int piece) const;
    /// Returns the y coordinate of the dividing line, in pixels. Returns -1 if the tower cannot be divided.
    [[nodiscard]] int lineAt() const;
    /// Returns the description of the tower for screen readers.
    [[nodiscard]] QString words() const;
    /// Returns the height of the list in pixels for a tower of `pieces` pieces.
    [[nodiscard]] int heightFor(int pieces) const;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int count() const { return static_cast<int>(tower_.pieces.size()); }
    [[nodiscard]] bool divisible() const { return tower_.lifted > 0; }
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int roomForLine() const;
    [[nodiscard]] int px(double length) const;
    [[nodiscard]] QString nameOf(int piece) const;
    void lift(int pieces);
    void paintRow(QPainter& painter, int piece);
    void paintLine(QPainter& painter);

    BoardWidget& board_;
    Fan tower_;
    bool dragging_ = false;
    PieceArt art_;
};

}  // namespace rokada::ui
