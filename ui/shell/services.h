// Lists the services that the root of the window owns and features can request.
#pragma once

#include <tuple>

class QMainWindow;

namespace rokada::ui {

class BoardEvents;
class BoardPage;
class BoardWidget;
class FrontPages;
class GameRecord;
class GameSession;
class Language;
class Offers;
class PreferencePages;
class Settings;
class SidePanel;
class StatusLine;
class WindowActions;
class WindowNews;

/// One service of each type. `BoardEvents`: key and wheel events of the board. `BoardPage`: the board with its
/// surroundings. `SidePanel`: the panel beside it. `FrontPages`: pages in front of it. `WindowNews`: signals between
/// features. `Offers`: interfaces between features.
using Services =
    std::tuple<QMainWindow&, GameSession&, GameRecord&, WindowActions&, BoardWidget&, BoardEvents&, BoardPage&,
               SidePanel&, FrontPages&, PreferencePages&, StatusLine&, Settings&, Language&, WindowNews&, Offers&>;

}  // namespace rokada::ui
