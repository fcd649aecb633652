// The window's actions for the look of the board: how it turns, which marks are shown, how pieces are moved. Made once
// from a table, named again when the language changes.
#pragma once

#include "scene/boardlook.h"

#include <QAction>
#include <QActionGroup>
#include <QObject>

#include <map>

class QMainWindow;
class QMenu;

namespace rokada::ui {

class WindowActions;

enum class ViewAct { Targets, Explains, LastMove, Checks, Hovered, ReachTypes, FollowMoves, SilentPartner };

class ViewActions final : public QObject {
    Q_OBJECT
public:
    /// Adds them to the menus.
    ViewActions(QMainWindow* window, WindowActions& actions);

    [[nodiscard]] QAction& operator[](ViewAct act) { return *actions_.at(act); }
    [[nodiscard]] QAction& rotation(Rotation rotation);
    [[nodiscard]] QAction& method(MoveMethod method);
    /// Without a signal.
    void setChosen(Rotation rotation);
    void setChosen(const BoardLook& look);
    /// As it is chosen now.
    [[nodiscard]] BoardLook look() const;
    void retranslate();

signals:
    void rotationChosen(rokada::ui::Rotation rotation);
    /// Any mark or the method.
    void lookChosen();

private:
    void makeChoices();
    void makeMenus(WindowActions& actions);

    QMainWindow* window_;
    std::map<ViewAct, QAction*> actions_;
    QActionGroup* rotations_;
    QActionGroup* methods_;
    QMenu* rotationMenu_ = nullptr;
    QMenu* marksMenu_ = nullptr;
    QMenu* methodMenu_ = nullptr;
};

}  // namespace rokada::ui
