// Parses and writes game results, also in the forms of other programs.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Half points of the first and the second team: 2 and 0 for "1-0". In "0-0" both have lost.
struct GameResult {
    int first = 0, second = 0;
    bool played = true;  ///< false for a win by forfeit: "+:-"

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// Returns the length in bytes of the result at the start of `text`, or 0: "1-0", "1 - 0", "1:0", "1/2", "½-½",
/// "0.5-0.5", "1/2-0", "0-0", "+:-", and "*" for a game without a result.
[[nodiscard]] std::size_t resultLength(std::string_view text);
/// Returns the result for a whole text, also for "+/-", which is a NAG between moves. Returns nullopt for "*", "?", an
/// empty text and all others.
[[nodiscard]] std::optional<GameResult> resultMeant(std::string_view text);
/// Returns the word that ends the moves in a file: "1-0", "0-1", "1/2-1/2", or "*" for results that PGN does not have.
[[nodiscard]] std::string_view resultWord(const std::optional<GameResult>& result);
/// Returns a tag value in standard spelling where one exists: "½-½" becomes "1/2-1/2". "+:-" stays; others lose their
/// spaces.
[[nodiscard]] std::string standardResult(std::string_view text);

}  // namespace rokada
