// Table of all features of the window, and the services that features can request in their constructors.
#pragma once

#include <functional>
#include <memory>
#include <tuple>
#include <vector>

class QMainWindow;

namespace rokada::ui {

class BoardEvents;
class BoardPage;
class BoardWidget;
class Feature;
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

/// The services, one of each type. The main window owns all but the settings and the language, which outlive it.
/// `BoardEvents` dispatches key and wheel events of the board. `BoardPage` contains the board, the evaluation bar and
/// the panel; `SidePanel` is this panel. `FrontPages` shows pages in front of the board. `WindowSignals` has signals
/// between features, `Offers` the interfaces between them.
using Services =
    std::tuple<QMainWindow&, GameSession&, GameRecord&, WindowActions&, BoardWidget&, BoardEvents&, BoardPage&,
               SidePanel&, FrontPages&, PreferencePages&, StatusLine&, Settings&, Language&, WindowSignals&, Offers&>;

/// Entry of the table of features: a name and a function that creates the feature.
struct FeatureLine {
    const char* name;  ///< identifies the feature in tests
    std::function<std::unique_ptr<Feature>(const Services&)> make;
};

/// Returns all features. They can be created in any order, and each works without the others. If two features handle
/// Esc, the earlier one in the table gets it. Panels in the same place appear in the order of the table.
[[nodiscard]] const std::vector<FeatureLine>& featureTable();

}  // namespace rokada::ui
