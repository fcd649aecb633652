// Opens the position editor for the actions "New from Position" and "Set Up Position". Starts a game from the edited
// position.
#pragma once

#include "shell/feature.h"
#include "text/arrangement.h"

#include <QObject>
#include <QPointer>

class QMainWindow;

namespace rokada::ui {

class GameRecord;
class WindowActions;
class WindowSignals;
class FileControls;
class GameSession;
class NewGameDialog;
class Settings;
class SetupDialog;

class SetupControls final : public Feature {
    Q_OBJECT
public:
    SetupControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                  Settings& settings, WindowSignals& windowSignals);

    /// Opens the editor with the position `board`. If the editor is already open, brings it to the front.
    void edit(const Arrangement& board);

private:
    void makeActions();
    void askForSeats();

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    Settings& settings_;
    QPointer<SetupDialog> editor_;
    QPointer<NewGameDialog> seats_;
};

}  // namespace rokada::ui
