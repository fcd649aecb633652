// Page of the side panel with the 3D board of a variant whose edges are joined.
#pragma once

#include "shell/panelpage.h"

namespace rokada::ui {

class BoardWidget;
class Board3DBox;
class Board3DView;

class Board3DPanel final : public PanelPage {
    Q_OBJECT
public:
    Board3DPanel(BoardWidget& board, QWidget* parent);

    [[nodiscard]] Board3DBox& box() { return *box_; }
    [[nodiscard]] Board3DView& view();
    void retranslate();

private:
    Board3DBox* box_;
};

}  // namespace rokada::ui
