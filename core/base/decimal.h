// Parses decimal numbers independently of the locale.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace rokada {

/// Decimal number at the start of a text.
struct Decimal {
    double value = 0;
    std::size_t length = 0;  ///< number of characters
};

/// Parses the number at the start of a text, such as "12.5", ".5" or "5.". The number has no sign and no exponent.
/// Returns nullopt if the text does not start with a number, or if the number is too large.
[[nodiscard]] std::optional<Decimal> leadingDecimal(std::string_view text);

/// Converts digits with at most one point. Returns nullopt if the number is too large. The build chooses one of two
/// source files, because not every standard library has std::from_chars for floating-point numbers.
[[nodiscard]] std::optional<double> decimalValue(std::string_view digits);

}  // namespace rokada
