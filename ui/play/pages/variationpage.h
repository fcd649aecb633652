// Formats the variations of a recorded game as HTML for printing.
#pragma once

#include "record/gametree.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui {

/// Returns the annotation symbols that are printed after a move, for example "!?", " ±" or " $141".
[[nodiscard]] QString printedNags(const Remarks& remarks);
/// Returns comments as HTML, and also text of the game file that could not be read as moves. Leaves out embedded
/// commands such as [%clk].
[[nodiscard]] QString printedRemarks(const std::vector<Annotation>& remarks);
/// Returns a variation with its comments and nested variations as HTML, for example "2. f4 exf4 (2... d5 3. exd5) 3.
/// Nf3". `first` is its first move, and `position` the position before that move.
[[nodiscard]] QString printedVariation(const GameTree& tree, Node first, const Position& position, NotationStyle style);

}  // namespace rokada::ui
