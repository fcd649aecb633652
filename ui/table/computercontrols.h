// What a person has to say to the computers of the window: move now, pause, give me a hint, show what you think, think
// longer.
#pragma once

#include "session/gamesession.h"

#include <QObject>

namespace rokada::ui {

class BoardWidget;
class Hinter;
class Settings;
class StatusLine;
class ThinkingStrip;
class WindowActions;

class ComputerControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
        StatusLine& status;
        ThinkingStrip& strip;
    };
    ComputerControls(const Parts& parts, Settings& settings, QObject* parent);

    /// What can be used now, with words that say why not.
    void updateActions();

signals:
    /// A person was helped with the move of this turn.
    void helped(rokada::Side side);

private:
    void connectActions();
    void showThinking(bool shown);
    void showPause(bool paused);

    Parts in_;
    Settings& settings_;
    Hinter* hinter_;
};

}  // namespace rokada::ui
