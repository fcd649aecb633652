// The register of the window's actions: features add theirs, with words and places; menus, shortcuts and letters of the
// board come from it, and it names everything again when the language changes.
#pragma once

#include "shell/actionchoice.h"
#include "shell/actionrows.h"
#include "shell/windowaction.h"

#include <QObject>

#include <map>
#include <string>
#include <string_view>
#include <vector>

class QKeyEvent;
class QMainWindow;
class QMenu;

namespace rokada::ui {

class WindowActions final : public QObject {
    Q_OBJECT
public:
    /// With the menus of the menu bar, still empty.
    explicit WindowActions(QMainWindow* window);

    /// The window owns the action. Its shortcut works in full screen too, where the menu bar is hidden.
    WindowAction& add(const ActionSpec& spec);
    /// The same, connected.
    template <class Receiver, class Slot>
    WindowAction& add(const ActionSpec& spec, Receiver* receiver, Slot slot) {
        WindowAction& action = add(spec);
        connect(&action, &QAction::triggered, receiver, slot);
        return action;
    }
    /// Its owner may hide it, disable it, and fill it itself if nothing is added to it here.
    QMenu& addMenu(const MenuSpec& spec);
    /// The values stand one after the other from `first` on, each with the next number.
    ActionChoice& addChoice(const QString& name, const Place& first, const std::vector<ChoiceSpec>& choices);

    /// Finds an action of any feature, when all features are there. If the feature is missing, returns a disabled
    /// action that says so.
    [[nodiscard]] WindowAction& named(std::string_view name);
    /// The actions of the menu bar.
    [[nodiscard]] QList<QAction*> menus() const;

    /// All names again.
    void retranslate();
    /// The board is not seen, and why; empty when it is seen again. What changes or turns the board stays disabled
    /// meanwhile.
    void setBoardHidden(const QString& why);
    /// No game is on the board, and a sentence that says so; empty when there is one.
    void setGameMissing(const QString& why);
    /// Letters without Ctrl that work while the board has the focus.
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
    WindowAction* missing_;  ///< stands for all that features which are not there would have added
    std::map<std::string, Menu, std::less<>> menus_;
    std::vector<ActionChoice*> choices_;
};

}  // namespace rokada::ui
