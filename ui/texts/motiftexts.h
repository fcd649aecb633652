// Words for motifs of tactics, in the language in force.
#pragma once

#include "motifs/motif.h"
#include "rules/rulebook.h"

#include <QString>

namespace rokada::ui::texts {

/// "Fork"
[[nodiscard]] QString nameOf(Motif motif);
/// "a fork: the knight on c7 attacks the king on e8 and the rook on a8 at once", for the middle of a sentence.
[[nodiscard]] QString clauseOf(const Rulebook& book, const FoundMotif& found);
/// The same of a move that has been made: "The rook on e8 had no defender."
[[nodiscard]] QString praiseOf(const Rulebook& book, const FoundMotif& found);
/// The clause as a sentence.
[[nodiscard]] QString sentenceOf(const Rulebook& book, const FoundMotif& found);

}  // namespace rokada::ui::texts
