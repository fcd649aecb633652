// Accessibility of boards and of labels with messages.
#pragma once

namespace rokada::ui {

/// Installs the accessibility factory for boards and labels. Call it once in the program.
void makeBoardsReadable();

}  // namespace rokada::ui
