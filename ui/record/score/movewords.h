// Texts of recorded moves: moves with annotation symbols, comments and variations as HTML for the list of moves, and
// names of moves for texts outside the list.
#pragma once

#include "record/gametree.h"
#include "record/treepositions.h"
#include "score/variationcursor.h"
#include "texts/notations.h"

#include <QString>

#include <string>

namespace rokada::ui {

/// Options for the texts of variations.
struct MoveWording {
    NotationStyle style = NotationStyle::International;
    bool asides = false;      ///< true to write clocks and evaluations
    Node shown = Node::Root;  ///< current move, which is highlighted
};

/// Returns the move number of the next move in `position`. Returns 0 while reserve pieces are placed.
[[nodiscard]] int numberOf(const Position& position);
/// Returns the text of the move at `node`, for example "Nf3!". If a player was eliminated without a move, returns the
/// reason, for example "resigns". `before` is the position before the move.
[[nodiscard]] QString moveWords(const GameTree& tree, Node node, const Position& before, NotationStyle style);
/// Returns the text in the cell of a side that another side's move has eliminated: "out".
[[nodiscard]] QString outWords();
/// Returns the text in the cell of a side that has no legal move: "passes".
[[nodiscard]] QString passWords();
/// Returns the text beside a move: evaluation and clock, for example "+0.17 1:05:12". Returns an empty text if the move
/// has no such data.
[[nodiscard]] QString asideOf(const GameTree& tree, Node node, Side mover);
/// Returns a comment as HTML.
[[nodiscard]] QString commentHtml(const std::string& comment);
/// Returns the HTML of one row of a variation. The row begins at the place `part`.
[[nodiscard]] QString variationHtml(const GameTree& tree, VariationCursor part, TreePositions& positions,
                                    const MoveWording& wording);

/// Returns the name of the move that leads to `node`, for example "2. Nf3" or "2… Nc6". Pieces are letters, not
/// figurines. Returns an empty text for the root.
[[nodiscard]] QString nameOf(const GameTree& tree, Node node, NotationStyle style);
/// Returns the same name faster, because it does not replay the game. `before` is the position before the move.
[[nodiscard]] QString nameOf(const GameTree& tree, Node node, const Position& before, NotationStyle style);

}  // namespace rokada::ui
