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

/// Returns tags and moves, each followed by an empty line. Rules and start position become tags if they differ from the
/// defaults of chess.
[[nodiscard]] std::string pgnText(const GameTree& tree);

/// Returns the text for publication, with the seven tags that PGN requires. Unknown values are "?".
[[nodiscard]] std::string publishedPgn(GameTree tree);
/// Returns the required tags that are missing among these, as text.
[[nodiscard]] std::string missingRoster(const std::vector<Tag>& tags);

/// Line ends of a file.
enum class LineEnd : std::uint8_t { Lf, CrLf };
/// Returns the line end of the first line, or nullopt if the text has only one line.
[[nodiscard]] std::optional<LineEnd> lineEndIn(std::string_view text);
/// Returns a published text that replaces a game in a file, with the encoding and line ends of that file. Leaves out
/// the empty line after the game if `rest`, the text that follows there, starts with a line end or is empty.
[[nodiscard]] EncodedText inPlaceOfGame(std::string_view published, std::string_view rest, Encoding encoding,
                                        LineEnd lineEnd);

}  // namespace rokada
