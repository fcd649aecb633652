// Premoves: moves that a person enters while a computer thinks. Tells the board which side can enter a premove, plays
// the premove, shows messages, and tells new users about premoves.
#pragma once

#include "explain/illegalmove.h"
#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>

namespace rokada::ui {

class GameSession;
class WindowActions;
class PreferencePages;
class BoardWidget;
class Settings;
class StatusLine;
class WindowAction;

class PremoveControls final : public Feature {
    Q_OBJECT
public:
    PremoveControls(GameSession& session, WindowActions& actions, BoardWidget& board, PreferencePages& pages,
                    StatusLine& status, Settings& settings);

private:
    [[nodiscard]] bool possible() const;
    [[nodiscard]] Side premover() const;
    void offer(const IllegalMove& illegalMove);
    void update();
    void tell();
    void play();

    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    WindowAction* allowed_;
    bool offered_ = false;    ///< true if premoves were already suggested in this game
    std::size_t played_ = 0;  ///< number of turns at the last update; used to detect a takeback
};

}  // namespace rokada::ui
