// Panel above the moves. It shows the tower that is selected or under the pointer.
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

private:
    void follow();

    BoardWidget& board_;
    QLabel* title_;
    QLabel* count_;
    QScrollArea* scroller_;
    TowerList* list_;
    QLabel* hint_;
};

}  // namespace rokada::ui
