// What a person can do with a board without edges: a margin of ghosts, centring, closed lines; and what is said about
// it.
#pragma once

#include "session/gamesession.h"

#include <QObject>
#include <QPointF>

class QAction;
class QWheelEvent;

namespace rokada::ui {

class BoardRoll;
class BoardWidget;
class Board3DPanel;
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
        Board3DPanel& panel;
    };
    TorusControls(const Parts& parts, Settings& settings, QObject* parent);

    /// What can be used now, with words that say why not.
    void updateActions();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions();
    void showGame();
    void showMargin(int squares);
    void showMove(const Turn& turn);
    bool scroll(const QWheelEvent& turn);

    Parts in_;
    Settings& settings_;
    BoardRoll* roll_;
    QAction* rolls_;
    QPointF wheel_;  ///< what has not become a line yet
};

}  // namespace rokada::ui
