// Writes a game tree as PGN. `readPgn` reads the written text as an equal tree.
#pragma once

#include "record/encoding.h"
#include "record/gametree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Returns the tags and the moves, each followed by an empty line. Writes tags for the rules and the start position if
/// they differ from the default rules and start position of chess.
[[nodiscard]] std::string pgnText(const GameTree& tree);
/// Returns the tags as `pgnText` writes them, each in a line. Returns nullopt if they are not valid UTF-8; `pgnText` may
/// then change them.
[[nodiscard]] std::optional<std::string> tagLines(const GameTree& tree);

/// Returns the PGN text with all seven tags that the standard requires. Unknown values are "?".
[[nodiscard]] std::string publishedPgn(GameTree tree);
/// Returns the text of the required tags that `tags` does not contain.
[[nodiscard]] std::string missingRoster(const std::vector<Tag>& tags);

/// Line ends of a file.
enum class LineEnd : std::uint8_t { Lf, CrLf };
/// Returns the kind of the first line end, or nullopt if the text has no line end.
[[nodiscard]] std::optional<LineEnd> lineEndIn(std::string_view text);
/// Returns the text of a game that replaces a game in a file, in the encoding and with the line ends of the file.
/// `rest` is the text of the file after the old game. If it is empty or starts with a line end, the new text ends
/// without an empty line.
[[nodiscard]] EncodedText inPlaceOfGame(std::string_view published, std::string_view rest, Encoding encoding,
                                        LineEnd lineEnd);

}  // namespace rokada
