// Helpers of the fuzz targets: lines, rules by name, and a check that is always active.
#pragma once

#include "learn/goal.h"
#include "rules/rulebook.h"
#include "session.h"

#include <memory>
#include <string_view>

namespace rokada::fuzz {

/// Aborts with a message if `holds` is false, also in release builds.
void expect(bool holds, const char* what);

/// Removes the first line from the text and returns it.
[[nodiscard]] std::string_view takeLine(std::string_view& text);

/// Returns the rules of a line such as "vyrt rearpawns=outward"; those of chess if it is invalid. Compiled once.
[[nodiscard]] const RulebookPtr& rulesNamed(std::string_view line);

/// Returns the judge of this rulebook, which must come from a permanent cache. Created once.
[[nodiscard]] const GoalJudge& judgeOf(const Rulebook& book);

/// Returns reproducible settings of engine programs.
[[nodiscard]] protocol::Settings smallSettings();
/// Returns resources shared by all sessions of a target: rulebooks are compiled once, and searches are short.
[[nodiscard]] std::shared_ptr<engine::Resources> smallResources();

}  // namespace rokada::fuzz
