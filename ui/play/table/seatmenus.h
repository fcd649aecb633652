// Menus in which the player of a seat is chosen in the middle of a game: one for each side, in the menu bar and at
// the player panels of the board.
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
    /// Fills `players` for each game that starts. The session must outlive the menus.
    SeatMenus(GameSession& session, QMenu& players, QObject* parent);

    /// At a point of the screen.
    void popUp(Side side, QPoint at);
    /// All names again.
    void retranslate();

private:
    void rebuild();
    void choose(Side side, int place);
    void check();

    GameSession& session_;
    QMenu& players_;
    std::vector<QMenu*> menus_;           ///< by side
    std::vector<QActionGroup*> choices_;  ///< by side
};

}  // namespace rokada::ui
