// Splits text lines of engines and command lines into words, numbers and pairs.
#pragma once

#include "external/answer.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace rokada::external {

/// Returns the text without white space at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Returns the words of a line, separated by white space.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view line);
/// Returns the words of a line as a shell reads them: single or double quotes hold words together and are removed.
[[nodiscard]] Answer<std::vector<std::string>> quotedWords(std::string_view line);
/// Parses a decimal integer with an optional sign. The whole text must match.
[[nodiscard]] std::optional<long long> wholeNumber(std::string_view text);
/// Parses the digits at the start of the text, because engines write depths as "12." or "12&".
[[nodiscard]] std::optional<long long> leadingNumber(std::string_view text);
/// Parses a non-negative number with an optional fraction. The whole text must match.
[[nodiscard]] std::optional<double> decimalNumber(std::string_view text);
/// Splits "name=value" at the first '='. Returns nullopt if there is no '='.
[[nodiscard]] std::optional<std::pair<std::string_view, std::string_view>> splitPair(std::string_view text);
/// Returns true if both words are equal without regard to ASCII case.
[[nodiscard]] bool sameWord(std::string_view a, std::string_view b);

}  // namespace rokada::external
