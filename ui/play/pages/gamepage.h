// A game as a page of text: who played, the position that is shown, the moves.
#pragma once

#include "record/gametree.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui {

class PagePictures;

/// What is wanted on the page.
struct GamePageStyle {
    NotationStyle notation = NotationStyle::International;
    int board = 300;  ///< pixels of the screen
    int every = 0;    ///< a smaller diagram after so many moves; 0 for none
};

/// A recorded game with comments and variations, the one that has `shown` in columns, with a diagram of the position at
/// `shown`.
[[nodiscard]] QString gamePage(const GameTree& tree, Node shown, const GamePageStyle& style, PagePictures& pictures);

}  // namespace rokada::ui
