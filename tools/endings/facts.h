// Writes endgame statistics as source text, and single endgames as readable text.
#pragma once

#include "ai/endgame/endgame.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::tools {

/// Parses "NE" (two pieces against a bare king) or "R/N" (one piece each). Returns nullopt for other text.
[[nodiscard]] std::optional<EndingPieces> piecesOf(const Variant& variant, std::string_view text);
/// Writes all facts of the table of these pieces. Returns false if the variant's own rules decide such endgames.
bool show(Endgames& endgames, std::string_view text, std::ostream& out);
/// Writes one block of lines: all endgames of one or two pieces under one rule option ("" for the defaults).
void writeBlock(Endgames& endgames, std::string_view rule, std::ostream& out);
/// Writes the end of the source file: the function that returns the blocks.
void writeEnd(const Variant& variant, const std::vector<std::string>& rules, std::ostream& out);

}  // namespace rokada::tools
