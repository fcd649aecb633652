// Computer opponents of each variant, with their weaknesses and ratings. Parses the files in resources/opponents in the
// format that docs/formats.md describes.
#pragma once

#include "ai/levels/level.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace rokada {

/// Rating on the scale of one variant. Ratings of different variants cannot be compared.
struct Rating {
    int value = 0;
    int margin = 0;  ///< half of the width of the 95 % confidence interval
    /// True if the engines of other authors that define the scale are all stronger than this opponent. The rating then
    /// follows only from games between the opponents.
    bool estimate = false;

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// Opponent below full strength.
struct RatedOpponent {
    std::string id;  ///< identifier of the opponent, for example "anton"
    Level level;     ///< level that the opponent has; a whole number if the opponent stands for one of the ten levels
    Rating rating;
    Weakness weakness;
    /// True if games have shown the style: a counted feature differs from that of the same opponent without style by
    /// more than the 95 % confidence interval.
    bool styleShown = false;
};

/// Opponents of a variant.
struct OpponentList {
    std::vector<RatedOpponent> opponents;  ///< weakest first, in the order of their levels
    Rating full;                           ///< rating of full strength
};

enum class OpponentErrorCode : std::uint8_t {
    UnknownWord,  ///< a line begins with an unknown word, or a key is unknown or stands twice
    BadNumber,    ///< a value is not a number, or out of bounds
    MissingKey,   ///< a line lacks a key
    BadName,      ///< the identifier is missing, stands twice or is not made of lower-case letters
    BadOrder,     ///< an opponent is not stronger than the one before, in level or rating
    BadCount,     ///< too few or too many opponents, or not exactly one line for full strength
};

/// Error in a list of opponents. `line` counts from 1; it is the line after the last one if something is missing.
struct OpponentError {
    std::size_t line = 0;
    OpponentErrorCode what{};

    friend bool operator==(const OpponentError&, const OpponentError&) = default;
};

/// Number of opponents that a variant can have.
inline constexpr std::size_t FewestOpponents = 6, MostOpponents = 14;

/// Parses a list of opponents.
[[nodiscard]] tl::expected<OpponentList, OpponentError> parseOpponents(std::string_view text);

/// Returns the bytes of the file in `resources/opponents` with this name, or an empty view if there is none.
[[nodiscard]] std::string_view shippedOpponents(std::string_view name);
/// Returns the opponents of a variant. A variant without a list of its own has the one in `usual.txt`.
[[nodiscard]] const OpponentList& opponentsIn(std::string_view game);

}  // namespace rokada
