// Hints for the person to move, in three steps: the piece, the move with an arrow, and the reason for the move.
#pragma once

#include "session/gamesession.h"

#include <QObject>

#include <optional>

namespace rokada::ui {

class BoardWidget;
class Settings;
class StatusLine;

class Hinter final : public QObject {
    Q_OBJECT
public:
    /// All arguments must outlive this object.
    Hinter(GameSession& session, BoardWidget& board, StatusLine& status, const Settings& settings, QObject* parent);

    /// Shows the next step of the hint for the current position. The first step needs a short search. Each further call
    /// during the search adds a step to the hint that is shown afterwards.
    void next();

signals:
    /// Emitted when the person to move gets the first hint in the current position.
    void helped(rokada::Side side);

private:
    void show();
    void forget();

    GameSession& session_;
    BoardWidget& board_;
    StatusLine& status_;
    const Settings& settings_;
    std::optional<Move> move_;
    std::optional<Report> thought_;  ///< report of the engine about the move
    QString said_;                   ///< text of the step that was shown last
    int step_ = 0;                   ///< step that was shown last
    int wanted_ = 0;                 ///< number of steps that the user has requested
};

}  // namespace rokada::ui
