// Reads the moves of a game, with everything between them, into its tree.
#pragma once

#include "record/gametree.h"
#include "record/pgngrammar.h"
#include "record/pgnreport.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// A finding with its offset in the text.
struct PgnFindingAt {
    std::size_t at = 0;
    PgnFinding finding;
};

/// Findings of one game, in any order. Findings beyond `PgnReport::Most` are only counted.
struct PgnFindings {
    std::vector<PgnFindingAt> found;
    std::size_t uncounted = 0;

    void add(std::size_t at, PgnFindingCode what, std::string_view word, std::optional<ParseError> why = {});
    /// Adds a finding about an inexact start position, `word`.
    void add(std::size_t at, const PositionRemark& remark, std::string_view word);
};

struct ReadMoves {
    PgnFindings findings;
    std::string result;  ///< word that ends the moves, unchanged; empty if there is none
    std::size_t resultAt = 0;
    std::size_t losses = 0;    ///< number of variations that were not read to the end
    std::string firstBadWord;  ///< first word that is not a legal move
};

/// Reads the moves. `first` is the first item of the moves, which `grammar` has just returned. `text` is the whole text
/// of `grammar`.
[[nodiscard]] ReadMoves readMoves(std::string_view text, PgnGrammar grammar, PgnGrammar::Item first, GameTree& tree,
                                  PieceLanguage letters, const std::stop_token& stop);

}  // namespace rokada
