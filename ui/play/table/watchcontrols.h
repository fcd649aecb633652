// Asks the user what to do when all people are eliminated and only computers are left. The answers are to watch at
// normal or higher speed, or to start a new game.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <vector>

class QMainWindow;

namespace rokada::ui {

class GameSession;
class WindowActions;
class BoardWidget;
class SidePanel;
class Settings;
class QuestionBar;

class WatchControls final : public Feature {
    Q_OBJECT
public:
    WatchControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardWidget& board,
                  SidePanel& sidePanel, Settings& settings);

    void retranslate() override;

private:
    enum class Request { Usual, Faster, Quick, NewGame };

    [[nodiscard]] bool watching() const;
    void follow();
    void offer();
    void play(PlaySpeed speed);
    void grant(Request request);

    QMainWindow& window_;
    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    SidePanel& sidePanel_;
    Settings& settings_;
    QuestionBar* bar_;
    std::vector<Request> offered_;  ///< answers of the question, in the order of the buttons
    bool watching_ = false;
};

}  // namespace rokada::ui
