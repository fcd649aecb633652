// "New from Position" and "Set Up Position": the editor, and the game that begins from it.
#pragma once

#include "text/arrangement.h"

#include <QObject>
#include <QPointer>

#include <map>

class QAction;
class QMainWindow;

namespace rokada::ui {

class GameRecord;
class GameSession;
class NewGameDialog;
class Settings;
class SetupDialog;
class WindowActions;

enum class SetupAct { NewFromPosition, SetUp };

class SetupControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QMainWindow& window;
        WindowActions& actions;
        GameSession& session;
        GameRecord& record;
        Settings& settings;
    };
    explicit SetupControls(const Parts& parts);

    [[nodiscard]] QAction& operator[](SetupAct act) { return *actions_.at(act); }
    /// nullptr while they are closed.
    [[nodiscard]] SetupDialog* editor() const;
    [[nodiscard]] NewGameDialog* seats() const;

    /// Opens the editor.
    void edit(const Arrangement& board);
    void retranslate();

private:
    void askForSeats();

    Parts in_;
    std::map<SetupAct, QAction*> actions_;
    QPointer<SetupDialog> editor_;
    QPointer<NewGameDialog> seats_;
};

}  // namespace rokada::ui
