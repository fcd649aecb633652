// Reads one game's PGN text into a tree. The format, with our additions for variants, is in docs/formats.md.
//
// Nothing that is not understood disappears, and no move is invented: a word that is no move becomes a comment; from a
// move that is not legal on, the rest of its variation is kept as it stands.
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
    Encoding encoding = Encoding::Utf8;  ///< of the text that was read; the tree's is UTF-8
    /// False for a game of an unknown variant, or with rules or a start that cannot be read. Its tree has the tags
    /// alone, on any board, and `text` is the game.
    bool playable = true;
    std::string text;  ///< in UTF-8; empty if the game is playable
};

/// Variations within variations; deeper ones are kept as text. No person writes so many, and each costs two positions.
inline constexpr std::size_t DeepestVariation = 1000;

/// The tags alone, in their order.
[[nodiscard]] std::vector<Tag> pgnTags(const PgnText& text);
/// `letters` is the language of the file's pieces: the reader tries it first, and sets it if the game has another one.
[[nodiscard]] PgnGame readPgn(const PgnText& text, RulebookCache& rulebookCache, const std::stop_token& stop = {},
                              PieceLanguage* letters = nullptr);

}  // namespace rokada
