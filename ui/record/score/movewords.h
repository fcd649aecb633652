// The words of the score sheet: moves with their NAGs, comments, and variations as rich text.
#pragma once

#include "record/treepositions.h"
#include "score/variationcursor.h"
#include "texts/notations.h"

#include <QString>

#include <string>

namespace rokada::ui {

/// How they are written.
struct MoveWording {
    NotationStyle style = NotationStyle::International;
    bool asides = false;      ///< with clocks and evaluations
    Node shown = Node::Root;  ///< is marked
};

/// Of the next move; 0 while reserve pieces are placed.
[[nodiscard]] int numberOf(const Position& position);
/// "Nf3!", or what the player did in place of a move.
[[nodiscard]] QString moveWords(const GameTree& tree, Node node, const Position& before, NotationStyle style);
/// Of a side that was eliminated by another one's move.
[[nodiscard]] QString outWords();
/// Of a side that had no move.
[[nodiscard]] QString passWords();
/// What stands beside a move: "+0.17 1:05:12"; empty for nothing.
[[nodiscard]] QString asideOf(const GameTree& tree, Node node, Side mover);
/// A comment as rich text.
[[nodiscard]] QString commentHtml(const std::string& comment);
/// The part of a variation that begins there, as rich text.
[[nodiscard]] QString variationHtml(const GameTree& tree, VariationCursor part, TreePositions& positions,
                                    const MoveWording& wording);

}  // namespace rokada::ui
