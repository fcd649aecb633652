// What position texts stand in when they are copied: a FEN tag of PGN, "FEN:" in front, quotation marks, a line of UCI,
// the address of a page of lichess.org, chess.com or pychess.org.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

struct CarriedPosition {
    std::string text;     ///< the position text
    std::size_t at = 0;   ///< where it stands in what carried it; 0 if it was written in another way there
    std::string variant;  ///< the name that the address has for the variant; empty if it names none
};

/// Takes a position text out of what carries it; a text that nothing carries is returned as it is. Nothing for an
/// address without a position of a board with `rows` rows. Addresses write blanks as '_', '+' or "%20"; the position
/// is the parameter `fen`, or the last parts of the path.
[[nodiscard]] std::optional<CarriedPosition> carriedPosition(std::string_view text, int rows);
/// Whether the text is the address of a page.
[[nodiscard]] bool isAddress(std::string_view text);

}  // namespace rokada
