// Controls for variants whose board wraps around: repeated squares beyond the edges, scrolling, the 3D board, and
// messages.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>
#include <QPointF>

#include <vector>

class QMenu;
class QWheelEvent;

class QMainWindow;

namespace rokada::ui {

class Offers;
class GameSession;
class WindowActions;
class BoardEvents;
class PreferencePages;
class ActionChoice;
class BoardRoll;
class BoardWidget;
class Board3DPanel;
class Settings;
class SidePanel;
class StatusLine;
class WindowAction;

class TorusControls final : public Feature {
    Q_OBJECT
public:
    /// Adds the page with the 3D board to `sidePanel`.
    TorusControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardWidget& board,
                  BoardEvents& events, SidePanel& sidePanel, PreferencePages& pages, StatusLine& status,
                  Settings& settings);

    void updateActions() override;
    void retranslate() override;

private:
    void makeActions();
    void showScrolled();
    void makeBend();
    void makeMargins();
    void applyLooks();
    void showGame();
    void tellCheck();
    void showMargin(int squares);
    void showMove(const Turn& turn);
    bool scroll(const QWheelEvent& turn);

    QMainWindow& window_;
    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    BoardEvents& events_;
    SidePanel& sidePanel_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    Board3DPanel* panel_;
    BoardRoll* roll_;
    QMenu& menu_;
    WindowAction* shown3D_ = nullptr;
    WindowAction* usual_ = nullptr;
    WindowAction* rolls_ = nullptr;
    ActionChoice* margins_ = nullptr;
    std::vector<WindowAction*> needWrapping_;  ///< actions that are disabled on boards that do not wrap around
    QString check_;  ///< last message about a check from two directions; empty if there is none
    QPointF wheel_;  ///< wheel movement that has not scrolled the board yet, less than one square
};

}  // namespace rokada::ui
