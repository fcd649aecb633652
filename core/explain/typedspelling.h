// What a text means that was typed in one of several languages, on any keyboard layout.
#pragma once

#include "text/notation.h"
#include "text/writtenmove.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace rokada {

using Letters32 = std::u32string;

/// UTF-8 by characters; invalid bytes become a character that no move contains.
[[nodiscard]] Letters32 decoded(std::string_view text);

/// Is given letters of one language or several, and a text with its spelling. True if it was understood.
using TypedReader = std::function<bool(std::span<const MoveAlphabet>, const Spelling&, std::u32string_view)>;
/// Tries the languages and spellings in their order until one of them is understood: see `typedMoves`.
void readTyped(std::string_view text, std::span<const Letters> languages, const TypedReader& reader);

}  // namespace rokada
