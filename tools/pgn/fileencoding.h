// Detects the one-byte encoding of the games in a file that are not in UTF-8.
#pragma once

#include "record/encoding.h"

#include <optional>
#include <string>

namespace rokada {

/// Reads the whole file, and returns its old encoding, Windows-1251 or Windows-1252. Returns nullopt if all text is
/// UTF-8 or ASCII, or if the file cannot be read.
[[nodiscard]] std::optional<Encoding> oldEncodingOf(const std::string& file);

}  // namespace rokada
