// Steps through a record automatically, until its end is reached or the user does something else.
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
    /// Restarts the interval when another node is shown. Stops autoplay if the record has changed.
    void wait();
    [[nodiscard]] bool atEnd() const;

    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    Settings& settings_;
    WindowAction* action_;
    Delay pause_;
    Node at_ = Node::None;  ///< node that is shown; autoplay stops if its data change
    bool stepping_ = false;
};

}  // namespace rokada::ui
