// Menus that change the player of a side during a game, for example from a person to a computer. There is one menu for
// each side, in the menu bar and at the player's panel.
#pragma once

#include "session/gamesession.h"

#include <QObject>
#include <QPoint>

#include <vector>

class QActionGroup;
class QMenu;

namespace rokada::ui {

class SeatMenus final : public QObject {
    Q_OBJECT
public:
    /// Fills the menu `players` with one menu for each side when a game starts. `session` must outlive this object.
    SeatMenus(GameSession& session, QMenu& players, QObject* parent);

    /// Opens the menu of a side at the point `at`, in global coordinates.
    void popUp(Side side, QPoint at);
    /// Updates all texts in the current language.
    void retranslate();

private:
    void rebuild();
    void fill(Side side);
    void choose(Side side, int place);
    void check();

    GameSession& session_;
    QMenu& players_;
    std::vector<QMenu*> menus_;           ///< one menu per side
    std::vector<QMenu*> weaker_;          ///< submenus of the weaker opponents; nullptr for a side without one
    std::vector<QActionGroup*> choices_;  ///< one group of possible players per side
};

}  // namespace rokada::ui
