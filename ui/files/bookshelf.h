// Compiled rulebooks for whoever reads games and positions: of the same game with the same options there is one.
#pragma once

#include "record/shelf.h"

namespace rokada::ui {

/// Those that this thread has needed so far.
[[nodiscard]] Shelf& bookshelf();

}  // namespace rokada::ui
