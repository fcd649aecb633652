// Height for a panel that shares its side of the window with others.
#pragma once

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

/// The tallest of the docks above and below `dock` gives it what it lacks.
void giveHeight(QMainWindow& window, QDockWidget& dock, int height);

}  // namespace rokada::ui
