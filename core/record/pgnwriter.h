// Writes a tree as PGN. Reading it again gives an equal tree.
#pragma once

#include "record/encoding.h"
#include "record/gametree.h"

#include <cstdint>
#include <optional>
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

/// How the lines of a file end.
enum class LineEnd : std::uint8_t { Lf, CrLf };
/// That of the first line of a text; nullopt if it has one line only.
[[nodiscard]] std::optional<LineEnd> lineEndIn(std::string_view text);
/// A published text in place of a game in a file, with the encoding and the line ends of that file. The empty line
/// behind a game stays that of the file: it is left out if `rest`, which follows the game there, begins with a line end
/// or is empty.
[[nodiscard]] EncodedText inPlaceOfGame(std::string_view published, std::string_view rest, Encoding encoding,
                                        LineEnd lineEnd);

}  // namespace rokada
