// Reads one game's PGN text into a tree. The format, with our additions for variants, is in docs/formats.md.
#pragma once

#include "base/parseerror.h"
#include "record/encoding.h"
#include "record/gametree.h"
#include "record/pgnsplitter.h"
#include "record/rulebookcache.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace rokada {

/// What is wrong with a game's text.
enum class RecordErrorCode : std::uint8_t {
    TooLong,
    TooDeep,         ///< variations nested too deeply
    BadTag,          ///< brackets without name and value
    UnknownVariant,  ///< `word` is the value of the tag Variant
    BadRules,        ///< `word` is the value of the tag Rules
    BadStart,        ///< the start position; `why` says what is wrong with it
    BadMove,         ///< `word` is the move; `why` says what is wrong with it
    UnclosedComment,
    UnclosedVariation,  ///< a variation without its end
    StrayBracket,
};

/// Where and why a game's text could not be read. The user interface has the sentences.
struct RecordError {
    RecordErrorCode what{};
    std::size_t line = 0, column = 0;  ///< from 1
    std::string word;
    std::optional<ParseError> why;
};

/// A game as far as it could be read. The main variation ends at its first error, and so does every other; the rest is
/// kept. Without a known variant and start only the tags are.
struct PgnGame {
    GameTree tree;
    std::optional<RecordError> error;    ///< the first one
    Encoding encoding = Encoding::Utf8;  ///< of the text that was read; the tree's is UTF-8
};

/// Variations within variations; deeper ones are an error. No person writes so many, and each costs two positions.
inline constexpr std::size_t DeepestVariation = 1000;

/// The tags alone, in their order.
[[nodiscard]] std::vector<Tag> pgnTags(const PgnText& text);
[[nodiscard]] PgnGame readPgn(const PgnText& text, RulebookCache& rulebookCache, const std::stop_token& stop = {});

}  // namespace rokada
