#include "torus/board3dpanel.h"

#include "kit/dockbuttons.h"
#include "torus/board3dbox.h"

namespace rokada::ui {

Board3DPanel::Board3DPanel(BoardWidget& board, QWidget* parent)
    : QDockWidget(parent), box_(new Board3DBox(board, this)) {
    setObjectName(QStringLiteral("roundPanel"));
    setWidget(box_);
    retranslate();
}

Board3DView& Board3DPanel::view() { return box_->view(); }

void Board3DPanel::retranslate() {
    setWindowTitle(tr("3D Board"));
    nameButtonsOf(*this);
    box_->retranslate();
}

}  // namespace rokada::ui
