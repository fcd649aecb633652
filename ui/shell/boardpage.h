// The page of the game: board, evaluation bar and panel.
#pragma once

#include "board/boardwidget.h"
#include "shell/boardarrangement.h"

#include <QPointer>
#include <QWidget>

namespace rokada::ui {

class Plate;
class SidePanel;

class BoardPage final : public QWidget {
    Q_OBJECT
public:
    explicit BoardPage(QWidget* parent);

    [[nodiscard]] BoardWidget& board() { return *board_; }
    [[nodiscard]] SidePanel& panel() { return *panel_; }
    /// Sets the evaluation bar between board and panel. The page becomes the parent of the bar. Room for the bar is
    /// always reserved.
    void setBar(QWidget& bar);
    /// Sets the panel width in pixels that the user has chosen; 0 for the default width.
    void setPanelWidth(int chosen);

signals:
    /// Emitted when the user has dragged the edge of the panel.
    void panelWidthChosen(int pixels);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void place();
    void placeAgain();
    void choosePlates();
    void showPlates();
    void placeBar(const QRect& room);
    [[nodiscard]] bool onEdge(QPoint point) const;

    BoardWidget* board_;
    SidePanel* panel_;
    Plate* far_;
    Plate* near_;
    QPointer<QWidget> bar_;
    BoardLook look_;    ///< look of the board for which the layout was computed
    RulebookPtr book_;  ///< rulebook for which the layout was computed
    int chosen_ = 0;
    bool dragging_ = false;
    bool placing_ = false;
};

}  // namespace rokada::ui
