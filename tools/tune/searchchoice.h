// By which parameters a player searches: names and texts of them.
#pragma once

#include "ai/search/searchparameters.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rokada::tune {

/// One number that may be tuned.
struct SearchNumber {
    std::string_view name;
    int SearchParameters::*field;
    double step;  ///< a change that is likely to be felt, and not to ruin the search
    int least;
};

[[nodiscard]] std::span<const SearchNumber> searchNumbers();

/// A line of name and value for each.
[[nodiscard]] std::string written(const SearchParameters& parameters);
/// Numbers that are not named are as usual. Nothing if a line is not a known name and a value that is not too small.
[[nodiscard]] std::optional<SearchParameters> parseSearchParameters(const std::string& text);

/// "usual" (of a game without its own), "tuned" (what the variant has), or a file; nothing if it cannot be read.
[[nodiscard]] std::optional<SearchParameters> chosenParameters(const std::string& choice, std::string_view variant);

}  // namespace rokada::tune
