// List of the pieces of a tower, from the top down. A line divides the pieces that move from the pieces that stay.
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

    /// Shows the tower that is selected on the board or under the pointer. Shows an empty list if there is no tower.
    void follow();
    /// Returns the shown tower. It contains no pieces if the list is empty.
    [[nodiscard]] const Fan& tower() const { return tower_; }
    /// Returns the rectangle of a row. `piece` is the index of its piece; 0 is the top piece.
    [[nodiscard]] QRect rowOf(int piece) const;
    /// Returns the y coordinate of the dividing line. Returns -1 if the tower cannot be divided.
    [[nodiscard]] int lineAt() const;
    /// Returns the description for screen readers.
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
