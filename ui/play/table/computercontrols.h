// Commands for the computer players: move now, pause, hint, show thinking, and thinking time.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>

#include <optional>

class QMainWindow;

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class SidePanel;
class PreferencePages;
class BoardWidget;
class Delay;
class Hinter;
class Settings;
class StatusLine;
class ThinkingStrip;
class WindowAction;

class ComputerControls final : public Feature {
    Q_OBJECT
public:
    ComputerControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                     BoardWidget& board, SidePanel& sidePanel, PreferencePages& pages, StatusLine& status,
                     Settings& settings);

    void updateActions() override;
    void retranslate() override { showVeil(); }

private:
    void applyPace();
    void makeActions();
    void makeThinkingTimes();
    void showThinking(bool shown);
    void showPause(bool paused);
    void showVeil();
    void showFailure(const QString& why);
    void withdrawFailure();
    void awaitMove();
    void tellSlow();

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    SidePanel& sidePanel_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    ThinkingStrip* strip_;
    Hinter* hinter_;
    Delay* slow_;  ///< timer that reports a slow external engine
    WindowAction* hint_ = nullptr;
    WindowAction* moveNow_ = nullptr;
    WindowAction* pause_ = nullptr;
    QString failure_;  ///< error message of an engine; shown until the game continues
    std::optional<std::size_t>
        pausedAt_;  ///< number of turns played when the game was paused; nullopt after an undo or redo in the pause
};

}  // namespace rokada::ui
