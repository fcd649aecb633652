// Reads the PGN text of one game into a tree. docs/formats.md describes the format, including Rokada's extensions for
// variants.
//
// No text is lost and no move is invented. A word that is not a move becomes a comment. An illegal move and the text
// after it, up to the end of the variation, are kept unread.
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
    /// False for a game of an unknown variant, or with rules or a start position that cannot be read. The tree then has
    /// only the tags, and `text` holds the game.
    bool playable = true;
    std::string text;  ///< text of the game in UTF-8; empty if the game is playable
};

/// Maximum nesting of variations. Deeper variations are kept as text, because each level needs the memory of two
/// positions.
inline constexpr std::size_t DeepestVariation = 1000;

/// Returns only the tags of a game, in their order.
[[nodiscard]] std::vector<Tag> pgnTags(const PgnText& text);
/// Reads a game. `letters` is the language of the piece letters in the file; nullptr means English. This language is
/// tried first. If the game uses another language, `*letters` is set to it.
[[nodiscard]] PgnGame readPgn(const PgnText& text, RulebookCache& rulebookCache, const std::stop_token& stop = {},
                              PieceLanguage* letters = nullptr);

}  // namespace rokada
