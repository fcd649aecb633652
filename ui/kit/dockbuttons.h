// The buttons in the title of a dock, which Qt names once and never again.
#pragma once

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

/// In the language in force.
void nameButtonsOf(QDockWidget& dock);
/// The same for the buttons that scroll the tabs of docks.
void nameTabButtonsOf(QMainWindow& window);

}  // namespace rokada::ui
