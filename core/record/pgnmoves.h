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

/// A finding whose place is an offset in the text.
struct PgnFindingAt {
    std::size_t at = 0;
    PgnFinding finding;
};

/// The findings of one game, in any order. More than `PgnReport::Most` are counted only.
struct PgnFindings {
    std::vector<PgnFindingAt> found;
    std::size_t uncounted = 0;

    void add(std::size_t at, PgnFindingCode what, std::string_view word, std::optional<ParseError> why = {});
    /// That the start position, `word`, is not exact.
    void add(std::size_t at, const PositionRemark& remark, std::string_view word);
};

struct ReadMoves {
    PgnFindings findings;
    std::string result;  ///< the word that ends the moves, as it stands; empty if there is none
    std::size_t resultAt = 0;
    std::size_t losses = 0;    ///< variations that were not read to their end
    std::string firstBadWord;  ///< of them
};

/// Reads from `first` on, the first item of the moves, which `grammar` has just returned. `text` is all that `grammar`
/// reads.
[[nodiscard]] ReadMoves readMoves(std::string_view text, PgnGrammar grammar, PgnGrammar::Item first, GameTree& tree,
                                  PieceLanguage letters, const std::stop_token& stop);

}  // namespace rokada
