// Panel above the list of moves. It shows the tower (stack of pieces on one square) that is selected or under the
// pointer.
#pragma once

#include "shell/feature.h"
#include "shell/panelpage.h"

class QLabel;

namespace rokada::ui {

class BoardWidget;
class GameSession;
class SidePanel;
class TowerList;
class VerticalScroll;

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
    VerticalScroll* scroller_;
    TowerList* list_;
    QLabel* hint_;
    bool towers_ = false;  ///< true if the shown position has a tower
};

/// Adds the panel to the side panel, in variants with towers.
class TowerControls final : public Feature {
    Q_OBJECT
public:
    TowerControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel);

    void retranslate() override;

private:
    void showGame();

    GameSession& session_;
    TowerPanel* panel_;
};

}  // namespace rokada::ui
