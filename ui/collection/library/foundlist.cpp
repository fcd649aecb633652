#include "library/foundlist.h"

#include "library/gamedetails.h"
#include "library/gamerowdelegate.h"
#include "library/librarymodel.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace rokada::ui {

FoundList::FoundList(NotationStyle style, QWidget* parent)
    : QTableView(parent), games_(new LibraryModel(style, this)), details_(new GameDetails(*games_, this)) {
    setObjectName(QStringLiteral("gameList"));
    setModel(games_);
    setItemDelegate(new GameRowDelegate(*details_, this));
    setSelectionBehavior(SelectRows);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    // Make the list transparent, because the page paints the background.
    setBackgroundRole(QPalette::Window);
    viewport()->setBackgroundRole(QPalette::Window);
    viewport()->setAutoFillBackground(false);
    horizontalHeader()->hide();
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSortIndicator(LibraryModel::Date, Qt::DescendingOrder);
    hideCells();
    sizeRows();
    connect(details_, &GameDetails::changed, viewport(), qOverload<>(&QWidget::update));
}

/// Shows only the first column. The delegate paints the whole row in it.
void FoundList::hideCells() {
    for (int column = 0; column < LibraryModel::Columns; ++column) setColumnHidden(column, column != 0);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

void FoundList::sizeRows() {
    const int height = GameRowDelegate::heightFor(viewport()->width(), font());
    if (verticalHeader()->defaultSectionSize() == height) return;
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(height);
}

std::vector<qint64> FoundList::selected() const {
    std::vector<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows()) rows.push_back(index.row());
    std::ranges::sort(rows);
    std::vector<qint64> ids;
    ids.reserve(rows.size());
    for (const int row : rows) ids.push_back(games_->ids()[static_cast<std::size_t>(row)]);
    return ids;
}

/// Does not use `selectRow`, which takes modifier keys into account. The user may still hold the modifier keys of the
/// shortcut that opened the library.
void FoundList::select(qint64 id) {
    if (games_->rowCount() == 0) return;
    const auto place = std::ranges::find(games_->ids(), id);
    const auto row = place == games_->ids().end() ? 0 : static_cast<int>(place - games_->ids().begin());
    selectionModel()->setCurrentIndex(games_->index(row, 0),
                                      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void FoundList::retranslate() {
    setAccessibleName(tr("Search results"));
    viewport()->update();
}

/// Calls `QAbstractItemView` directly while the list has no focus, because `QTableView` of Qt 6.4 would tell screen
/// readers that the current cell has the focus.
void FoundList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    hasFocus() ? QTableView::currentChanged(current, previous)
               : QAbstractItemView::currentChanged(current, previous);  // NOLINT(bugprone-parent-virtual-call)
}

void FoundList::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTableView::selectionChanged(selected, deselected);
    emit selectionChosen();
}

void FoundList::keyPressEvent(QKeyEvent* event) {
    event->key() == Qt::Key_Delete ? emit removalWanted() : QTableView::keyPressEvent(event);
}

void FoundList::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    sizeRows();
}

void FoundList::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange && details_) sizeRows();
}

}  // namespace rokada::ui
