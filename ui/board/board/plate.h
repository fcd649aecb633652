// Plate: the widget beside the board that shows the name, captured pieces and clock of one player.
#pragma once

#include "scene/boardlayout.h"
#include "scene/boardscene.h"
#include "scene/pieceart.h"

#include <QWidget>

namespace rokada::ui {

class BoardWidget;

/// Shows the player at one edge of the board. The plate is hidden if the board itself paints a panel for this player.
class Plate final : public QWidget {
    Q_OBJECT
public:
    /// `board` must outlive the plate.
    Plate(const BoardWidget& board, ScreenEdge edge, QWidget* parent);

    /// Updates the plate after a change of the board.
    void follow();
    /// Returns the side of the shown player, or NoSide if the plate is hidden.
    [[nodiscard]] Side side() const { return side_; }
    /// Returns the plate in words, for screen readers.
    [[nodiscard]] QString words() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Emitted when the plate is clicked. `at` is in global coordinates.
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
