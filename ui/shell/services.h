// The services that the root of the window owns and features may ask for.
#pragma once

#include <tuple>

class QMainWindow;

namespace rokada::ui {

class BoardColumn;
class BoardEvents;
class BoardWidget;
class FrontPages;
class GameRecord;
class GameSession;
class Language;
class Offers;
class PreferencePages;
class Settings;
class StatusLine;
class WindowActions;
class WindowNews;

/// One of each type. `BoardEvents`: keys and wheel on the board. `BoardColumn`: what lies above and below the board.
/// `FrontPages`: pages in front of it. `WindowNews` and `Offers`: what features hear from each other, and find.
using Services =
    std::tuple<QMainWindow&, GameSession&, GameRecord&, WindowActions&, BoardWidget&, BoardEvents&, BoardColumn&,
               FrontPages&, PreferencePages&, StatusLine&, Settings&, Language&, WindowNews&, Offers&>;

}  // namespace rokada::ui
