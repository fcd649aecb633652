// Results of games as text, in the forms of other programs too.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Half points of the first and of the second team: 2 and 0 for "1-0". "0-0" is a game that both have lost.
struct GameResult {
    int first = 0, second = 0;
    bool played = true;  ///< false for a win by default: "+:-"

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// The length in bytes of the result at the front of `text`, 0 if there is none: "1-0", "1 - 0", "1:0", "1/2", "½-½",
/// "0.5-0.5", "1/2-0", "0-0", "+:-", and "*" for a game without a result.
[[nodiscard]] std::size_t resultLength(std::string_view text);
/// The result that a whole text means, also "+/-", which between moves is an evaluation. nullopt for "*", "?", an empty
/// text and all others.
[[nodiscard]] std::optional<GameResult> resultMeant(std::string_view text);
/// The word that ends the moves in a file: "1-0", "0-1", "1/2-1/2", and "*" for results that PGN does not have.
[[nodiscard]] std::string_view resultWord(const std::optional<GameResult>& result);
/// A tag's value in the spelling of the standard, if that says as much: "½-½" is "1/2-1/2"; "+:-" stays, and others
/// lose their blanks.
[[nodiscard]] std::string standardResult(std::string_view text);

}  // namespace rokada
