#include "shell/windowactions.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

#include <array>
#include <cassert>
#include <iterator>

namespace rokada::ui {

namespace {

/// Number of places in a group of actions; see `Place`.
constexpr int GroupSize = 100;

constexpr std::array menuBar{MenuSpec{menus::Game, QT_TRANSLATE_NOOP("Menu", "&Game"), {menus::Bar, 10}},
                             MenuSpec{menus::Move, QT_TRANSLATE_NOOP("Menu", "&Move"), {menus::Bar, 20}},
                             MenuSpec{menus::View, QT_TRANSLATE_NOOP("Menu", "&View"), {menus::Bar, 30}},
                             MenuSpec{menus::Analysis, QT_TRANSLATE_NOOP("Menu", "&Analysis"), {menus::Bar, 40}},
                             MenuSpec{menus::Settings, QT_TRANSLATE_NOOP("Menu", "&Settings"), {menus::Bar, 50}},
                             MenuSpec{menus::Help, QT_TRANSLATE_NOOP("Menu", "&Help"), {menus::Bar, 60}}};

bool latin(int key) { return key >= Qt::Key_A && key <= Qt::Key_Z; }

}  // namespace

void ActionRows::insert(int number, QAction* action) {
    const auto [row, added] = rows_.emplace(number, action);
    assert(added && "two entries have the same number");
    const auto next = std::next(row);
    widget_->insertAction(next == rows_.end() ? nullptr : next->second, action);
}

void ActionRows::add(int number, QAction* action) {
    assert(number % GroupSize != 0);
    insert(number, action);
    // The new row may be the first of its group, so a separator above or below it can be missing.
    for (auto row = std::next(rows_.begin()); row != rows_.end(); ++row) {
        const int start = row->first / GroupSize * GroupSize;
        if (std::prev(row)->first >= start || rows_.contains(start)) continue;
        auto* separator = new QAction(widget_);
        separator->setSeparator(true);
        insert(start, separator);
    }
}

WindowActions::WindowActions(QMainWindow* window)
    : QObject(window),
      window_(window),
      bar_(*window->menuBar()),
      missing_(new WindowAction({.text = QT_TRANSLATE_NOOP("Action", "Not Available"),
                                 .tip = QT_TRANSLATE_NOOP("Action", "This part of the program is missing")},
                                this)) {
    missing_->allow(false);
    for (const MenuSpec& spec : menuBar) addMenu(spec);
    window->installEventFilter(this);
}

WindowAction& WindowActions::add(const ActionSpec& spec) {
    auto* action = new WindowAction(spec, window_);
    const bool added = actions_.emplace(spec.name, action).second;
    assert(added && "two actions have the same name");
    static_cast<void>(added);
    action->paintIcon(window_->palette().color(QPalette::WindowText));
    if (*spec.shortcut != '\0') window_->addAction(action);
    place(spec.place, action);
    return *action;
}

/// Returns the menu with this name. Creates it if needed, because entries can be added before their menu.
WindowActions::Menu& WindowActions::menu(std::string_view name) {
    if (const auto known = menus_.find(name); known != menus_.end()) return known->second;
    auto* menu = new QMenu(window_);
    menu->setObjectName(QLatin1String(name.data(), static_cast<qsizetype>(name.size())));
    return menus_.emplace(std::string(name), Menu{menu, ActionRows(*menu)}).first->second;
}

void WindowActions::place(const Place& place, QAction* action) {
    if (place.menu.empty()) return;
    (place.menu == menus::Bar ? bar_ : menu(place.menu).rows).add(place.number, action);
}

QMenu& WindowActions::addMenu(const MenuSpec& spec) {
    Menu& added = menu(spec.name);
    added.title = spec.title;
    added.menu->setTitle(QCoreApplication::translate("Menu", spec.title));
    if (spec.place.menu == menus::Bar) {
        added.menu->setParent(window_->menuBar(), added.menu->windowFlags());
    } else {
        added.menu->setParent(menu(spec.place.menu).menu, added.menu->windowFlags());
    }
    place(spec.place, added.menu->menuAction());
    return *added.menu;
}

ActionChoice& WindowActions::addChoice(const QString& name, const Place& first,
                                       const std::vector<ChoiceSpec>& choices) {
    auto* choice = new ActionChoice(name, choices, this);
    choices_.push_back(choice);
    Place next = first;
    for (QAction* action : choice->actions()) {
        place(next, action);
        ++next.number;
    }
    return *choice;
}

QList<QAction*> WindowActions::menus() const { return window_->menuBar()->actions(); }

WindowAction& WindowActions::named(std::string_view name) {
    const auto found = actions_.find(name);
    return found != actions_.end() ? *found->second : *missing_;
}

void WindowActions::retranslate() {
    for (const auto& [name, action] : actions_) action->retranslate();
    missing_->retranslate();
    for (ActionChoice* choice : choices_) choice->retranslate();
    for (const auto& [name, menu] : menus_) {
        // A menu without a title belongs to a missing feature and is shown nowhere.
        if (*menu.title != '\0') menu.menu->setTitle(QCoreApplication::translate("Menu", menu.title));
    }
}

void WindowActions::paintIcons() {
    const QColor ink = window_->palette().color(QPalette::WindowText);
    for (const auto& [name, action] : actions_) action->paintIcon(ink);
}

void WindowActions::setBoardHidden(const QString& why) {
    for (const auto& [name, action] : actions_) action->setBoardHidden(why);
}

void WindowActions::setGameMissing(const QString& why) {
    for (const auto& [name, action] : actions_) action->setGameMissing(why);
}

bool WindowActions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::PaletteChange) paintIcons();
    return QObject::eventFilter(watched, event);
}

bool WindowActions::letterPressed(const QKeyEvent& press) {
    const bool shift = press.modifiers() == Qt::ShiftModifier;
    if (!shift && press.modifiers() != Qt::NoModifier) return false;
    for (const auto& [name, action] : actions_) {
        const auto& letter = action->spec().letter;
        if (!letter || letter->shift != shift) continue;
        const bool same = latin(press.key()) ? press.key() == letter->key : press.nativeScanCode() == letter->scanCode;
        if (!same) continue;
        action->trigger();
        return true;
    }
    return false;
}

}  // namespace rokada::ui
