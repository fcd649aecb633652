#include "base/decimal.h"

#include <charconv>
#include <system_error>

namespace rokada {

std::optional<double> decimalValue(std::string_view digits) {
    double value = 0;
    const auto [rest, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

}  // namespace rokada
