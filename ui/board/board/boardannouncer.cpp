#include "board/boardannouncer.h"

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

BoardAnnouncer::BoardAnnouncer(BoardWidget* board) : QObject(board), board_(*board), lastAnnounced_(now()) {
    connect(board, &BoardDisplay::pictureChanged, this, &BoardAnnouncer::tell);
    board->installEventFilter(this);
}

BoardAnnouncer::LastAnnounced BoardAnnouncer::now() const {
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

BoardAccessible* BoardAnnouncer::accessible() const {
    return dynamic_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(&board_));
}

void BoardAnnouncer::tell() {
    const LastAnnounced before = std::exchange(lastAnnounced_, now());
    if (accessible() == nullptr) return;
    if (before.game != lastAnnounced_.game) return beginAgain();
    if (!somebodyListens() || lastAnnounced_.game.empty()) return;
    tellOrder(before);
    tellPieces(before);
    tellSelection(before);
    if (before.cursor != lastAnnounced_.cursor) tellFocus();
}

/// Replaces the accessible object when another variant is shown, because the object then has other squares and possibly
/// another role (table or list).
void BoardAnnouncer::beginAgain() {
    BoardAccessible* old = accessible();
    QAccessibleEvent gone(old, QAccessible::ObjectDestroyed);
    tellScreenReaders(gone);
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(old));
    QAccessibleEvent come(accessible(), QAccessible::ObjectCreated);
    tellScreenReaders(come);
    tellFocus();
}

void BoardAnnouncer::tellOrder(const LastAnnounced& before) {
    if (before.turns == lastAnnounced_.turns && before.cut == lastAnnounced_.cut) return;
    BoardAccessible* board = accessible();
    if (board->isTable()) {
        QAccessibleTableModelChangeEvent reset(board, QAccessibleTableModelChangeEvent::ModelReset);
        tellScreenReaders(reset);
    } else {
        QAccessibleEvent reordered(board, QAccessible::ObjectReorder);
        tellScreenReaders(reordered);
    }
}

void BoardAnnouncer::tellPieces(const LastAnnounced& before) {
    for (std::size_t i = 0; i < lastAnnounced_.pieces.size() && i < before.pieces.size(); ++i) {
        const bool grown = i < lastAnnounced_.heights.size() && i < before.heights.size() &&
                           lastAnnounced_.heights[i] != before.heights[i];
        if (grown || lastAnnounced_.pieces[i] != before.pieces[i]) tellOf(Square(i), QAccessible::NameChanged);
    }
}

void BoardAnnouncer::tellSelection(const LastAnnounced& before) {
    if (before.selected == lastAnnounced_.selected) return;
    for (const auto& [square, event] : {std::pair(before.selected, QAccessible::SelectionRemove),
                                        {lastAnnounced_.selected, QAccessible::Selection}}) {
        QAccessibleInterface* which = accessible()->square(square);
        if (which == nullptr) continue;
        tellOf(square, event);
        QAccessible::State changed;
        changed.selected = true;
        QAccessibleStateChangeEvent state(which, changed);
        tellScreenReaders(state);
    }
}

/// Reports that the square of the keyboard cursor has the focus. Without a cursor, reports that the whole board has it.
void BoardAnnouncer::tellFocus() {
    if (!somebodyListens() || !board_.hasFocus()) return;
    if (lastAnnounced_.cursor != NoSquare) return tellOf(lastAnnounced_.cursor, QAccessible::Focus);
    QAccessibleEvent focus(accessible(), QAccessible::Focus);
    tellScreenReaders(focus);
}

void BoardAnnouncer::tellOf(Square square, QAccessible::Event event) {
    QAccessibleInterface* which = accessible()->square(square);
    if (which == nullptr) return;
    QAccessibleEvent news(which, event);
    tellScreenReaders(news);
}

/// Reports the square of the cursor later, because Qt reports the focus of the whole board only after this event.
bool BoardAnnouncer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        const auto later = [this] {
            if (lastAnnounced_.cursor != NoSquare) tellFocus();
        };
        QMetaObject::invokeMethod(this, later, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace rokada::ui
