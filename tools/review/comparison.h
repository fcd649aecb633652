// A review of a game beside the annotation symbols that a person has given its moves.
#pragma once

#include "analysis/review.h"
#include "record/gametree.h"

#include <string>
#include <vector>

namespace rokada::review {

/// A move of the main variation that one of the two calls bad.
struct JudgedMove {
    std::string text;  ///< "23... Qxb2"
    int theirs = 0;    ///< NAG of the annotator: 2 "?", 4 "??", 6 "?!"; 0 for none of these
    MoveGrade ours = MoveGrade::Sound;
    double before = 0;  ///< the winning chance of its player before it
    double loss = 0;    ///< of this chance, as the review found it
};

/// Moves that were called bad by anybody, in their order.
[[nodiscard]] std::vector<JudgedMove> judgedMoves(const GameTree& tree, const Review& review);
/// The main variation has a move that is marked "??".
[[nodiscard]] bool hasBlunderMark(const GameTree& tree);

/// How often two judges agree, over many games.
struct Agreement {
    int moves = 0;             ///< that were reviewed
    int theirs = 0;            ///< marked "??" by the annotator
    int ours = 0;              ///< called blunders
    int both = 0;              ///< called so by both
    int oursMarkedAtAll = 0;   ///< our blunders that have "??", "?" or "?!"
    int theirsFoundAtAll = 0;  ///< their "??" that we call at least inaccurate
    [[nodiscard]] double recall() const { return theirs == 0 ? 0 : static_cast<double>(both) / theirs; }
    [[nodiscard]] double precision() const { return ours == 0 ? 0 : static_cast<double>(both) / ours; }

    void add(const std::vector<JudgedMove>& judged, const Review& review);
};

}  // namespace rokada::review
