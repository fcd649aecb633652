// Support for users of screen readers: keys that read the board, announcements of moves, and settings for the level of
// detail.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>

class QKeyEvent;

namespace rokada::ui {

class GameSession;
class BoardEvents;
class PreferencePages;
class BoardWidget;
class GameRecord;
class Settings;
class StatusLine;
class WindowActions;

class ReadingControls final : public Feature {
    Q_OBJECT
public:
    ReadingControls(GameSession& session, GameRecord& record, WindowActions& actions, BoardWidget& board,
                    BoardEvents& events, PreferencePages& pages, StatusLine& status, Settings& settings);

private:
    void connectNews();
    void addPreferences();
    [[nodiscard]] QString wordsOf(const Game& game, const Turn& turn) const;
    void tellLastMove();
    void tellShown();
    void tellChoices();
    void tellTakenBack();
    bool keyPressed(const QKeyEvent& press);
    void tellEdge(QPoint direction);
    void readLine(QPoint direction);
    void readMoves();
    [[nodiscard]] bool cursorIsOn();

    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    BoardEvents& events_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    std::size_t played_ = 0;
    std::size_t choices_ = 0;  ///< number of offered choices at the last update
    QString asked_;            ///< open question about the offered choices
    bool wasAway_ = false;
};

}  // namespace rokada::ui
