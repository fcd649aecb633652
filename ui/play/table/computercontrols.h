// Commands to the computers of the window: move now, pause, give me a hint, show what you think, think
// longer.
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
    Delay* slow_;  ///< runs while an engine of others has more time than it needs
    WindowAction* hint_ = nullptr;
    WindowAction* moveNow_ = nullptr;
    WindowAction* pause_ = nullptr;
    QString failure_;                      ///< as it was told, until the game goes on
    std::optional<std::size_t> pausedAt_;  ///< turns played when the game was paused; none while it is stepped through
};

}  // namespace rokada::ui
