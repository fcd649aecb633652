// Writes a tree as PGN. Reading it again gives an equal tree.
#pragma once

#include "record/gametree.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Tags, moves, an empty line after each. Rules and start position become tags where they are not the default ones of
/// chess.
[[nodiscard]] std::string pgnText(const GameTree& tree);

/// The same for other people: the seven tags that PGN asks for are there. What is not known is "?"; nothing is guessed.
[[nodiscard]] std::string publishedPgn(GameTree tree);
/// The tags that a text with these ones lacks to be published, as text.
[[nodiscard]] std::string missingRoster(const std::vector<Tag>& tags);
/// A published text in place of one in a file: the empty line behind a game stays that of the file.
[[nodiscard]] std::string_view inPlaceOfGame(std::string_view published, std::string_view rest);

}  // namespace rokada
