// Pauses a game with a clock while a dialog or a page covers the board.
#pragma once

#include "shell/feature.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class GameSession;
class FrontPages;

/// Pauses the game when the board is covered. Continues the game afterwards, except if the user had paused it.
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
    bool pauses_ = false;  ///< true if this object has paused the game
};

}  // namespace rokada::ui
