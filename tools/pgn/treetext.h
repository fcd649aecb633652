// Random games with variations, in every form that people and programs write. They test PGN readers.
#pragma once

#include "rules/rulebook.h"

#include <random>
#include <string>

namespace rokada {

/// Returns the text of a game with nested variations, repeated moves, and all kinds of comments, symbols and numbers.
/// Equal states of `random` give equal texts.
[[nodiscard]] std::string treeText(const RulebookPtr& book, std::mt19937_64& random);

}  // namespace rokada
