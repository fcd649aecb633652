// Makes boards and message labels accessible to screen readers.
#pragma once

namespace rokada::ui {

/// Installs the accessibility factory for boards and labels. Call it once in the program.
void makeBoardsReadable();

}  // namespace rokada::ui
