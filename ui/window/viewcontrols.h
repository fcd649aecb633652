// Which way the board is seen and what is marked on it: flipping and turning, by hand or to the side to move; silence
// between partners; chosen looks are kept.
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
class WindowNews;
class BoardWidget;
class Settings;
class StatusLine;
class WindowAction;

class ViewControls final : public Feature {
    Q_OBJECT
public:
    ViewControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardWidget& board,
                 StatusLine& status, Settings& settings, WindowNews& news);

    /// Brings a seat to the lower edge of the board.
    void turnTo(Side side);
    void updateActions() override;

    /// Leaves full screen.
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
    Rotation rotation_;  ///< of this game
    WindowAction* fullScreen_ = nullptr;
    WindowAction* rotateRight_ = nullptr;
    WindowAction* rotateLeft_ = nullptr;
    Delay later_;  ///< the view turns to a person a moment after the move
};

}  // namespace rokada::ui
