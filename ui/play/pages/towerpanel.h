// Panel above the list of moves. It shows the tower (stack of pieces on one square) that is selected or under the
// pointer.
#pragma once

#include "shell/panelpage.h"

class QLabel;
class QScrollArea;

namespace rokada::ui {

class BoardWidget;
class TowerList;

class TowerPanel final : public PanelPage {
    Q_OBJECT
public:
    /// `board` must outlive the panel.
    TowerPanel(BoardWidget& board, QWidget* parent);

    void retranslate();

signals:
    /// Emitted when the preferred heights of this page have changed.
    void heightChanged();

private:
    void follow();
    [[nodiscard]] bool anyTower() const;

    BoardWidget& board_;
    QLabel* title_;
    QLabel* count_;
    QScrollArea* scroller_;
    TowerList* list_;
    QLabel* hint_;
    bool towers_ = false;  ///< true if the shown position has a tower
};

}  // namespace rokada::ui
