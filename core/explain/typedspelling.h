// Tries languages, spellings and keyboard layouts to read a typed move. `typedmove.h` uses it.
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

/// Tries to read a move. Its arguments are the piece letters of one or more languages, the letters that were replaced
/// in the text, and the text. Returns true if the text is a move.
using TypedReader = std::function<bool(std::span<const MoveAlphabet>, const Spelling&, std::u32string_view)>;
/// Calls `reader` with one language and spelling after another until it returns true. The comment of `typedMoves`
/// describes their order.
void readTyped(std::string_view text, std::span<const Letters> languages, const TypedReader& reader);

}  // namespace rokada
