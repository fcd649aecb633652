// Detects the encoding of the games in a file that have no UTF-8 letters.
#pragma once

#include "record/encoding.h"

#include <optional>
#include <string>

namespace rokada {

/// Reads the whole file. Returns nullopt if all text is UTF-8 or ASCII, or if the file cannot be read.
[[nodiscard]] std::optional<Encoding> oldEncodingOf(const std::string& file);

}  // namespace rokada
