// Words, numbers and pairs out of lines of text, as engines and command lines write them.
#pragma once

#include "external/answer.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace rokada::external {

[[nodiscard]] std::string_view trimmed(std::string_view text);
/// The words of a line, without the white space between them.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view line);
/// The words of a line as a shell reads them: quotes, single or double, hold words together and are dropped.
[[nodiscard]] Answer<std::vector<std::string>> quotedWords(std::string_view line);
/// A decimal number with an optional sign that takes up the whole text.
[[nodiscard]] std::optional<long long> wholeNumber(std::string_view text);
/// The digits that the text begins with, as engines write "12." or "12&" for a depth.
[[nodiscard]] std::optional<long long> leadingNumber(std::string_view text);
/// A number of at least 0 with an optional fraction that takes up the whole text.
[[nodiscard]] std::optional<double> decimalNumber(std::string_view text);
/// "name=value" at the first '='; nothing if there is none.
[[nodiscard]] std::optional<std::pair<std::string_view, std::string_view>> splitPair(std::string_view text);
/// Equal apart from upper and lower case (ASCII).
[[nodiscard]] bool sameWord(std::string_view a, std::string_view b);

}  // namespace rokada::external
