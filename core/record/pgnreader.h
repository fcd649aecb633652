// Reads the PGN text of one game into a tree. docs/formats.md describes the format with Rokada's extensions for
// variants.
//
// No text is lost and no move is invented: a word that is not a move becomes a comment, and from an illegal move on the
// rest of its variation is kept unread.
#pragma once

#include "record/encoding.h"
#include "record/gametree.h"
#include "record/pgnreport.h"
#include "record/pgnsplitter.h"
#include "record/rulebookcache.h"

#include <stop_token>
#include <string>
#include <vector>

namespace rokada {

struct PgnGame {
    GameTree tree;
    PgnReport report;
    Encoding encoding = Encoding::Utf8;  ///< encoding of the source text; the tree is in UTF-8
    /// False for a game of an unknown variant, or with rules or a start that cannot be read. Its tree then has only the
    /// tags, on any board, and `text` holds the game.
    bool playable = true;
    std::string text;  ///< in UTF-8; empty if the game is playable
};

/// Maximum nesting of variations. Deeper ones are kept as text: nobody writes them, and each level costs two positions.
inline constexpr std::size_t DeepestVariation = 1000;

/// Returns only the tags, in order.
[[nodiscard]] std::vector<Tag> pgnTags(const PgnText& text);
/// Reads a game. `letters` is the language of the file's piece letters: it is tried first, and set if the game uses
/// another one.
[[nodiscard]] PgnGame readPgn(const PgnText& text, RulebookCache& rulebookCache, const std::stop_token& stop = {},
                              PieceLanguage* letters = nullptr);

}  // namespace rokada
