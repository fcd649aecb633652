// Random games with variations in every way in which people and programs write them: what readers must bear.
#pragma once

#include "rules/rulebook.h"

#include <random>
#include <string>

namespace rokada {

/// The text of a game: variations in variations, moves that are told twice, all kinds of comments, symbols and numbers.
/// The same random numbers give the same text.
[[nodiscard]] std::string treeText(const RulebookPtr& book, std::mt19937_64& random);

}  // namespace rokada
