// Tries languages, spellings and keyboard layouts to read a typed move.
#pragma once

#include "text/notation.h"
#include "text/writtenmove.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace rokada {

using Letters32 = std::u32string;

/// Decodes UTF-8. An incomplete character at the end becomes U+FFFD, which no move contains.
[[nodiscard]] Letters32 decoded(std::string_view text);

/// Receives the letters of one or more languages, and a text with its spelling. Returns true if this reading succeeds.
using TypedReader = std::function<bool(std::span<const MoveAlphabet>, const Spelling&, std::u32string_view)>;
/// Calls `reader` with one language and spelling after another until it returns true. `typedMoves` describes their
/// order.
void readTyped(std::string_view text, std::span<const Letters> languages, const TypedReader& reader);

}  // namespace rokada
