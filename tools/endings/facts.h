// Writes statistics of endgames as C++ source text, and single endgames as readable text.
#pragma once

#include "ai/endgame/endgame.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::tools {

/// Parses the pieces of an endgame: "NE" is two pieces against a bare king, and "R/N" is one piece on each side.
/// Returns nullopt for other texts.
[[nodiscard]] std::optional<EndingPieces> piecesOf(const Variant& variant, std::string_view text);
/// Writes the statistics of the endgame with these pieces, for example "NE" or "R/N". Returns false if the text is
/// invalid or the variant's own rules decide such endgames.
bool show(Endgames& endgames, std::string_view text, std::ostream& out);
/// Writes the C++ lines for all endgames of one or two pieces. `rule` is one rule option, or "" for the default rules.
void writeBlock(Endgames& endgames, std::string_view rule, std::ostream& out);
/// Writes the end of the source file: the function that returns the statistics.
void writeEnd(const Variant& variant, const std::vector<std::string>& rules, std::ostream& out);

}  // namespace rokada::tools
