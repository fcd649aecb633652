// Boards, and labels with news, for screen readers.
#pragma once

namespace rokada::ui {

/// From now on boards, and labels with news, can be read. To be called once, by the program.
void makeBoardsReadable();

}  // namespace rokada::ui
