// Names of pieces in sentences, with articles and grammatical cases, in the current language.
#pragma once

#include "rules/rulebook.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui::texts {

/// Returns the piece and its square as a grammatical subject: "the rook on c7".
[[nodiscard]] QString subject(const Rulebook& book, Piece piece, Square square);
/// Returns the piece and its square as a grammatical object: "the rook on c7".
[[nodiscard]] QString object(const Rulebook& book, Piece piece, Square square);
/// Returns a list of won or lost pieces, with equal pieces counted together: "a rook", "a rook and 2 pawns".
[[nodiscard]] QString someOf(const Rulebook& book, const std::vector<Kind>& kinds);
/// Returns the parts as a list: "a, b and c".
[[nodiscard]] QString listed(QStringList parts);

}  // namespace rokada::ui::texts
