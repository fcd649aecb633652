#include "base/decimal.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns the number of digits from `at` on.
std::size_t digitsFrom(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of("0123456789", at), text.size()) - at;
}

}  // namespace

std::optional<Decimal> leadingDecimal(std::string_view text) {
    const std::size_t whole = digitsFrom(text, 0);
    std::size_t length = whole, digits = whole;
    if (length < text.size() && text[length] == '.') {
        const std::size_t fraction = digitsFrom(text, length + 1);
        digits += fraction;
        length += 1 + fraction;
    }
    if (digits == 0) return std::nullopt;
    const auto value = decimalValue(text.substr(0, length));
    if (!value) return std::nullopt;
    return Decimal{*value, length};
}

}  // namespace rokada
