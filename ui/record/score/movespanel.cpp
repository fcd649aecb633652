#include "score/movespanel.h"

#include "kit/fonts.h"
#include "score/movesdelegate.h"
#include "score/recordgraph.h"
#include "score/recordheader.h"
#include "score/textrows.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Works around a defect of Qt 6.4: a table tells screen readers that its new current cell has the focus, even if the
/// table itself does not have the focus. This class tells them only while the table has the focus.
class AccessibleTable final : public QTableView {
public:
    using QTableView::QTableView;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        hasFocus() ? QTableView::currentChanged(current, previous)
                   : QAbstractItemView::currentChanged(current, previous);  // NOLINT(bugprone-parent-virtual-call)
    }
};

/// Height of the panel in pixels below which the panel is low: the widgets around the list are then smaller or hidden.
constexpr int LowPanel = 260;
/// Heights of the panel, in rows, while it shares its column with another page. The minimum is `MinRows`. The preferred
/// height is `FewestRows` if the window is `SmallestWindow` pixels high, and one more row for each further
/// `PixelsForRow` pixels, up to `MaxRows`.
constexpr int MinRows = 3, FewestRows = 6, MaxRows = 16, SmallestWindow = 700, PixelsForRow = 50;

/// Returns the height of a row in pixels: 2.15 em.
int rowHeight(const QFont& font) { return emOf(font) * 43 / 20; }

}  // namespace

MovesPanel::MovesPanel(QWidget* parent)
    : QWidget(parent),
      moves_(new MoveListModel(this)),
      view_(new AccessibleTable(this)),
      header_(new RecordHeader(this)),
      graph_(new RecordGraph(this)),
      delegate_(new MovesDelegate(view_)),
      lines_(std::make_unique<TextRows>(*view_, *moves_, *delegate_)) {
    setObjectName(QStringLiteral("movesPanel"));
    view_->setModel(moves_);
    view_->setItemDelegate(delegate_);
    view_->setShowGrid(false);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setTabKeyNavigation(false);
    view_->setWordWrap(false);
    view_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    view_->horizontalHeader()->setHighlightSections(false);
    view_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view_->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    view_->horizontalHeader()->setMinimumSectionSize(40);
    view_->verticalHeader()->setHighlightSections(false);
    view_->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view_->verticalHeader()->setDefaultSectionSize(rowHeight(font()));
    view_->installEventFilter(this);
    view_->viewport()->installEventFilter(this);
    connect(graph_, &RecordGraph::moveChosen, this, &MovesPanel::moveChosen);
    // The range of the scroll bar changes if a widget appears below the list and makes it lower. The current move must
    // stay visible.
    connect(view_->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (!showing_ && !layingOut_) bringIntoView();
    });
    connect(view_->verticalScrollBar(), &QScrollBar::valueChanged, this, &MovesPanel::layOutLines);
    connect(moves_, &QAbstractItemModel::modelReset, this, [this] { lines_->reset(); });
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, &MovesPanel::choose);
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    column_->addWidget(header_);
    column_->addWidget(view_, 1);
    column_->addWidget(graph_);
    result_ = new QLabel(this);
    result_->setObjectName(QStringLiteral("resultLabel"));
    result_->setAlignment(Qt::AlignCenter);
    QFont bold = result_->font();
    bold.setBold(true);
    result_->setFont(bold);
    result_->setContentsMargins(0, 3, 0, 3);
    // Wraps a long result, so that it does not make the panel wider.
    result_->setWordWrap(true);
    result_->setMinimumWidth(0);
    result_->hide();
    column_->addWidget(result_);
    // At least three rows stay visible if there are widgets below the list.
    view_->setMinimumHeight(3 * view_->verticalHeader()->defaultSectionSize());
}

MovesPanel::~MovesPanel() = default;

void MovesPanel::showResult(const QString& result) {
    result_->setText(result);
    showResultWhereItFits();
}

