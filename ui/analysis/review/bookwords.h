// Texts of a review about the opening book: how far a game followed it, and who left it.
#pragma once

#include "book/openingbook.h"
#include "record/gametree.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui {

/// Returns sentences about the main line: its opening, its last book move, and who left the book. Returns an empty text
/// if the opening has no name and the book does not know the start position.
[[nodiscard]] QString bookSummary(const GameTree& tree, const OpeningBook& book, NotationStyle style);
/// Returns a sentence about a move of the main line that is a book move or leaves the book. Returns an empty text for
/// all other moves.
[[nodiscard]] QString bookMoveWords(const GameTree& tree, Node node, const OpeningBook& book, NotationStyle style);

}  // namespace rokada::ui
