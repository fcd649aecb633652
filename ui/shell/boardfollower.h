// Connects the board with the session: shows its game, and plays the moves that are chosen on the board. Created before
// all other listeners of the session, so that they find the board up to date.
#pragma once

#include <QObject>

namespace rokada::ui {

class BoardWidget;
class GameSession;

class BoardFollower final : public QObject {
    Q_OBJECT
public:
    /// `session` and `board` must outlive this object.
    BoardFollower(GameSession& session, BoardWidget& board, QObject* parent);

    /// Updates the player panels: names and kinds of players, in the current language.
    void showSeats();

private:
    GameSession& session_;
    BoardWidget& board_;
};

}  // namespace rokada::ui
