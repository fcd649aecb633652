// The board shows the session's game: made before everything else that listens to the session.
#pragma once

#include <QObject>

namespace rokada::ui {

class BoardWidget;
class GameSession;

class BoardFollower final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    BoardFollower(GameSession& session, BoardWidget& board, QObject* parent);

    /// Names and occupants of the seats, in the language in force.
    void showSeats();

private:
    GameSession& session_;
    BoardWidget& board_;
};

}  // namespace rokada::ui
