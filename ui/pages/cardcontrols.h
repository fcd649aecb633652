// Opens the rules card: for the man that is pointed at, or for the game.
#pragma once

#include "session/gamesession.h"

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
    /// The rules of a game that is not on the board, until they are left; then the card closes if it does not stay.
    void showRulesOf(const VariantInfo& info, bool staysOpen);
    void leaveRulesOf();
    /// Puts the card where the window has room for it.
    void place(QDockWidget& neighbour);
    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showGame();
    void showPointed();
    void fit(int before, int now);
    void besideNeighbour();

    Parts in_;
    RulesCard* card_;
    QDockWidget* neighbour_ = nullptr;
    bool gaveWay_ = false;       ///< it stood on the left until the window became narrow
    Square pointed_ = NoSquare;  ///< by pointer or keyboard cursor
    bool elsewhere_ = false;     ///< the card is about a game that is not on the board
    bool staysOpen_ = false;     ///< after that
};

}  // namespace rokada::ui
