// The legend of green, blue and red squares, below the board of variants that need it.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class GameSession;
class BoardWidget;
class BoardColumn;
class StatusLine;
class Settings;

class LegendControls final : public Feature {
    Q_OBJECT
public:
    LegendControls(GameSession& session, BoardWidget& board, BoardColumn& column, StatusLine& status,
                   Settings& settings);

private:
    GameSession& session_;
    BoardWidget& board_;
    BoardColumn& column_;
    StatusLine& status_;
    Settings& settings_;
};

}  // namespace rokada::ui
