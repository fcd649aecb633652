// Selects search parameters: their names and text form.
#pragma once

#include "ai/search/searchparameters.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rokada::tune {

/// One tunable parameter.
struct SearchNumber {
    std::string_view name;
    int SearchParameters::*field;
    double step;  ///< change that is noticeable without ruining the search
    int least;
};

[[nodiscard]] std::span<const SearchNumber> searchNumbers();

/// Returns one line with name and value for each parameter.
[[nodiscard]] std::string written(const SearchParameters& parameters);
/// Parses parameters. Missing ones get their defaults. Returns nullopt if a line has an unknown name or a value that is
/// too small.
[[nodiscard]] std::optional<SearchParameters> parseSearchParameters(const std::string& text);

/// Returns "usual" (default parameters), "tuned" (those of the variant), or the parameters of a file; nullopt if it
/// cannot be read.
[[nodiscard]] std::optional<SearchParameters> chosenParameters(const std::string& choice, std::string_view variant);

}  // namespace rokada::tune
