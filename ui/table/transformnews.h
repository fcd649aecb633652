// Says what a man has become, when it has been seen: at once without motion, else after he has changed on the board.
#pragma once

#include "game/game.h"

#include <QObject>
#include <QString>

namespace rokada::ui {

class BoardDisplay;
class GameSession;
class StatusLine;

class TransformNews final : public QObject {
    Q_OBJECT
public:
    /// All must outlive the news; the board is brought up to date before them.
    TransformNews(GameSession& session, BoardDisplay& board, StatusLine& status, QObject* parent);

private:
    void note(const Turn& turn);
    void tell();

    StatusLine& status_;
    QString sentence_;  ///< still to be said
};

}  // namespace rokada::ui
