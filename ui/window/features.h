// The features of the window: a new one is one line here.
#pragma once

#include "shell/windowcontext.h"

class QStackedWidget;

namespace rokada::ui {

/// The window owns them. What a feature needs of another is an argument of its constructor; beyond that their order
/// does not matter. `centre` holds the board's column and the start page.
void makeFeatures(const WindowContext& context, QStackedWidget& centre);

}  // namespace rokada::ui
