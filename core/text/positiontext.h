// Position text: one line that says everything about a position, both ways. The format is in docs/formats.md.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <string>
#include <string_view>

namespace rokada {

/// Reads a position text. An error has the number of a field that is wrong and the index of its first wrong character
/// (of its first one, where the field is wrong as a whole). If several fields are wrong, any of them may be named.
[[nodiscard]] Parsed<Position> parsePosition(const Rulebook& book, std::string_view text);
/// Writes it; reading it again gives an equal position.
[[nodiscard]] std::string positionText(const Position& position);
/// The start position of the variant.
[[nodiscard]] Position startPosition(const Rulebook& book);

}  // namespace rokada
