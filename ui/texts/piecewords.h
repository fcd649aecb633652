// Pieces as they stand in sentences: with their articles, and in the case that the place in the sentence asks for. In
// the language in force.
#pragma once

#include "rules/rulebook.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui::texts {

/// "the rook on c7", of which something is said.
[[nodiscard]] QString subject(const Rulebook& book, Piece piece, Square square);
/// The same, to which something is done.
[[nodiscard]] QString object(const Rulebook& book, Piece piece, Square square);
/// "a rook", "a rook and 2 pawns": what is won or lost, in the order given; equal kinds stand side by side.
[[nodiscard]] QString someOf(const Rulebook& book, const std::vector<Kind>& kinds);
/// "a, b and c"
[[nodiscard]] QString listed(QStringList parts);

}  // namespace rokada::ui::texts
