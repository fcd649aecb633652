#include "torus/board3dpanel.h"

#include "torus/board3dbox.h"

#include <QVBoxLayout>

namespace rokada::ui {

Board3DPanel::Board3DPanel(BoardWidget& board, QWidget* parent) : PanelPage(parent), box_(new Board3DBox(board, this)) {
    setObjectName(QStringLiteral("roundPanel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(box_);
    // The comfortable height is 3/4 of the width. The largest useful height equals the width, because the picture is
    // square.
    setHeights([this] { return width() * 3 / 4; }, [this] { return width(); });
    retranslate();
}

Board3DView& Board3DPanel::view() { return box_->view(); }

void Board3DPanel::retranslate() {
    setWindowTitle(tr("3D Board"));
    box_->retranslate();
}

}  // namespace rokada::ui
