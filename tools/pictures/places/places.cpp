#include "places.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QMenu>
#include <QMenuBar>
#include <QRadioButton>
#include <QScrollArea>
#include <QSocketNotifier>
#include <QStyleHints>
#include <QTabBar>
#include <QTabWidget>

#include <unistd.h>
#include <algorithm>
#include <array>
#include <optional>

namespace rokada::pictures {

namespace {

constexpr int Input = 0, Output = 1;

QWidget* activeWindow() {
    if (QWidget* popup = QApplication::activePopupWidget()) return popup;
    if (QWidget* modal = QApplication::activeModalWidget()) return modal;
    return QApplication::activeWindow();
}

/// Returns the visible windows, from front to back.
QWidgetList windows() {
    QWidgetList all;
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible()) all << window;
    const auto rank = [](const QWidget* window) {
        if (window == QApplication::activePopupWidget()) return 0;
        if (window->windowType() == Qt::Popup) return 1;
        if (window == QApplication::activeModalWidget()) return 2;
        return window == QApplication::activeWindow() ? 3 : 4;
    };
    std::ranges::stable_sort(all, [&](QWidget* a, QWidget* b) { return rank(a) < rank(b); });
    return all;
}

QByteArray answered(const QPoint& global) {
    const QPoint pixel = global * qApp->devicePixelRatio();
    return "ok " + QByteArray::number(pixel.x()) + ' ' + QByteArray::number(pixel.y());
}

qsizetype areaOf(const QWidget* widget) { return qsizetype(widget->width()) * widget->height(); }

/// Returns the largest board in a window. Ignores boards that are parts of other widgets, such as previews, because
/// they do not accept the mouse.
QWidget* boardOf(const QWidget* window) {
    QWidget* largest = nullptr;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        const bool board = widget->inherits("rokada::ui::BoardWidget") && widget->isVisible() &&
                           !widget->testAttribute(Qt::WA_TransparentForMouseEvents);
        if (board && (!largest || areaOf(widget) > areaOf(largest))) largest = widget;
    }
    return largest;
}

/// Returns the name of an accessible square. In every language, the accessible name begins with the name of the square.
QString squareNameOf(const QAccessibleInterface& square) {
    const QString words = square.text(QAccessible::Name);
    const auto* end = std::ranges::find_if_not(words, [](QChar c) { return c.isLetterOrNumber(); });
    return words.left(end - words.begin());
}

QByteArray square(const QByteArray& name) {
    const QWidget* window = activeWindow();
    QWidget* board = window ? boardOf(window) : nullptr;
    QAccessibleInterface* squares = board ? QAccessible::queryAccessibleInterface(board) : nullptr;
    if (!squares) return "there is no board";
    for (int i = 0; i < squares->childCount(); ++i) {
        const QAccessibleInterface* child = squares->child(i);
        if (child && squareNameOf(*child) == QLatin1String(name)) return answered(child->rect().center());
    }
    return "the board has no square " + name;
}

std::optional<QRect> itemOf(QWidget* widget, int item) {
    if (const auto* tabs = qobject_cast<QTabWidget*>(widget)) widget = tabs->tabBar();
    if (const auto* bar = qobject_cast<QTabBar*>(widget)) {
        const QRect tab = bar->tabRect(item);
        return tab.isEmpty() ? std::nullopt : std::optional(tab.translated(bar->mapToGlobal(QPoint())));
    }
    auto* view = qobject_cast<QAbstractItemView*>(widget);
    if (!view || !view->model()) return std::nullopt;
    const QModelIndex index = view->model()->index(item, 0, view->rootIndex());
    if (!index.isValid()) return std::nullopt;
    view->scrollTo(index);
    const QRect seen = view->visualRect(index) & view->viewport()->rect();
    return seen.isEmpty() ? std::nullopt : std::optional(seen.translated(view->viewport()->mapToGlobal(QPoint())));
}

/// Returns a point, in screen pixels, at which a click reaches the widget.
QPoint grip(const QWidget* widget) {
    const bool box = qobject_cast<const QCheckBox*>(widget) || qobject_cast<const QRadioButton*>(widget);
    return widget->mapToGlobal(box ? QPoint(8, widget->height() / 2) : widget->rect().center());
}

void scrollTo(QWidget* widget) {
    for (QWidget* outer = widget->parentWidget(); outer; outer = outer->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(outer)) area->ensureWidgetVisible(widget);
}

bool isNamed(const QAction* action, const QString& name) {
    return action->objectName() == name || (action->menu() && action->menu()->objectName() == name);
}

template <class Bar>
std::optional<QPoint> entryOf(const QWidget* widget, const QString& name) {
    const auto* bar = qobject_cast<const Bar*>(widget);
    if (!bar || !bar->isVisible()) return std::nullopt;
    for (QAction* action : bar->actions())
        if (action->isVisible() && isNamed(action, name)) return bar->mapToGlobal(bar->actionGeometry(action).center());
    return std::nullopt;
}

