// Extracts position texts from the text that surrounds them when they are copied: a FEN tag of PGN, "FEN:" in front,
// quotation marks, a UCI command, or the address of a page of lichess.org, chess.com or pychess.org.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

struct CarriedPosition {
    std::string text;     ///< position text
    std::size_t at = 0;   ///< offset in the surrounding text; 0 for a web address, which encodes the text differently
    std::string variant;  ///< variant that the web address names; empty if it names none
};

/// Extracts a position text from its surroundings. Returns a plain position text unchanged. In a web address, the
/// position is the parameter `fen` or the last parts of the path, and spaces are '_', '+' or "%20". Returns nullopt for
/// a web address without a position of a board with `rows` rows.
[[nodiscard]] std::optional<CarriedPosition> carriedPosition(std::string_view text, int rows);
/// Returns true if the text is a web address, for example of lichess.org.
[[nodiscard]] bool isAddress(std::string_view text);

}  // namespace rokada
