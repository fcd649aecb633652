#include "movespanel.h"

#include "dockbuttons.h"
#include "movelistmodel.h"

#include <QHeaderView>
#include <QTableView>

namespace rokada::ui {

MovesPanel::MovesPanel(QWidget* parent)
    : QDockWidget(parent), moves_(new MoveListModel(this)), view_(new QTableView(this)) {
    setObjectName(QStringLiteral("movesDock"));
    view_->setModel(moves_);
    view_->setShowGrid(false);
    view_->setAlternatingRowColors(true);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setTabKeyNavigation(false);
    view_->setWordWrap(false);
    view_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    view_->horizontalHeader()->setHighlightSections(false);
    view_->horizontalHeader()->setMinimumSectionSize(40);
    view_->verticalHeader()->setHighlightSections(false);
    view_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    setWidget(view_);
}

void MovesPanel::showMoves(const Game* game) {
    moves_->show(game);
    const QModelIndex last = moves_->lastCell();
    if (!last.isValid()) return;
    view_->setCurrentIndex(last);
    view_->scrollTo(last);
}

void MovesPanel::retranslate() {
    setWindowTitle(tr("Moves"));
    view_->setAccessibleName(tr("Moves"));
    nameButtonsOf(*this);
    moves_->retranslate();
}

}  // namespace rokada::ui
