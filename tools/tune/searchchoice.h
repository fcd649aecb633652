// Selects search parameters, and converts them to text and back.
#pragma once

#include "ai/search/searchparameters.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rokada::tune {

/// One search parameter that can be tuned.
struct SearchNumber {
    std::string_view name;
    int SearchParameters::*field;
    double step;  ///< size of a change that has an effect but does not ruin the search
    int least;
};

[[nodiscard]] std::span<const SearchNumber> searchNumbers();

/// Returns the parameters as text, with one name and value per line.
[[nodiscard]] std::string written(const SearchParameters& parameters);
/// Parses parameters. Missing parameters get their default values. Returns nullopt if a line has an unknown name, or a
/// value that is too small.
[[nodiscard]] std::optional<SearchParameters> parseSearchParameters(const std::string& text);

/// Returns the parameters of a choice: "usual" (the defaults), "tuned" (those of the variant), or the path of a file.
/// Returns nullopt if the file cannot be read, is empty or contains an error.
[[nodiscard]] std::optional<SearchParameters> chosenParameters(const std::string& choice, std::string_view variant);

}  // namespace rokada::tune
