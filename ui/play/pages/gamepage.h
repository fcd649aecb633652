// Formats a game as a page of text: players, a diagram of the shown position, and moves.
#pragma once

#include "record/gametree.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui {

class PagePictures;

/// Options of the page of a game.
struct GamePageStyle {
    NotationStyle notation = NotationStyle::International;
    int board = 300;  ///< size of the main diagram, in screen pixels
    int every = 0;    ///< number of moves from one small diagram to the next; 0 for no small diagrams
};

/// Returns the game as HTML, with comments and variations. A diagram shows the position at `shown`. The variation that
/// contains `shown` is below it, as a table.
[[nodiscard]] QString gamePage(const GameTree& tree, Node shown, const GamePageStyle& style, PagePictures& pictures);

}  // namespace rokada::ui
