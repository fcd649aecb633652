// Compares a review of a game with the annotation symbols of a person.
#pragma once

#include "analysis/review.h"
#include "record/gametree.h"

#include <string>
#include <vector>

namespace rokada::review {

/// Move of the main line that the review or the annotator calls bad.
struct JudgedMove {
    std::string text;  ///< for example "23... Qxb2"
    int theirs = 0;    ///< NAG of the annotator: 2 "?", 4 "??", 6 "?!"; 0 for none of these
    MoveGrade ours = MoveGrade::Sound;
    double before = 0;  ///< winning chance of its player before the move
    double loss = 0;    ///< loss of this chance found by the review
};

/// Returns the moves that the review or the annotator calls bad, in order.
[[nodiscard]] std::vector<JudgedMove> judgedMoves(const GameTree& tree, const Review& review);
/// Returns true if the main line has a move marked "??".
[[nodiscard]] bool hasBlunderMark(const GameTree& tree);

/// Agreement of two judges over many games.
struct Agreement {
    int moves = 0;             ///< reviewed moves
    int theirs = 0;            ///< marked "??" by the annotator
    int ours = 0;              ///< called blunders by the review
    int both = 0;              ///< called blunders by both
    int oursMarkedAtAll = 0;   ///< blunders of the review that are marked "??", "?" or "?!"
    int theirsFoundAtAll = 0;  ///< "??" of the annotator that the review calls at least inaccurate
    [[nodiscard]] double recall() const { return theirs == 0 ? 0 : static_cast<double>(both) / theirs; }
    [[nodiscard]] double precision() const { return ours == 0 ? 0 : static_cast<double>(both) / ours; }

    void add(const std::vector<JudgedMove>& judged, const Review& review);
};

}  // namespace rokada::review
