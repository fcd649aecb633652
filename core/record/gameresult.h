// Parses and writes game results. Reads also the forms that other programs write.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Half points of the first and of the second team: 2 and 0 for "1-0". In "0-0", both teams have lost.
struct GameResult {
    int first = 0, second = 0;
    bool played = true;  ///< false if the game was decided by forfeit, as in "+:-"

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// Returns the length in bytes of the result at the start of `text`, or 0 if there is none. Accepts "1-0", "1 - 0",
/// "1:0", "1/2", "½-½", "0.5-0.5", "1/2-0", "0-0", "+:-", and "*" for a game without a result.
[[nodiscard]] std::size_t resultLength(std::string_view text);
/// Returns the result if the whole text is one. Accepts also "+/-", which is a NAG between moves. Returns nullopt for
/// "*" and all other texts.
[[nodiscard]] std::optional<GameResult> resultMeant(std::string_view text);
/// Returns the PGN word that ends the moves: "1-0", "0-1" or "1/2-1/2". Returns "*" if PGN has no word for the result.
[[nodiscard]] std::string_view resultWord(const std::optional<GameResult>& result);
/// Returns a Result tag in standard spelling if there is one: "½-½" becomes "1/2-1/2". Other results lose only their
/// spaces, so "+:-" stays.
[[nodiscard]] std::string standardResult(std::string_view text);

}  // namespace rokada
