// Menu actions for the look of the board: its rotation, the marks on it, and the way in which the user moves pieces.
#pragma once

#include "scene/boardlook.h"

#include <QObject>

#include <utility>
#include <vector>

namespace rokada::ui {

class ActionChoice;
class WindowAction;
class WindowActions;

/// Adds the actions and shows which values are selected. It neither stores the values nor applies them to the board.
class ViewActions final : public QObject {
    Q_OBJECT
public:
    /// Adds the actions to the menus.
    ViewActions(WindowActions& actions, QObject* parent);

    /// Selects these values in the menus without emitting a signal.
    void setChosen(Rotation chosen);
    void setChosen(const BoardLook& look);
    /// Returns `look` with the values that are selected in the menus.
    [[nodiscard]] BoardLook chosen(BoardLook look) const;

signals:
    /// Emitted when the user selects a rotation.
    void rotationChosen(rokada::ui::Rotation rotation);
    /// Emitted when the user changes a setting in the menu *Marks* or *Moving Pieces*, or the setting *Scroll to
    /// Moves Near the Edge*.
    void lookChosen();

private:
    void makeRotations(WindowActions& actions);
    void makeMethods(WindowActions& actions);
    void makeMarks(WindowActions& actions);

    std::vector<std::pair<WindowAction*, bool BoardLook::*>> marks_;
    ActionChoice* rotations_ = nullptr;
    ActionChoice* methods_ = nullptr;
};

}  // namespace rokada::ui
