// What the targets share: lines, rules by name, and a check that is always on.
#pragma once

#include "learn/goal.h"
#include "rules/rulebook.h"
#include "session.h"

#include <memory>
#include <string_view>

namespace rokada::fuzz {

/// Ends the program, and says why, unless it holds: in release builds too.
void expect(bool holds, const char* what);

/// Takes the first line off the front of the text.
[[nodiscard]] std::string_view takeLine(std::string_view& text);

/// The rules of "vyrt rearpawns=outward"; those of chess if there are none of that name. Compiled once.
[[nodiscard]] const RulebookPtr& rulesNamed(std::string_view line);

/// The judge of this rulebook, which has to come from a cache that is never given up. Made once.
[[nodiscard]] const GoalJudge& judgeOf(const Rulebook& book);

/// What engine programs are started with, so that the same input always does the same.
[[nodiscard]] protocol::Settings smallSettings();
/// What all sessions of a target share: rulebooks are compiled once, and searches are short.
[[nodiscard]] std::shared_ptr<engine::Resources> smallResources();

}  // namespace rokada::fuzz
