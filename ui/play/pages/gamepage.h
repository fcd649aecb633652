// Formats a game as a page of text: players, the shown position, moves.
#pragma once

#include "record/gametree.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui {

class PagePictures;

/// Options of the page.
struct GamePageStyle {
    NotationStyle notation = NotationStyle::International;
    int board = 300;  ///< size of the diagram, in screen pixels
    int every = 0;    ///< moves between smaller diagrams; 0 for none
};

/// Returns the game as HTML with comments and variations. The variation that contains `shown` is set in columns, below
/// a diagram of the position at `shown`.
[[nodiscard]] QString gamePage(const GameTree& tree, Node shown, const GamePageStyle& style, PagePictures& pictures);

}  // namespace rokada::ui
