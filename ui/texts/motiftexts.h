// Names and descriptions of tactical motifs, in the current language.
#pragma once

#include "motifs/motif.h"
#include "rules/rulebook.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the name of a motif, for example "Fork".
[[nodiscard]] QString nameOf(Motif motif);
/// Returns a clause that describes a motif: "a fork: the knight on c7 attacks the king on e8 and the rook on a8 at
/// once".
[[nodiscard]] QString clauseOf(const Rulebook& book, const FoundMotif& found);
/// Returns the clause as a sentence: with a capital letter and a full stop.
[[nodiscard]] QString asSentence(const QString& clause);
/// Returns a sentence about the motif of a move that has been played: "The rook on e8 had no defender."
[[nodiscard]] QString praiseOf(const Rulebook& book, const FoundMotif& found);
/// Returns the clause of `clauseOf` as a sentence.
[[nodiscard]] QString sentenceOf(const Rulebook& book, const FoundMotif& found);

}  // namespace rokada::ui::texts
