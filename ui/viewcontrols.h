// Which way the board is seen and what is marked on it: flipping and turning, by hand or to whoever is to move; chosen
// looks are kept.
#pragma once

#include "gamesession.h"
#include "viewactions.h"

#include <QObject>
#include <QTimer>

class QMainWindow;

namespace rokada::ui {

class BoardWidget;
class Settings;

class ViewControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QMainWindow& window;
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
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
    void turnLater(Side side);
    void turnToMover();

    Parts in_;
    Settings& settings_;
    ViewActions* actions_;
    QTimer later_;  ///< the view turns to the mover a moment after the move
};

}  // namespace rokada::ui
