// Texts of the list of moves: moves with NAGs, comments, and variations as rich text.
#pragma once

#include "record/treepositions.h"
#include "score/variationcursor.h"
#include "texts/notations.h"

#include <QString>

#include <string>

namespace rokada::ui {

/// Options of the notation.
struct MoveWording {
    NotationStyle style = NotationStyle::International;
    bool asides = false;      ///< with clocks and evaluations
    Node shown = Node::Root;  ///< current move, highlighted
};

/// Returns the number of the next move; 0 while reserve pieces are placed.
[[nodiscard]] int numberOf(const Position& position);
/// Returns "Nf3!", or the player's action instead of a move.
[[nodiscard]] QString moveWords(const GameTree& tree, Node node, const Position& before, NotationStyle style);
/// Returns the text for a side eliminated by another side's move.
[[nodiscard]] QString outWords();
/// Returns the text for a side without a legal move.
[[nodiscard]] QString passWords();
/// Returns the text beside a move: "+0.17 1:05:12"; empty for none.
[[nodiscard]] QString asideOf(const GameTree& tree, Node node, Side mover);
/// Returns a comment as rich text.
[[nodiscard]] QString commentHtml(const std::string& comment);
/// Returns the part of a variation that begins at `part`, as rich text.
[[nodiscard]] QString variationHtml(const GameTree& tree, VariationCursor part, TreePositions& positions,
                                    const MoveWording& wording);

}  // namespace rokada::ui
