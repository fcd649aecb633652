// Messages about the game: side to move, result, consequences of moves, and reasons why moves are illegal.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

class QMainWindow;

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class BoardWidget;
class BoardEvents;
class SidePanel;
class StatusLine;
class WindowSignals;
class EndBanner;
class GameReview;
class SecretPlacing;

class GameAnnouncer final : public Feature {
    Q_OBJECT
public:
    GameAnnouncer(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                  BoardWidget& board, BoardEvents& events, SidePanel& sidePanel, StatusLine& status,
                  WindowSignals& windowSignals);

    void retranslate() override;
    /// Returns a text with the side to move or the result.
    [[nodiscard]] QString turnText() const;
    void join(const Offers& offers) override;
    /// Collapses the banner. Returns true if it was expanded.
    bool stepBack() override;

private:
    void setBoardHidden(bool hidden);
    void connectSession();
    void connectBoard();
    void showMoved(const Turn& turn);
    void showChange();
    void showTurn();
    void showEnd();
    void showPlace();
    void prompt();
    void showSquare(Square square);
    void showGame();
    void nameWindow();
    void refuse(const QString& why);
    void withdrawRefusal();
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString searchText() const;

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    BoardEvents& events_;
    SidePanel& sidePanel_;
    StatusLine& status_;
    const SecretPlacing* placing_ = nullptr;
    GameReview* review_ = nullptr;
    EndBanner* banner_;
    QString refusal_;                ///< reason why the last move was illegal
    Square refusedFrom_ = NoSquare;  ///< square that was selected when the move was refused
    bool boardHidden_ = false;
    bool wasAway_ = false;
    bool standsBack_ = false;  ///< true if the banner is collapsed only because an earlier position is shown
};

}  // namespace rokada::ui
