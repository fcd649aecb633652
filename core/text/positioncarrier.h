// Extracts position texts from their usual surroundings when copied: a FEN tag of PGN, "FEN:" as a prefix, quotation
// marks, a UCI line, or the address of a page of lichess.org, chess.com or pychess.org.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

struct CarriedPosition {
    std::string text;     ///< position text
    std::size_t at = 0;   ///< offset in the surrounding text; 0 if it was encoded differently there
    std::string variant;  ///< variant name of the address; empty if it has none
};

/// Extracts a position text from its surroundings; returns a plain text unchanged. Returns nullopt for an address
/// without a position of a board with `rows` rows. In addresses spaces are '_', '+' or "%20"; the position is the
/// parameter `fen` or the last parts of the path.
[[nodiscard]] std::optional<CarriedPosition> carriedPosition(std::string_view text, int rows);
/// Returns true if the text is a web address.
[[nodiscard]] bool isAddress(std::string_view text);

}  // namespace rokada
