// Words for motifs of tactics, in the language in force.
#pragma once

#include "base/geometry.h"
#include "motifs/motif.h"

#include <QString>

namespace rokada::ui::texts {

/// "Fork"
[[nodiscard]] QString nameOf(Motif motif);
/// "A fork: the piece on c7 attacks e8 and a8 at once."
[[nodiscard]] QString sentenceOf(const Geometry& board, const FoundMotif& found);

}  // namespace rokada::ui::texts
