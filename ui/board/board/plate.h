// A player beside the board: who it is, what was captured, and the clock.
#pragma once

#include "scene/boardlayout.h"
#include "scene/boardscene.h"
#include "scene/pieceart.h"

#include <QWidget>

namespace rokada::ui {

class BoardWidget;

/// Shows the player whose pieces stand at one edge of the board, unless the board has a plate of that player itself.
class Plate final : public QWidget {
    Q_OBJECT
public:
    /// The board must outlive the plate.
    Plate(const BoardWidget& board, ScreenEdge edge, QWidget* parent);

    /// The board shows something else.
    void follow();
    /// NoSide while nothing is shown.
    [[nodiscard]] Side side() const { return side_; }
    /// The plate in words, for screen readers.
    [[nodiscard]] QString words() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// More about the player is asked for, at this point of the screen.
    void clicked(rokada::Side side, QPoint at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] Side sideAtEdge() const;
    [[nodiscard]] const SeatScene& seat() const;

    const BoardWidget& board_;
    ScreenEdge edge_;
    Side side_ = NoSide;
    PieceArt art_;
};

}  // namespace rokada::ui
