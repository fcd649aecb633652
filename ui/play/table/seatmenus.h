// Menus that change the player of a seat during a game. There is one for each side, in the menu bar and at the player
// panels.
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
    /// Fills the menu `players` for each new game. `session` must outlive this object.
    SeatMenus(GameSession& session, QMenu& players, QObject* parent);

    /// Opens the menu of a side at the point `at`, in global coordinates.
    void popUp(Side side, QPoint at);
    /// Updates all texts in the current language.
    void retranslate();

private:
    void rebuild();
    void choose(Side side, int place);
    void check();

    GameSession& session_;
    QMenu& players_;
    std::vector<QMenu*> menus_;           ///< one menu per side
    std::vector<QActionGroup*> choices_;  ///< one group of players per side
};

}  // namespace rokada::ui
