// Feature of external engines: adds the menu action that opens their dialog, and makes the engines available as
// players.
#pragma once

#include "shell/feature.h"

class QMainWindow;

namespace rokada::ui {

class GameSession;
class WindowActions;
class Settings;

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
