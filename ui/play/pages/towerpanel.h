// The page above the moves with the tower that is selected or pointed at.
#pragma once

#include "shell/panelpage.h"

class QLabel;

namespace rokada::ui {

class BoardWidget;
class TowerList;

class TowerPanel final : public PanelPage {
    Q_OBJECT
public:
    /// The board must outlive the page.
    TowerPanel(BoardWidget& board, QWidget* parent);

    [[nodiscard]] TowerList& list() { return *list_; }
    void retranslate();

private:
    void follow();

    BoardWidget& board_;
    QLabel* title_;
    QLabel* count_;
    TowerList* list_;
    QLabel* hint_;
};

}  // namespace rokada::ui
