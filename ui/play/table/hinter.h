// Help for the person to move, in three steps: the piece, the move with an arrow, and what speaks for it. The words of
// each stand beside what is marked.
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
    /// All must outlive the hinter.
    Hinter(GameSession& session, BoardWidget& board, StatusLine& status, const Settings& settings, QObject* parent);

    /// The next step of the hint for this position. The first one takes a moment; what is asked for meanwhile comes
    /// with it.
    void next();

signals:
    /// The player to move got a hint, for the first time in this turn.
    void helped(rokada::Side side);

private:
    void show();
    void forget();

    GameSession& session_;
    BoardWidget& board_;
    StatusLine& status_;
    const Settings& settings_;
    std::optional<Move> move_;
    std::optional<Report> thought_;  ///< what the engine has thought of it
    QString said_;                   ///< the words of the last step
    int step_ = 0;                   ///< shown so far
    int wanted_ = 0;                 ///< how often a hint was asked for
};

}  // namespace rokada::ui
