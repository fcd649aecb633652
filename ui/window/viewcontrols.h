// View feature: rotates the board, by hand or automatically, and stores and applies its marks. It also hides help
// between partners, and controls full screen and menu bar.
#pragma once

#include "kit/delay.h"
#include "session/gamesession.h"
#include "shell/feature.h"
#include "window/viewactions.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class GameSession;
class WindowActions;
class WindowSignals;
class BoardWidget;
class Settings;
class StatusLine;
class WindowAction;

/// Applies view settings to the board.
class ViewControls final : public Feature {
    Q_OBJECT
public:
    ViewControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardWidget& board,
                 StatusLine& status, Settings& settings, WindowSignals& windowSignals);

    /// Rotates the board to show this side at the bottom. Precondition: a game is on the board.
    void turnTo(Side side);
    void updateActions() override;

    /// Leaves full screen. Returns true if the window was in full screen.
    bool stepBack() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void turnToPlacing(Side side);
    void showFullScreen(bool full);
    void noteFullScreen();
    void makeActions();
    void makeTurns();
    void connectActions();
    void turn(int quarters);
    void choose(Rotation rotation);
    [[nodiscard]] Rotation rotationHere() const;
    void showGame();
    void keepSilence();
    void chooseLook();
    [[nodiscard]] BoardLook look() const;
    void turnLater(Side side);
    void turnToPerson();
    [[nodiscard]] Side nextPerson() const;
    [[nodiscard]] Side ownSeat() const;

    QMainWindow& window_;
    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    StatusLine& status_;
    Settings& settings_;
    ViewActions* choices_;
    Rotation rotation_;  ///< rotation of the current game
    WindowAction* fullScreen_ = nullptr;
    WindowAction* rotateRight_ = nullptr;
    WindowAction* rotateLeft_ = nullptr;
    Delay later_;  ///< delay before the board rotates to the next person, so that the last move can be seen
};

}  // namespace rokada::ui
