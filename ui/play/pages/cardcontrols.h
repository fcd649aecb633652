// Opens the rules card: for the piece that is pointed at, or for the variant.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class BoardColumn;
class WindowNews;
class Offers;
class BoardWidget;
class RulesCard;
class WindowAction;

class CardControls final : public Feature, public RulesCards {
    Q_OBJECT
public:
    /// The card lies beside the neighbour, or on the left where the window has room.
    CardControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                 BoardWidget& board, BoardColumn& column, WindowNews& news, Offers& offers);

    void join(const Offers& offers) override;
    [[nodiscard]] RulesCard& card() override { return *card_; }
    void showRulesOf(const VariantInfo& info, bool staysOpen) override;
    void leaveRulesOf() override;
    void retranslate() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeActions();
    void showGame();
    void keepTrue();
    void showPointed();
    void tellOpened();
    void fit(int before, int now);
    void giveWay();
    [[nodiscard]] bool crowdsBoard() const;
    void besideNeighbour();
    void onTheLeft();

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    BoardColumn& column_;
    WindowNews& news_;
    RulesCard* card_;
    QDockWidget* neighbour_ = nullptr;  ///< the list of moves, if there is one
    WindowAction* shown_ = nullptr;
    bool byHand_ = false;        ///< somebody has opened it during this game
    bool gaveWay_ = false;       ///< it stood on the left until the window became narrow
    Square pointed_ = NoSquare;  ///< by pointer or keyboard cursor
    bool elsewhere_ = false;     ///< the card is about a variant that is not on the board
    bool staysOpen_ = false;     ///< after that
};

}  // namespace rokada::ui
