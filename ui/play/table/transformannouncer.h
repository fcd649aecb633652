// Shows messages about the consequences of a move after its animation: transformed pieces, new pieces, and sides that
// are eliminated or pass. Without an animation, shows them at once. Also announces which part of a selected tower
// moves.
#pragma once

#include "board/moveshow.h"
#include "game/game.h"
#include "shell/feature.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui {

class GameSession;
class BoardWidget;
class StatusLine;

class TransformAnnouncer final : public Feature {
    Q_OBJECT
public:
    TransformAnnouncer(GameSession& session, BoardWidget& board, StatusLine& status);

private:
    void note(const Turn& turn);
    void noteBonus(const Turn& turn);
    void tell();
    void followLift();

    GameSession& session_;
    BoardWidget& board_;
    StatusLine& status_;
    QString lifted_;                           ///< message about the moving pieces of the selected tower
    QStringList sentences_;                    ///< messages for the status line, until the animation has ended
    std::vector<MoveShow::Callout> callouts_;  ///< messages for labels beside squares, until the animation has ended
};

}  // namespace rokada::ui
