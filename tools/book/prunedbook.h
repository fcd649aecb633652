// Drops the moves of an opening book that lose too much.
#pragma once

#include "soundmoves.h"

#include "book/compactbook.h"

#include <functional>
#include <string>

namespace rokada::tools {

struct PrunePlan {
    int often = 3000;  ///< minimum sum of the weights of a position whose moves get the longest searches
    /// Number of positions whose moves are judged, those with the largest sums of weights first. All other positions
    /// keep their moves.
    std::size_t judged = 1'000'000;
};

/// Returns the contents of a book without the moves that `judge` finds unsound, and without the positions that keep no
/// move. Positions after dropped moves stay, because the book also answers mistakes. Positions that cannot be reached
/// by legal moves through positions of the new book are left out. Calls `onProgress` with messages.
[[nodiscard]] BookContents prunedBook(const RulebookPtr& rules, const OpeningBook& book, const PrunePlan& plan,
                                      SoundMoves& judge,
                                      const std::function<void(const std::string& progress)>& onProgress);

}  // namespace rokada::tools
