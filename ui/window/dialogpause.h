// Clocks wait while a dialog or a page lies over the board.
#pragma once

#include "shell/feature.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class GameSession;
class FrontPages;

class DialogPause final : public Feature {
    Q_OBJECT
public:
    DialogPause(QMainWindow& window, GameSession& session, FrontPages& front);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool covered() const;
    void begin();
    void end();

    QMainWindow& window_;
    GameSession& session_;
    FrontPages& front_;
    bool pauses_ = false;  ///< the pause of this game is ours
};

}  // namespace rokada::ui
