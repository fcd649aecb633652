// The pieces of one tower from the top down, and a line that parts those that move from those that stay.
#pragma once

#include "paint/boardframe.h"
#include "scene/pieceart.h"

#include <QWidget>

namespace rokada::ui {

class BoardWidget;

class TowerList final : public QWidget {
    Q_OBJECT
public:
    /// The board must outlive the list.
    TowerList(BoardWidget& board, QWidget* parent);

    /// Shows the tower that the board looks at, or nothing.
    void follow();
    /// Without pieces while no tower is looked at.
    [[nodiscard]] const Fan& tower() const { return tower_; }
    /// The row of a piece; pieces are counted from the top.
    [[nodiscard]] QRect rowOf(int piece) const;
    /// The height of the line; -1 if the tower cannot be divided now.
    [[nodiscard]] int lineAt() const;
    /// For screen readers.
    [[nodiscard]] QString words() const;
    /// In pixels.
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
