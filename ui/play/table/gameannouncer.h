// Shows messages about the game in the status line and for screen readers. They name the side to move, the result,
// hopeless positions, and the reasons why moves are illegal. Also shows the banner at the end of a game.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <optional>

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
    /// Returns a text with the side to move or the result, or with the current task of the user.
    [[nodiscard]] QString turnText() const;
    void join(const Offers& offers) override;
    /// Collapses the banner at the end of a game. Returns true if it was expanded.
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
    std::optional<Level> next_;      ///< level of the proposed next opponent
    QString refusal_;                ///< shown reason of the last illegal move; empty if there is none
    Square refusedFrom_ = NoSquare;  ///< square that was selected at the last illegal move
    bool boardHidden_ = false;
    bool wasAway_ = false;
    bool standsBack_ = false;  ///< true if the banner is collapsed only because an earlier position is shown
};

}  // namespace rokada::ui
