// Which way the board is seen and what is marked on it: flipping and turning, by hand or to whoever is to move; silence
// between partners; chosen looks are kept.
#pragma once

#include "session/gamesession.h"
#include "window/viewactions.h"

#include <QObject>
#include <QTimer>

class QMainWindow;

namespace rokada::ui {

class BoardWidget;
class Settings;
class StatusLine;

class ViewControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QMainWindow& window;
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
        StatusLine& status;
    };
    ViewControls(const Parts& parts, Settings& settings);

    [[nodiscard]] ViewActions& actions() { return *actions_; }
    /// Brings a seat to the lower edge of the board.
    void turnTo(Side side);
    /// What can be used now, with words that say why not.
    void updateActions();
    void retranslate();

private:
    void connectActions();
    void turn(int quarters);
    void choose(Rotation rotation);
    void showGame();
    void keepSilence();
    void chooseLook();
    [[nodiscard]] BoardLook look() const;
    void turnLater(Side side);
    void turnToPerson();
    [[nodiscard]] Side nextPerson() const;
    [[nodiscard]] Side ownSeat() const;

    Parts in_;
    Settings& settings_;
    ViewActions* actions_;
    QTimer later_;  ///< the view turns to a person a moment after the move
};

}  // namespace rokada::ui
