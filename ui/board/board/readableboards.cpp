#include "board/readableboards.h"

#include "board/boardaccessible.h"
#include "board/boardannouncer.h"
#include "board/boardwidget.h"

namespace rokada::ui {

namespace {

/// Creates the accessible object of a board or of a widget with messages. Returns nullptr for other widgets. A board
/// that ignores mouse events is only a picture, so it is a graphic and not a table.
QAccessibleInterface* readable(const QString& name, QObject* object) {
    if (name == QLatin1String("rokada::ui::StatusText") || name == QLatin1String("rokada::ui::QuestionBar") ||
        name == QLatin1String("rokada::ui::AnswerPanel"))
        return new QAccessibleWidget(qobject_cast<QWidget*>(object), QAccessible::Notification);
    if (name != QLatin1String("rokada::ui::BoardWidget")) return nullptr;
    auto* board = qobject_cast<BoardWidget*>(object);
    if (board == nullptr) return nullptr;
    if (board->testAttribute(Qt::WA_TransparentForMouseEvents))
        return new QAccessibleWidget(board, QAccessible::Graphic);
    if (board->findChild<BoardAnnouncer*>() == nullptr) new BoardAnnouncer(board);
    return new BoardAccessible(board);
}

}  // namespace

void makeBoardsReadable() { QAccessible::installFactory(&readable); }

}  // namespace rokada::ui
