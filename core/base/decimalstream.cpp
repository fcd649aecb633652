#include "base/decimal.h"

#include <locale>
#include <sstream>
#include <string>

namespace rokada {

std::optional<double> decimalValue(std::string_view digits) {
    std::istringstream in{std::string(digits)};
    in.imbue(std::locale::classic());
    double value = 0;
    return in >> value ? std::optional(value) : std::nullopt;
}

}  // namespace rokada
