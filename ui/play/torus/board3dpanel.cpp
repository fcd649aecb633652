#include "torus/board3dpanel.h"

#include "kit/dockbuttons.h"
#include "torus/board3dbox.h"

namespace rokada::ui {

namespace {

constexpr QSize Roomy(680, 640);

}  // namespace

Board3DPanel::Board3DPanel(BoardWidget& board, QWidget* parent)
    : QDockWidget(parent), box_(new Board3DBox(board, this)) {
    setObjectName(QStringLiteral("roundPanel"));
    setWidget(box_);
    // Whoever takes it out wants to see more of it.
    connect(this, &QDockWidget::topLevelChanged, this, [this](bool floating) {
        if (floating) resize(size().expandedTo(Roomy));
    });
    retranslate();
}

Board3DView& Board3DPanel::view() { return box_->view(); }

void Board3DPanel::retranslate() {
    setWindowTitle(tr("3D Board"));
    nameButtonsOf(*this);
    box_->retranslate();
}

}  // namespace rokada::ui
