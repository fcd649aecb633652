// Lists the services that features can request in their constructors. The main window owns them.
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
class WindowSignals;

/// The services, one of each type. `BoardEvents` dispatches key and wheel events of the board. `BoardPage` contains the
/// board, the evaluation bar and the panel; `SidePanel` is this panel. `FrontPages` shows pages in front of the board.
/// `WindowSignals` has signals between features, `Offers` the interfaces between them.
using Services =
    std::tuple<QMainWindow&, GameSession&, GameRecord&, WindowActions&, BoardWidget&, BoardEvents&, BoardPage&,
               SidePanel&, FrontPages&, PreferencePages&, StatusLine&, Settings&, Language&, WindowSignals&, Offers&>;

}  // namespace rokada::ui
