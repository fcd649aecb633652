// Lists the pieces of a tower from the top down, with a line between the pieces that move and those that stay.
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

    /// Shows the tower that is selected or pointed at on the board, or an empty list.
    void follow();
    /// Returns the shown tower; it has no pieces if no tower is shown.
    [[nodiscard]] const Fan& tower() const { return tower_; }
    /// Returns the rectangle of a row; `piece` counts from the top, starting with 0.
    [[nodiscard]] QRect rowOf(int piece) const;
    /// Returns the y coordinate of the dividing line, or -1 if the tower cannot be divided.
    [[nodiscard]] int lineAt() const;
    /// Returns the accessible description.
    [[nodiscard]] QString words() const;
    /// Returns the height for a tower of `pieces` pieces, in pixels.
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
