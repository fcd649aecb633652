#include "board/squareaccessible.h"

#include "board/boardwidget.h"
#include "board/squaretexts.h"
#include "texts/names.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace rokada::ui {

namespace {

/// Prefix of the names of actions that choose a promotion. The number of the choice follows.
const QString ChoiceAction = QStringLiteral("choose");

}  // namespace

SquareAccessible::SquareAccessible(BoardWidget& board, Square square) : board_(&board), square_(square) {}

SquareAccessible::~SquareAccessible() = default;

bool SquareAccessible::isValid() const {
    return board_ && board_->game() != nullptr && square_ < board_->game()->book().geometry().size();
}

QWindow* SquareAccessible::window() const { return board_ ? parent()->window() : nullptr; }

QAccessibleInterface* SquareAccessible::parent() const { return QAccessible::queryAccessibleInterface(board_); }

/// Returns ListItem even in a table. For a table cell, screen readers would read the whole row, but for a list item
/// they read only this item.
QAccessible::Role SquareAccessible::role() const { return QAccessible::ListItem; }

QAccessible::State SquareAccessible::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const BoardWidget& board = *board_;
    state.focusable = board.focusPolicy() != Qt::NoFocus;
    state.selectable = true;
    state.disabled = !board.isEnabled();
    state.invisible = !board.isVisible();
    state.readOnly = true;
    state.selected = isSelected();
    state.focused = board.hasFocus() && board.frame().attention.cursor == square_;
    state.active = state.focused;
    return state;
}

QString SquareAccessible::text(QAccessible::Text text) const {
    if (!isValid() || text != QAccessible::Name) return {};
    return texts::squareInWords(board_->spoken(), square_);
}

QRect SquareAccessible::rect() const {
    const BoardWidget& board = *board_;
    if (!isValid() || board.frame().layout.empty()) return {};
    const QRect box = board.frame().layout.rect(square_);
    return {board.mapToGlobal(box.topLeft()), box.size()};
}

void* SquareAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
    if (type == QAccessible::TableCellInterface && board_ && parent()->tableInterface() != nullptr)
        return static_cast<QAccessibleTableCellInterface*>(this);
    return nullptr;
}

QStringList SquareAccessible::actionNames() const {
    QStringList names{pressAction(), setFocusAction()};
    if (!isValid()) return names;
    const auto choices = board_->input().choices();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i].to() == square_) names << ChoiceAction + QString::number(i + 1);
    }
    return names;
}

std::optional<Move> SquareAccessible::choiceOf(const QString& action) const {
    if (!isValid() || !action.startsWith(ChoiceAction)) return std::nullopt;
    const auto choices = board_->input().choices();
    const auto number = action.mid(ChoiceAction.size()).toUInt();
    if (number < 1 || number > choices.size() || choices[number - 1].to() != square_) return std::nullopt;
    return choices[number - 1];
}

QString SquareAccessible::localizedActionName(const QString& action) const {
    const auto choice = choiceOf(action);
    if (!choice || choice->becomes() == NoKind) return QAccessibleActionInterface::localizedActionName(action);
    return kindName(board_->game()->book().variant(), choice->becomes());
}

void SquareAccessible::doAction(const QString& action) {
    if (!isValid() || !board_->isEnabled()) return;
    BoardWidget& board = *board_;
    if (const auto choice = choiceOf(action)) return void(board.enter(*choice));
    if (action == pressAction()) board.choose(square_);
    if (action != setFocusAction()) return;
    board.setFocus(Qt::OtherFocusReason);
    board.showCursor(square_);
}

QStringList SquareAccessible::keyBindingsForAction(const QString& action) const {
    if (action != pressAction()) return {};
    return {QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText),
            QKeySequence(Qt::Key_Space).toString(QKeySequence::NativeText)};
}

bool SquareAccessible::isSelected() const { return board_->frame().attention.selected() == square_; }

int SquareAccessible::columnIndex() const { return board_->frame().layout.screenPlace(square_).x(); }

int SquareAccessible::rowIndex() const { return board_->frame().layout.screenPlace(square_).y(); }

}  // namespace rokada::ui
