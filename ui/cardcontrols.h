// Opens the rules card: for the man that is pointed at, or for the game.
#pragma once

#include "gamesession.h"

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

class BoardWidget;
class RulesCard;
class WindowActions;

class CardControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QMainWindow& window;
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
    };
    explicit CardControls(const Parts& parts);

    [[nodiscard]] RulesCard& card() { return *card_; }
    /// Puts the card where the window has room for it.
    void place(QDockWidget& neighbour);
    void retranslate();

private:
    void showGame();
    void showPointed();

    Parts in_;
    RulesCard* card_;
    Square pointed_ = NoSquare;  ///< by pointer or keyboard cursor
};

}  // namespace rokada::ui
