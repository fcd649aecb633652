// Says what a move has brought, when it has been seen: pieces that transform, sides that are eliminated or pass. At
// once without animation, else after the pieces have landed.
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

class TransformNews final : public Feature {
    Q_OBJECT
public:
    TransformNews(GameSession& session, BoardWidget& board, StatusLine& status);

private:
    void note(const Turn& turn);
    void noteBonus(const Turn& turn);
    void tell();
    void followLift();

    GameSession& session_;
    BoardWidget& board_;
    StatusLine& status_;
    QString lifted_;                    ///< how many pieces of the selected tower move
    QStringList sentences_;             ///< still to be said
    std::vector<MoveShow::News> news_;  ///< the same beside their squares
};

}  // namespace rokada::ui
