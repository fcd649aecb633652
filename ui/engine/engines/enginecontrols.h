// Feature of external engines: adds the menu entry, and offers the engines as players.
#pragma once

#include "shell/feature.h"

class QMainWindow;

namespace rokada::ui {

class GameSession;
class WindowActions;
class Settings;

/// Adds the action that opens the dialog of external engines.
class EngineControls final : public Feature {
    Q_OBJECT
public:
    EngineControls(QMainWindow& window, GameSession& session, WindowActions& actions, Settings& settings);

private:
    void open();
    QMainWindow& window_;
    GameSession& session_;
    WindowActions& actions_;
    Settings& settings_;
};

}  // namespace rokada::ui
