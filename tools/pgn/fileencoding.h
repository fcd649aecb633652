// The encoding of a file's games that have no UTF-8 letters.
#pragma once

#include "record/encoding.h"

#include <optional>
#include <string>

namespace rokada {

/// Reads all of the file. nullopt if all text is UTF-8 or ASCII, or the file cannot be read.
[[nodiscard]] std::optional<Encoding> oldEncodingOf(const std::string& file);

}  // namespace rokada
