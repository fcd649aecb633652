// What a person can do with a board without edges: a margin of ghosts, centring, closed lines; and what is said about
// it.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

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

class TorusControls final : public Feature {
    Q_OBJECT
public:
    /// The panel with the 3D board stands above the neighbour.
    TorusControls(const WindowContext& context, QDockWidget& neighbour);

    void updateActions() override;
    void retranslate() override;

private:
    void connectActions();
    void applyLooks();
    void showGame();
    void showMargin(int squares);
    void showMove(const Turn& turn);
    bool scroll(const QWheelEvent& turn);

    Board3DPanel* panel_;
    BoardRoll* roll_;
    QAction* rolls_;
    QPointF wheel_;  ///< what has not become a line yet
};

}  // namespace rokada::ui
