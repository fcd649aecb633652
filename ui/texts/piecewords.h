// Names of pieces in sentences, with articles and grammatical cases, in the current language.
#pragma once

#include "rules/rulebook.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui::texts {

/// Returns "the rook on c7" as a grammatical subject.
[[nodiscard]] QString subject(const Rulebook& book, Piece piece, Square square);
/// Returns "the rook on c7" as a grammatical object.
[[nodiscard]] QString object(const Rulebook& book, Piece piece, Square square);
/// Returns won or lost pieces in the given order: "a rook", "a rook and 2 pawns". Equal kinds must be adjacent.
[[nodiscard]] QString someOf(const Rulebook& book, const std::vector<Kind>& kinds);
/// Returns the parts as a list: "a, b and c".
[[nodiscard]] QString listed(QStringList parts);

}  // namespace rokada::ui::texts
