// Formats variations of a recorded game as HTML text for paper.
#pragma once

#include "record/gametree.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui {

/// Returns the annotation symbols of a move, as printed after it: "!?", " ±", " $141".
[[nodiscard]] QString printedNags(const Remarks& remarks);
/// Returns comments and unreadable parts as HTML, without embedded commands.
[[nodiscard]] QString printedRemarks(const std::vector<Annotation>& remarks);
/// Returns the variation that starts with `first` in `position`, with comments and nested variations, as HTML: "2. f4
/// exf4 (2... d5 3. exd5) 3. Nf3".
[[nodiscard]] QString printedVariation(const GameTree& tree, Node first, const Position& position, NotationStyle style);

}  // namespace rokada::ui
