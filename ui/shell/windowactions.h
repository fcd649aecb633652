// Register of the window's actions. Features describe their actions and menus with `ActionSpec` and `MenuSpec`. The
// register creates menus and shortcuts from them, and retranslates them.
#pragma once

#include "shell/windowaction.h"

#include <QObject>

#include <map>
#include <string>
#include <string_view>
#include <vector>

class QKeyEvent;
class QMainWindow;
class QMenu;
class QWidget;

namespace rokada::ui {

/// Sorts the actions of a menu, menu bar or toolbar by number, with separators between groups.
class ActionRows {
public:
    /// `widget` must outlive this object. No other code may add actions to it.
    explicit ActionRows(QWidget& widget) : widget_(&widget) {}

    /// Adds an action. Its group is `number` divided by 100; see `Place` in actionspec.h.
    void add(int number, QAction* action);

private:
    void insert(int number, QAction* action);

    QWidget* widget_;
    /// Actions by number; a separator has the first number of the group below it, such as 300.
    std::map<int, QAction*> rows_;
};

class WindowActions final : public QObject {
    Q_OBJECT
public:
    /// Creates the menu bar with empty menus.
    explicit WindowActions(QMainWindow* window);

    /// Adds an action, owned by the window. Its shortcut also works in full screen, where the menu bar is hidden.
    WindowAction& add(const ActionSpec& spec);
    /// Adds an action and connects its signal `triggered` to the slot.
    template <class Receiver, class Slot>
    WindowAction& add(const ActionSpec& spec, Receiver* receiver, Slot slot) {
        WindowAction& action = add(spec);
        connect(&action, &QAction::triggered, receiver, slot);
        return action;
    }
    /// Adds a menu. Its owner may hide, disable or fill it.
    QMenu& addMenu(const MenuSpec& spec);
    /// Adds a group of exclusive actions to a menu. The first value gets the place `first`, the others the following
    /// numbers.
    ActionChoice& addChoice(const QString& name, const Place& first, const std::vector<ChoiceSpec>& choices);

    /// Returns the action of any feature by its name. Call it when all features exist. Returns a disabled action that
    /// explains itself if the feature is missing.
    [[nodiscard]] WindowAction& named(std::string_view name);
    /// Returns the actions of the menu bar.
    [[nodiscard]] QList<QAction*> menus() const;

    /// Updates all texts to the current language.
    void retranslate();
    /// Disables the actions that need the visible board, with this reason. An empty reason means that it is visible
    /// again.
    void setBoardHidden(const QString& why);
    /// Disables the actions that need a game, with this reason. An empty reason means that there is a game.
    void setGameMissing(const QString& why);
    /// Triggers the action with this single-letter shortcut. Returns false if there is none. Call it while the board
    /// has the focus.
    bool letterPressed(const QKeyEvent& press);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Menu {
        QMenu* menu;
        ActionRows rows;
        const char* title = "";
    };

    Menu& menu(std::string_view name);
    void place(const Place& place, QAction* action);
    void paintIcons();

    QMainWindow* window_;
    ActionRows bar_;
    std::map<std::string, WindowAction*, std::less<>> actions_;
    WindowAction* missing_;  ///< returned by `named` for actions of missing features
    std::map<std::string, Menu, std::less<>> menus_;
    std::vector<ActionChoice*> choices_;
};

}  // namespace rokada::ui
