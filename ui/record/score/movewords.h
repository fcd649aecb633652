// Texts of the list of moves: moves with annotation symbols, comments, and variations as rich text.
#pragma once

#include "record/treepositions.h"
#include "score/variationcursor.h"
#include "texts/notations.h"

#include <QString>

#include <string>

namespace rokada::ui {

/// Options for writing moves.
struct MoveWording {
    NotationStyle style = NotationStyle::International;
    bool asides = false;      ///< true to write clocks and evaluations
    Node shown = Node::Root;  ///< current move, which is highlighted
};

/// Returns the number of the next move. Returns 0 while reserve pieces are placed.
[[nodiscard]] int numberOf(const Position& position);
/// Returns the text of a move, for example "Nf3!". If a player was eliminated without a move, returns the reason.
[[nodiscard]] QString moveWords(const GameTree& tree, Node node, const Position& before, NotationStyle style);
/// Returns the text for a side that another side's move has eliminated.
[[nodiscard]] QString outWords();
/// Returns the text for a side that passes because it has no legal move.
[[nodiscard]] QString passWords();
/// Returns the text beside a move, for example "+0.17 1:05:12". Returns an empty text if the move has no data.
[[nodiscard]] QString asideOf(const GameTree& tree, Node node, Side mover);
/// Returns a comment as rich text.
[[nodiscard]] QString commentHtml(const std::string& comment);
/// Returns the rich text of one row of a variation. The row begins at `part`.
[[nodiscard]] QString variationHtml(const GameTree& tree, VariationCursor part, TreePositions& positions,
                                    const MoveWording& wording);

}  // namespace rokada::ui
