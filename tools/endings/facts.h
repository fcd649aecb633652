// The shipped tables as source text, and single endings as readable text.
#pragma once

#include "ai/endgame/endgame.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::tools {

/// "NE" for two pieces against a bare king, "R/N" for one each; nothing if it is neither.
[[nodiscard]] std::optional<EndingPieces> piecesOf(const Variant& variant, std::string_view text);
/// Writes everything that the table says of these pieces; false if the variant's own rules decide such endings.
bool show(Endgames& endgames, std::string_view text, std::ostream& out);
/// Writes one block of lines: all endings of one or two pieces under one choice of rules ("" for the defaults).
void writeBlock(Endgames& endgames, std::string_view rule, std::ostream& out);
/// Writes what comes after the blocks: the function that returns them.
void writeEnd(const Variant& variant, const std::vector<std::string>& rules, std::ostream& out);

}  // namespace rokada::tools
