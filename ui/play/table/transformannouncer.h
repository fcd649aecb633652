// Shows the consequences of a move after its animation: transformed pieces, and sides that are eliminated or pass.
// Without animation, shows them immediately.
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
    QString lifted_;                           ///< message about the pieces of the selected tower that move
    QStringList sentences_;                    ///< messages that wait for the end of the animation
    std::vector<MoveShow::Callout> callouts_;  ///< the same messages as labels beside squares
};

}  // namespace rokada::ui
