// What a person can do with a board without edges: a margin of ghosts, centring, closed lines; and what is said about
// it.
#pragma once

#include "gamesession.h"

#include <QObject>

namespace rokada::ui {

class BoardWidget;
class RoundPanel;
class Settings;
class StatusLine;
class WindowActions;

class TorusControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
        StatusLine& status;
        RoundPanel& panel;
    };
    TorusControls(const Parts& parts, Settings& settings, QObject* parent);

    /// What can be used now, with words that say why not.
    void updateActions();

private:
    void connectActions();
    void showGame();
    void showMargin(int squares);

    Parts in_;
    Settings& settings_;
};

}  // namespace rokada::ui
