// What the targets share: lines, rules by name, and a check that is always on.
#pragma once

#include "rules/rulebook.h"

#include <string_view>

namespace rokada::fuzz {

/// Ends the program, and says why, unless it holds: in release builds too.
void expect(bool holds, const char* what);

/// Takes the first line off the front of the text.
[[nodiscard]] std::string_view takeLine(std::string_view& text);

/// The rules of "vyrt rearpawns=outward"; those of chess if there are none of that name. Compiled once.
[[nodiscard]] const RulebookPtr& rulesNamed(std::string_view line);

}  // namespace rokada::fuzz
