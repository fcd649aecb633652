// Helpers of the fuzz targets: lines, rules by name, and an assertion that is active in every build.
#pragma once

#include "learn/goal.h"
#include "rules/rulebook.h"
#include "session.h"

#include <memory>
#include <string_view>

namespace rokada::fuzz {

/// Aborts with the message `what` if `holds` is false. Unlike `assert`, it also works in release builds.
void expect(bool holds, const char* what);

/// Removes the first line from `text` and returns it without its line break.
[[nodiscard]] std::string_view takeLine(std::string_view& text);

/// Returns the rules of a line such as "vyrt rearpawns=outward". Returns the rules of chess if the line is invalid.
/// Compiles each rulebook only once.
[[nodiscard]] const RulebookPtr& rulesNamed(std::string_view line);

/// Returns the object that tests the goals of lessons under these rules (learn/goal.h). Creates one object for each
/// rulebook. The rulebook must exist until the program ends.
[[nodiscard]] const GoalJudge& judgeOf(const Rulebook& book);

/// Returns engine settings with which the results are reproducible.
[[nodiscard]] protocol::Settings smallSettings();
/// Returns engine resources that all sessions of a target share. They keep compiled rulebooks and limit searches to few
/// nodes.
[[nodiscard]] std::shared_ptr<engine::Resources> smallResources();

}  // namespace rokada::fuzz
