// Reads the moves of a game, with all comments, NAGs and variations, into a tree.
#pragma once

#include "record/gametree.h"
#include "record/pgngrammar.h"
#include "record/pgnreport.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Finding of the PGN reader (pgnreport.h) with its byte offset in the text.
struct PgnFindingAt {
    std::size_t at = 0;
    PgnFinding finding;
};

/// Findings of one game, in any order. `uncounted` counts the findings beyond `PgnReport::Max`, which are not stored.
struct PgnFindings {
    std::vector<PgnFindingAt> found;
    std::size_t uncounted = 0;

    void add(std::size_t at, PgnFindingCode what, std::string_view word, std::optional<ParseError> why = {});
    /// Adds a finding about a start position that was corrected. `word` is the text of the position.
    void add(std::size_t at, const PositionRemark& remark, std::string_view word);
};

struct ReadMoves {
    PgnFindings findings;
    std::string result;  ///< result that ends the moves, as written; empty if there is none
    std::size_t resultAt = 0;
    std::size_t losses = 0;    ///< number of variations that could not be read to the end
    std::string firstBadWord;  ///< first word with the form of a move that is not a legal move
};

/// Reads the moves of a game into `tree`. `first` is the first item of the moves, which `grammar` has just returned.
/// `text` is the whole text that `grammar` reads. `letters` is the language of the piece letters. Ends early if `stop`
/// is requested.
[[nodiscard]] ReadMoves readMoves(std::string_view text, PgnGrammar grammar, PgnGrammar::Item first, GameTree& tree,
                                  PieceLanguage letters, const std::stop_token& stop);

}  // namespace rokada
