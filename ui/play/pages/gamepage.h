// Formats a game as an HTML page for printing: players, a diagram of one position, and moves.
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
    int every = 0;    ///< number of full moves between small diagrams; 0 for no small diagrams
};

/// Returns the game as HTML. The diagram shows the position at `shown`. Below it, a table has the moves of the
/// variation that contains `shown`, with comments and nested variations. Adds the diagrams to `pictures`.
[[nodiscard]] QString gamePage(const GameTree& tree, Node shown, const GamePageStyle& style, PagePictures& pictures);

}  // namespace rokada::ui
