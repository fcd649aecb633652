// The services that the root of the window owns and features may ask for.
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

/// One of each type. `BoardEvents`: keys and wheel on the board. `BoardPage`: the board with what lies beside it.
/// `SidePanel`: the panel there. `FrontPages`: pages in front of them. `WindowNews` and `Offers`: what features hear
/// from each other, and find.
using Services =
    std::tuple<QMainWindow&, GameSession&, GameRecord&, WindowActions&, BoardWidget&, BoardEvents&, BoardPage&,
               SidePanel&, FrontPages&, PreferencePages&, StatusLine&, Settings&, Language&, WindowNews&, Offers&>;

}  // namespace rokada::ui
