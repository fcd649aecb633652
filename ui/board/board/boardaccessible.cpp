#include "board/boardaccessible.h"

#include "board/boardwidget.h"
#include "board/squareaccessible.h"
#include "board/squaretexts.h"
#include "texts/endingtexts.h"
#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>

namespace rokada::ui {

BoardAccessible::BoardAccessible(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Table) {}

BoardAccessible::~BoardAccessible() {
    for (const QAccessible::Id id : squares_) {
        if (id != 0) QAccessible::deleteAccessibleInterface(id);
    }
}

BoardWidget& BoardAccessible::board() const { return *static_cast<BoardWidget*>(object()); }

const BoardLayout& BoardAccessible::layout() const { return board().frame().layout; }

bool BoardAccessible::isTable() const {
    if (board().game() == nullptr) return true;
    const Geometry& geometry = board().game()->book().geometry();
    return geometry.size() == geometry.columns() * geometry.rows();
}

QAccessible::Role BoardAccessible::role() const { return isTable() ? QAccessible::Table : QAccessible::List; }

QAccessible::State BoardAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.focused = board().hasFocus() && board().frame().attention.cursor == NoSquare;
    return state;
}

QString BoardAccessible::text(QAccessible::Text text) const {
    const Game* game = board().game();
    if (text == QAccessible::Description && game != nullptr && board().accessibleDescription().isEmpty()) {
        const QString turn =
            game->ending() ? texts::result(game->book(), *game->ending()) : texts::toMove(game->position());
        //: a variant, and whose turn it is
        return QCoreApplication::translate("Spoken", "%1. %2.").arg(variantName(game->book().variant().id), turn);
    }
    if (text == QAccessible::Help) {
        return QCoreApplication::translate("Spoken",
                                           "Press Enter to show the cursor. The arrow keys move it. Press Enter or "
                                           "Space to pick up a piece and to put it down.");
    }
    return QAccessibleWidget::text(text);
}

void* BoardAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface) return isTable() ? static_cast<QAccessibleTableInterface*>(this) : nullptr;
    return QAccessibleWidget::interface_cast(type);
}

// --- squares as children, ordered from left to right and top to bottom

QAccessibleInterface* BoardAccessible::square(Square square) const {
    if (board().game() == nullptr || square >= board().game()->book().geometry().size()) return nullptr;
    QAccessible::Id& id = squares_[square];
    if (id == 0) id = QAccessible::registerAccessibleInterface(new SquareAccessible(board(), square));
    return QAccessible::accessibleInterface(id);
}

int BoardAccessible::childCount() const {
    return board().game() == nullptr || layout().empty() ? 0 : layout().geometry().size();
}

QAccessibleInterface* BoardAccessible::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    for (int row = 0; row < layout().screenRows(); ++row) {
        for (int column = 0; column < layout().screenColumns(); ++column) {
            const Square there = layout().atPlace({column, row});
            if (there != NoSquare && index-- == 0) return square(there);
        }
    }
    return nullptr;
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* wanted = dynamic_cast<const SquareAccessible*>(child);
    if (wanted == nullptr || childCount() == 0 || square(wanted->square()) != child) return -1;
    const QPoint place = layout().screenPlace(wanted->square());
    int before = 0;
    for (int s = 0; s < layout().geometry().size(); ++s) {
        const QPoint other = layout().screenPlace(Square(s));
        before += other.y() < place.y() || (other.y() == place.y() && other.x() < place.x());
    }
    return before;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
    const Square there = board().frame().squareAt(board().mapFromGlobal(QPoint(x, y)));
    return there == NoSquare ? nullptr : square(there);
}

QAccessibleInterface* BoardAccessible::focusChild() const {
    if (board().hasFocus() && board().frame().attention.cursor != NoSquare)
        return square(board().frame().attention.cursor);
    return QAccessibleWidget::focusChild();
}

// --- table interface

QAccessibleInterface* BoardAccessible::cellAt(int row, int column) const {
    if (childCount() == 0 || row < 0 || column < 0 || row >= rowCount() || column >= columnCount()) return nullptr;
    return square(layout().atPlace({column, row}));
}

int BoardAccessible::rowCount() const { return childCount() == 0 ? 0 : layout().screenRows(); }

int BoardAccessible::columnCount() const { return childCount() == 0 ? 0 : layout().screenColumns(); }

/// Returns the name of the file or rank of a square.
QString BoardAccessible::lineName(Square square, bool file) const {
    const Geometry& geometry = layout().geometry();
    if (file) return texts::spokenFile(geometry, geometry.column(square), board().frame().look.speech);
    return QString::number(geometry.rankNumber(geometry.row(square)));
}

QString BoardAccessible::rowDescription(int row) const {
    if (row < 0 || row >= rowCount()) return {};
    return lineName(layout().atPlace({0, row}), layout().turns() % 2 != 0);
}

QString BoardAccessible::columnDescription(int column) const {
    if (column < 0 || column >= columnCount()) return {};
    return lineName(layout().atPlace({column, 0}), layout().turns() % 2 == 0);
}

int BoardAccessible::selectedCellCount() const { return board().frame().attention.selected() == NoSquare ? 0 : 1; }

QList<QAccessibleInterface*> BoardAccessible::selectedCells() const {
    if (board().frame().attention.selected() == NoSquare) return {};
    return {square(board().frame().attention.selected())};
}

}  // namespace rokada::ui
