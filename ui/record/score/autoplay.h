// Autoplay: steps through the moves of a recorded game at a fixed interval, until the end is reached or the record is
// changed.
#pragma once

#include "kit/delay.h"
#include "record/gametree.h"
#include "shell/feature.h"

#include <QObject>

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class Settings;
class WindowAction;

class Autoplay final : public Feature {
    Q_OBJECT
public:
    Autoplay(GameSession& session, GameRecord& record, WindowActions& actions, Settings& settings);

    [[nodiscard]] bool running() const { return pause_.active(); }
    void updateActions() override;

private:
    void makePauses();
    void setRunning(bool running);
    void step();
    /// Called when another node is shown or the interval has changed. Restarts the interval, or stops autoplay at the
    /// end of the record.
    void wait();
    [[nodiscard]] bool atEnd() const;

    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    Settings& settings_;
    WindowAction* action_;
    Delay pause_;
    Node at_ = Node::None;  ///< node that is shown; a change of the record at this node stops autoplay
    bool stepping_ = false;
};

}  // namespace rokada::ui