/// Shows the result below the list, except in a low panel, where the end banner or the header shows it.
void MovesPanel::showResultWhereItFits() { result_->setHidden(low_ || result_->text().isEmpty()); }

/// Updates the widgets around the list when the height of the panel crosses `LowPanel`. In a low panel, they are
/// smaller or hidden.
void MovesPanel::showAsLow() {
    const bool low = height() < LowPanel;
    if (std::exchange(low_, low) == low) return;
    header_->setBrief(low);
    showResultWhereItFits();
}

int MovesPanel::heightFor(int rows) const {
    const int head = view_->horizontalHeader()->isHidden() ? 0 : view_->horizontalHeader()->height();
    const int list = rows * view_->verticalHeader()->defaultSectionSize() + head;
    return height() - view_->height() + list + 2 * view_->frameWidth();
}

int MovesPanel::wantedHeight() const {
    return heightFor(
        std::clamp(FewestRows + (window()->height() - SmallestWindow) / PixelsForRow, FewestRows, MaxRows));
}

int MovesPanel::minHeight() const {
    const int head = view_->horizontalHeader()->isHidden() ? 0 : view_->horizontalHeader()->sizeHint().height();
    const int list = MinRows * view_->verticalHeader()->defaultSectionSize() + head + 2 * view_->frameWidth();
    const int graph = graph_->isHidden() ? 0 : graph_->minimumSizeHint().height();
    return list + graph + (header_->isHidden() ? 0 : header_->briefHeight());
}

void MovesPanel::setNotation(NotationStyle style) {
    moves_->setNotation(style);
    lines_->forget();
}

void MovesPanel::setToldElsewhere(std::vector<ToldComment> comments) {
    if (comments == told_) return;
    told_ = std::move(comments);
    moves_->setToldElsewhere(told_);
    emit stale();
}

void MovesPanel::setAsides(bool shown) { moves_->setAsides(shown); }

void MovesPanel::showMoves(const GameTree* tree, Node shown, Node live) {
    shown_ = shown;
    showing_ = true;
    moves_->show(tree, shown, live);
    // In a game of two sides, the columns have no headers.
    view_->horizontalHeader()->setHidden(tree != nullptr && tree->book().sides() == 2);
    const QModelIndex cell = moves_->cellOf(shown);
    atEnd_ = tree && tree->next(shown) == Node::None &&
             (shown == Node::Root || (cell.isValid() && !moves_->isText(cell.row())));
    layOutLines();
    markShown();
    showing_ = false;
}

void MovesPanel::markShown() {
    view_->setCurrentIndex(moves_->cellOf(shown_));
    bringIntoView();
}

void MovesPanel::bringIntoView() {
    const QModelIndex cell = moves_->cellOf(shown_);
    if (!cell.isValid()) return view_->scrollToTop();
    if (std::exchange(layingOut_, true)) return;
    lines_->layOutAround(cell.row());
    layingOut_ = false;
    // After the last move, scrolls to the end of the list. The rows after the move, with its comment and consequences,
    // are then visible too.
    if (atEnd_) view_->scrollToBottom();
    view_->scrollTo(cell);
    if (atEnd_) return;
    // Keeps the rows directly above and below the current move visible too.
    const QRect place = view_->visualRect(cell);
    const int row = place.height();
    const bool inside = place.top() >= row && place.bottom() < view_->viewport()->height() - row;
    if (!inside) view_->scrollTo(cell, QAbstractItemView::PositionAtCenter);
}

void MovesPanel::layOutLines() {
    if (std::exchange(layingOut_, true)) return;
    lines_->layOutView();
    layingOut_ = false;
}

/// Applies the font of the panel to the list, its headers and the result, and adapts the heights of the rows.
void MovesPanel::sizeWords() {
    QFont words = font();
    if (words == view_->font() && rowHeight(words) == view_->verticalHeader()->defaultSectionSize()) return;
    view_->setFont(words);
    view_->horizontalHeader()->setFont(words);
    view_->verticalHeader()->setFont(words);
    view_->verticalHeader()->setDefaultSectionSize(rowHeight(words));
    words.setBold(true);
    result_->setFont(words);
}

