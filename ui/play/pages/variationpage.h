// Variations of a recorded game as running text for paper.
#pragma once

#include "record/gametree.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui {

/// Symbols of a move as they are printed behind it: "!?", " ±", " $141".
[[nodiscard]] QString printedNags(const Remarks& remarks);
/// Comments and what could not be read, as rich text, without commands for programs.
[[nodiscard]] QString printedRemarks(const std::vector<Annotation>& remarks);
/// "2. f4 exf4 (2... d5 3. exd5) 3. Nf3" as rich text: the variation that begins with `first`, played in this position,
/// with its comments and all variations in it.
[[nodiscard]] QString printedVariation(const GameTree& tree, Node first, const Position& position, NotationStyle style);

}  // namespace rokada::ui