/// Returns the place of an entry of an open menu or of the menu bar. Returns nullopt if there is no such entry.
std::optional<QPoint> entry(const QWidget* window, const QString& name) {
    if (const auto place = entryOf<QMenu>(window, name)) return place;
    for (const QMenuBar* bar : window->findChildren<QMenuBar*>())
        if (const auto place = entryOf<QMenuBar>(bar, name)) return place;
    return std::nullopt;
}

QWidget* widgetOf(QWidget* window, const QString& name) {
    if (window->objectName() == name && window->windowType() != Qt::Popup) return window;
    const QWidgetList found = window->findChildren<QWidget*>(name);
    const auto seen =
        std::ranges::find_if(found, [](const QWidget* w) { return w->isVisible() && !qobject_cast<const QMenu*>(w); });
    return seen == found.end() ? nullptr : *seen;
}

QByteArray named(const QByteArray& words) {
    const qsizetype blank = words.lastIndexOf(' ');
    const QString name = QString::fromUtf8(blank < 0 ? words : words.left(blank));
    for (QWidget* window : windows()) {
        if (blank < 0) {
            if (const auto place = entry(window, name)) return answered(*place);
        }
        QWidget* widget = widgetOf(window, name);
        if (!widget) continue;
        scrollTo(widget);
        if (blank < 0) return answered(grip(widget));
        const auto item = itemOf(widget, words.mid(blank + 1).toInt());
        return item ? answered(item->center()) : "there is no such item in " + words;
    }
    return "there is no " + words;
}

QByteArray area(const QByteArray& name) {
    for (QWidget* window : windows()) {
        const QWidget* widget = widgetOf(window, QString::fromUtf8(name));
        if (!widget) continue;
        const QPoint end = widget->mapToGlobal(QPoint(widget->width(), widget->height())) * qApp->devicePixelRatio();
        const QPoint begin = widget->mapToGlobal(QPoint()) * qApp->devicePixelRatio();
        QByteArray answer = "ok";
        for (const int number : {begin.x(), begin.y(), end.x() - begin.x(), end.y() - begin.y()})
            answer += ' ' + QByteArray::number(number);
        return answer;
    }
    return "there is no " + name;
}

/// Triggers an action. The action runs after the answer is sent, because it may open a dialog that blocks. Returns "ok"
/// or an error message.
QByteArray trigger(const QByteArray& name) {
    for (const QWidget* window : windows()) {
        auto* action = window->findChild<QAction*>(QString::fromUtf8(name));
        if (!action) continue;
        if (!action->isEnabled()) return name + " is disabled";
        QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
        return "ok";
    }
    return "there is no action " + name;
}

/// Gives the keyboard focus to a window if no window has it, which can happen when windows open and close quickly.
QByteArray focus(const QByteArray&) {
    if (QGuiApplication::focusWindow()) return "ok";
    QWidget* window = QApplication::activeModalWidget();
    if (!window) {
        const QWidgetList all = windows();
        if (all.isEmpty()) return "there is no window";
        window = all.front();
    }
    window->activateWindow();
    return "ok";
}

struct Question {
    QByteArrayView word;
    QByteArray (*answer)(const QByteArray&);
};
constexpr std::array questions{Question{"square", &square}, Question{"named", &named}, Question{"area", &area},
                               Question{"do", &trigger}, Question{"focus", &focus}};

/// Returns the answer to a question such as "7 square e4".
QByteArray answer(const QByteArray& line) {
    const qsizetype word = line.indexOf(' ') + 1;
    const qsizetype end = std::max<qsizetype>(line.indexOf(' ', word), -1);
    const QByteArray verb = line.mid(word, end < 0 ? -1 : end - word);
    const auto* question = std::ranges::find_if(questions, [&](const Question& q) { return q.word == verb; });
    const QByteArray words = end < 0 ? QByteArray() : line.mid(end + 1);
    const QByteArray result = question == questions.end() ? "unknown question " + verb : question->answer(words);
    return "places " + line.left(word) + result + '\n';
}

}  // namespace

Answers::Answers(QObject* parent) : QObject(parent) {
    auto* notifier = new QSocketNotifier(Input, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
        std::array<char, 512> bytes;
        const ssize_t got = ::read(Input, bytes.data(), bytes.size());
        if (got <= 0) return notifier->setEnabled(false);
        pending_.append(bytes.data(), got);
        read();
    });
}

void Answers::read() {
    for (qsizetype end = pending_.indexOf('\n'); end >= 0; end = pending_.indexOf('\n')) {
        const QByteArray line = pending_.left(end);
        pending_.remove(0, end + 1);
        const QByteArray text = answer(line);
        if (::write(Output, text.data(), std::size_t(text.size())) < 0) return;
    }
}

QObject* PlacesPlugin::create(const QString&, const QString&) {
    QGuiApplication::styleHints()->setCursorFlashTime(0);
    return new Answers;
}

}  // namespace rokada::pictures
