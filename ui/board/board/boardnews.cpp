#include "board/boardnews.h"

#include "board/boardaccessible.h"
#include "board/boardwidget.h"
#include "kit/announce.h"
#include "variants/variants.h"

#include <QEvent>

#include <utility>

namespace rokada::ui {

namespace {

/// Returns the tower heights by square; empty in variants without towers.
std::vector<int> heightsOn(const Position& position) {
    std::vector<int> heights;
    for (int s = 0; position.book().towers() && s < position.book().size(); ++s)
        heights.push_back(position.height(Square(s)));
    return heights;
}

}  // namespace

BoardNews::BoardNews(BoardWidget* board) : QObject(board), board_(*board), told_(now()) {
    connect(board, &BoardDisplay::pictureChanged, this, &BoardNews::tell);
    board->installEventFilter(this);
}

BoardNews::Told BoardNews::now() const {
    const Game* game = board_.game();
    if (game == nullptr) return {};
    return {findVariant(game->book().variant().id)->id,
            board_.frame().scene.pieces,
            heightsOn(game->position()),
            board_.frame().attention.cursor,
            board_.frame().attention.selected(),
            board_.frame().look.quarterTurns,
            board_.frame().look.cut};
}

BoardAccessible* BoardNews::accessible() const {
    return dynamic_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(&board_));
}

void BoardNews::tell() {
    const Told before = std::exchange(told_, now());
    if (accessible() == nullptr) return;
    if (before.game != told_.game) return beginAgain();
    if (!somebodyListens() || told_.game.empty()) return;
    tellOrder(before);
    tellPieces(before);
    tellSelection(before);
    if (before.cursor != told_.cursor) tellFocus();
}

/// Creates a new accessible object for another board, because its squares, their number and its role differ.
void BoardNews::beginAgain() {
    BoardAccessible* old = accessible();
    QAccessibleEvent gone(old, QAccessible::ObjectDestroyed);
    tellScreenReaders(gone);
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(old));
    QAccessibleEvent come(accessible(), QAccessible::ObjectCreated);
    tellScreenReaders(come);
    tellFocus();
}

void BoardNews::tellOrder(const Told& before) {
    if (before.turns == told_.turns && before.cut == told_.cut) return;
    BoardAccessible* board = accessible();
    if (board->isTable()) {
        QAccessibleTableModelChangeEvent reset(board, QAccessibleTableModelChangeEvent::ModelReset);
        tellScreenReaders(reset);
    } else {
        QAccessibleEvent reordered(board, QAccessible::ObjectReorder);
        tellScreenReaders(reordered);
    }
}

void BoardNews::tellPieces(const Told& before) {
    for (std::size_t i = 0; i < told_.pieces.size() && i < before.pieces.size(); ++i) {
        const bool grown =
            i < told_.heights.size() && i < before.heights.size() && told_.heights[i] != before.heights[i];
        if (grown || told_.pieces[i] != before.pieces[i]) tellOf(Square(i), QAccessible::NameChanged);
    }
}

void BoardNews::tellSelection(const Told& before) {
    if (before.selected == told_.selected) return;
    for (const auto& [square, event] :
         {std::pair(before.selected, QAccessible::SelectionRemove), {told_.selected, QAccessible::Selection}}) {
        QAccessibleInterface* which = accessible()->square(square);
        if (which == nullptr) continue;
        tellOf(square, event);
        QAccessible::State changed;
        changed.selected = true;
        QAccessibleStateChangeEvent state(which, changed);
        tellScreenReaders(state);
    }
}

/// Reports the focus of the cursor. If there is no cursor, reports the focus of the whole board.
void BoardNews::tellFocus() {
    if (!somebodyListens() || !board_.hasFocus()) return;
    if (told_.cursor != NoSquare) return tellOf(told_.cursor, QAccessible::Focus);
    QAccessibleEvent focus(accessible(), QAccessible::Focus);
    tellScreenReaders(focus);
}

void BoardNews::tellOf(Square square, QAccessible::Event event) {
    QAccessibleInterface* which = accessible()->square(square);
    if (which == nullptr) return;
    QAccessibleEvent news(which, event);
    tellScreenReaders(news);
}

/// Reports the cursor later, because Qt reports the focus of the whole board after this event.
bool BoardNews::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        const auto later = [this] {
            if (told_.cursor != NoSquare) tellFocus();
        };
        QMetaObject::invokeMethod(this, later, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
