// The look of the board as it is chosen in the menus: how it turns, which marks are shown, how pieces are moved.
#pragma once

#include "scene/boardlook.h"

#include <QObject>

#include <utility>
#include <vector>

namespace rokada::ui {

class ActionChoice;
class WindowAction;
class WindowActions;

class ViewActions final : public QObject {
    Q_OBJECT
public:
    /// Adds them to the menus.
    ViewActions(WindowActions& actions, QObject* parent);

    /// Without a signal.
    void setChosen(Rotation chosen);
    void setChosen(const BoardLook& look);
    /// A look as it is chosen now.
    [[nodiscard]] BoardLook chosen(BoardLook look) const;

signals:
    void rotationChosen(rokada::ui::Rotation rotation);
    /// Any mark or the method.
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
