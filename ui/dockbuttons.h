// The buttons in the title of a dock, which Qt names once and never again.
#pragma once

class QDockWidget;

namespace rokada::ui {

/// In the language in force.
void nameButtonsOf(QDockWidget& dock);

}  // namespace rokada::ui
