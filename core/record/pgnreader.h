// Reads one game's PGN text into a tree. The format, with what we add for our games, is in docs/formats.md.
#pragma once

#include "base/parseerror.h"
#include "record/gametree.h"
#include "record/pgnsplitter.h"
#include "record/rulebookcache.h"

#include <optional>
#include <string>
#include <vector>

namespace rokada {

/// What is wrong with a game's text.
enum class RecordErrorCode : std::uint8_t {
    TooLong,
    TooDeep,         ///< lines within lines within lines
    BadTag,          ///< brackets without name and value
    UnknownVariant,  ///< `word` is the value of the tag Variant
    BadRules,        ///< `word` is the value of the tag Rules
    BadStart,        ///< the start position; `why` says what is wrong with it
    BadMove,         ///< `word` is the move; `why` says what is wrong with it
    UnclosedComment,
    UnclosedVariation,  ///< a variation without its end
    StrayBracket,
};

/// Where and why a game's text was not understood. Sentences are made where people read them.
struct RecordError {
    RecordErrorCode what{};
    std::size_t line = 0, column = 0;  ///< from 1
    std::string word;
    std::optional<ParseError> why;
};

/// A game as far as it could be read. After a fault in the main line nothing of it is read; a line with a fault ends
/// before it, and everything else is there. If the game or its start is unknown, only the tags are.
struct PgnGame {
    GameTree tree;
    std::optional<RecordError> error;  ///< the first one
};

/// Lines within lines; more of them are a fault.
inline constexpr std::size_t DeepestVariation = 100;

/// The tags alone, in their order.
[[nodiscard]] std::vector<Tag> pgnTags(const PgnText& text);
[[nodiscard]] PgnGame readPgn(const PgnText& text, RulebookCache& rulebookCache);

}  // namespace rokada
