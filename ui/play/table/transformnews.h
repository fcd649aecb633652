// Reports consequences of a move after it has been shown: transformed pieces, and eliminated or passing sides. Without
// animation reports at once, otherwise after the pieces have landed.
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
    QString lifted_;                    ///< message about the lifted pieces of the selected tower
    QStringList sentences_;             ///< pending messages
    std::vector<MoveShow::News> news_;  ///< the same as labels beside squares
};

}  // namespace rokada::ui
