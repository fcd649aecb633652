// What a person can do with a board without edges: a margin of ghosts, centring, closed lines; and what is said about
// it.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>
#include <QPointF>

#include <vector>

class QMenu;
class QWheelEvent;

namespace rokada::ui {

class ActionChoice;
class BoardRoll;
class BoardWidget;
class Board3DPanel;
class Settings;
class StatusLine;
class WindowAction;

class TorusControls final : public Feature {
    Q_OBJECT
public:
    /// The panel with the 3D board stands above the neighbour.
    TorusControls(const WindowContext& context, QDockWidget& neighbour);

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

    Board3DPanel* panel_;
    BoardRoll* roll_;
    QMenu& menu_;
    WindowAction* shown3D_ = nullptr;
    WindowAction* usual_ = nullptr;
    WindowAction* rolls_ = nullptr;
    ActionChoice* margins_ = nullptr;
    std::vector<WindowAction*> needWrapping_;  ///< of no use on boards with edges
    QString check_;                            ///< from both sides, as it was said last
    QPointF wheel_;                            ///< what has not become a line yet
};

}  // namespace rokada::ui
