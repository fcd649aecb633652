#include "movespanel.h"

#include "movelistmodel.h"

#include <QAbstractButton>
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
    nameButtons();
    moves_->retranslate();
}

/// Qt names the buttons of a dock once and never again.
void MovesPanel::nameButtons() {
    const auto name = [this](const char* button, const QString& words) {
        auto* found = findChild<QAbstractButton*>(QLatin1String(button));
        if (!found) return;
        found->setAccessibleName(words);
        found->setToolTip(words);
    };
    //: puts the panel into a window of its own, or back
    name("qt_dockwidget_floatbutton", tr("Float"));
    name("qt_dockwidget_closebutton", tr("Close"));
}

}  // namespace rokada::ui
