// Hints for the person to move in three steps: the piece, the move with an arrow, and the reason. The text stands
// beside the marks.
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

    /// Shows the next step of the hint for this position. The first one needs a short search; requests meanwhile are
    /// combined.
    void next();

signals:
    /// Emitted when the player to move gets the first hint in this turn.
    void helped(rokada::Side side);

private:
    void show();
    void forget();

    GameSession& session_;
    BoardWidget& board_;
    StatusLine& status_;
    const Settings& settings_;
    std::optional<Move> move_;
    std::optional<Report> thought_;  ///< engine's report on the move
    QString said_;                   ///< text of the last step
    int step_ = 0;                   ///< last shown step
    int wanted_ = 0;                 ///< number of requested steps
};

}  // namespace rokada::ui
