// Menu actions for the look of the board: rotation, marks, and the way of moving pieces.
#pragma once

#include "scene/boardlook.h"

#include <QObject>

#include <utility>
#include <vector>

namespace rokada::ui {

class ActionChoice;
class WindowAction;
class WindowActions;

/// Owns the choices; it neither stores nor applies them.
class ViewActions final : public QObject {
    Q_OBJECT
public:
    /// Adds the actions to the menus.
    ViewActions(WindowActions& actions, QObject* parent);

    /// Selects the values without emitting a signal.
    void setChosen(Rotation chosen);
    void setChosen(const BoardLook& look);
    /// Returns `look` with the values that are selected now.
    [[nodiscard]] BoardLook chosen(BoardLook look) const;

signals:
    /// Emitted when the user selects a rotation.
    void rotationChosen(rokada::ui::Rotation rotation);
    /// Emitted when the user changes a mark or the way of moving pieces.
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
