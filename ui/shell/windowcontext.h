// What a feature of the window gets.
#pragma once

class QMainWindow;

namespace rokada::ui {

class BoardColumn;
class BoardEvents;
class BoardWidget;
class GameRecord;
class GameSession;
class Language;
class PreferencePages;
class Settings;
class StatusLine;
class WindowActions;

/// All of it outlives the features. The board follows the session before any feature hears of its news.
struct WindowContext {
    QMainWindow& window;
    GameSession& session;
    GameRecord& record;
    WindowActions& actions;
    BoardWidget& board;
    BoardEvents& events;     ///< keys and wheel on the board
    BoardColumn& column;     ///< what lies above and below the board
    PreferencePages& pages;  ///< of the preferences
    StatusLine& status;
    Settings& settings;
    Language& language;
};

}  // namespace rokada::ui