Node MovesPanel::nodeAt(QPoint point) const {
    const QModelIndex index = view_->indexAt(point);
    if (!index.isValid()) return Node::None;
    if (!moves_->isText(index.row())) return moves_->nodeAt(index);
    const QRect rect = view_->visualRect(index);
    bool number = false;
    const QString link =
        delegate_->linkAt(moves_->variationText(index.row()), view_->font(), rect.width(), point - rect.topLeft());
    const uint node = link.toUInt(&number);
    return number ? Node(node) : Node::None;
}

QRect MovesPanel::rectOf(Node node) const {
    const QModelIndex cell = moves_->cellOf(node);
    if (!cell.isValid()) return {};
    const QRect rect = view_->visualRect(cell);
    if (!moves_->isText(cell.row())) return rect;
    const QString link = QString::number(static_cast<std::uint32_t>(node));
    const auto place = delegate_->placeOf(link, moves_->variationText(cell.row()), view_->font(), rect.size());
    return place ? place->translated(rect.topLeft()) : QRect();
}

void MovesPanel::choose(const QModelIndex& index) {
    if (showing_ || !index.isValid()) return;
    const Node node = moves_->nodeAt(index);
    if (node != Node::None) emit moveChosen(node);
}

/// Returns true if the event opens the context menu by a key. Handles the keys Menu and Shift+F10, because some
/// platforms send no context menu event for them.
bool MovesPanel::menuKey(const QEvent& event) const {
    if (event.type() == QEvent::ContextMenu)
        return static_cast<const QContextMenuEvent&>(event).reason() == QContextMenuEvent::Keyboard;
    if (event.type() != QEvent::KeyPress) return false;
    const auto& press = static_cast<const QKeyEvent&>(event);
    return press.key() == Qt::Key_Menu || (press.key() == Qt::Key_F10 && press.modifiers() == Qt::ShiftModifier);
}

/// Opens the context menu beside the current move.
void MovesPanel::openMenu() {
    if (menu_->isVisible()) return;
    const QRect place = rectOf(shown_);
    menu_->popup(view_->viewport()->mapToGlobal(place.isValid() ? place.bottomLeft() : QPoint()));
}

bool MovesPanel::eventFilter(QObject* watched, QEvent* event) {
    if (menu_ && menuKey(*event)) return openMenu(), true;
    if (watched == view_) return false;
    if (event->type() == QEvent::Resize) {
        sizeWords();
        showAsLow();
        lines_->forget();
        layOutLines();
    }
    // A mouse press outside the moves only moves the focus to the list. The current move stays selected.
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
        const bool nowhere = nodeAt(static_cast<const QMouseEvent&>(*event).pos()) == Node::None;
        if (nowhere) view_->setFocus(Qt::MouseFocusReason);
        if (nowhere) return true;
    }
    if (event->type() == QEvent::MouseButtonRelease) {
        const Node node = nodeAt(static_cast<const QMouseEvent&>(*event).pos());
        if (node != Node::None) emit moveChosen(node);
    }
    if (event->type() != QEvent::ContextMenu || !menu_) return false;
    const auto& wish = static_cast<const QContextMenuEvent&>(*event);
    const Node node = nodeAt(wish.pos());
    if (node != Node::None) emit moveChosen(node);
    menu_->popup(wish.globalPos());
    return true;
}

void MovesPanel::retranslate() {
    setWindowTitle(tr("Moves"));
    view_->setAccessibleName(tr("Moves"));
    graph_->retranslate();
    showing_ = true;
    moves_->retranslate();
    layOutLines();
    markShown();
    showing_ = false;
}

}  // namespace rokada::ui
