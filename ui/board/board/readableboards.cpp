#include "board/readableboards.h"

#include "board/boardaccessible.h"
#include "board/boardnews.h"
#include "board/boardwidget.h"

namespace rokada::ui {

namespace {

/// Boards that are only pictures, transparent for mouse events, are exposed as graphics and not as tables.
QAccessibleInterface* readable(const QString& name, QObject* object) {
    if (name == QLatin1String("rokada::ui::StatusText") || name == QLatin1String("rokada::ui::AskBar") ||
        name == QLatin1String("rokada::ui::AnswerPanel"))
        return new QAccessibleWidget(qobject_cast<QWidget*>(object), QAccessible::Notification);
    if (name != QLatin1String("rokada::ui::BoardWidget")) return nullptr;
    auto* board = qobject_cast<BoardWidget*>(object);
    if (board == nullptr) return nullptr;
    if (board->testAttribute(Qt::WA_TransparentForMouseEvents))
        return new QAccessibleWidget(board, QAccessible::Graphic);
    if (board->findChild<BoardNews*>() == nullptr) new BoardNews(board);
    return new BoardAccessible(board);
}

}  // namespace

void makeBoardsReadable() { QAccessible::installFactory(&readable); }

}  // namespace rokada::ui
