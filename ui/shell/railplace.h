// Entries of the navigation rail to which a page can belong.
#pragma once

namespace rokada::ui {

enum class RailPlace { None, Home, Game, Learn, Library, Settings };

}  // namespace rokada::ui
