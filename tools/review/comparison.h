// Compares the review of a game with the annotation symbols that a person has set.
#pragma once

#include "analysis/review.h"
#include "record/gametree.h"

#include <string>
#include <vector>

namespace rokada::review {

/// Move of the main line that the review or the annotator judges as bad.
struct JudgedMove {
    std::string text;  ///< text of the move, such as "23... Qxb2"
    int theirs = 0;    ///< NAG of the annotator: 2 is "?", 4 is "??", 6 is "?!", and 0 is none of these
    MoveGrade ours = MoveGrade::Sound;
    double before = 0;  ///< winning chance of the player before the move
    double loss = 0;    ///< loss of winning chance that the review has found
};

/// Returns the moves that the review or the annotator judges as bad, in their order.
[[nodiscard]] std::vector<JudgedMove> judgedMoves(const GameTree& tree, const Review& review);
/// Returns true if the main line has a move with the symbol "??".
[[nodiscard]] bool hasBlunderMark(const GameTree& tree);

/// Agreement between the annotators and the reviews of many games.
struct Agreement {
    int moves = 0;             ///< number of reviewed moves
    int theirs = 0;            ///< moves that the annotator marks with "??"
    int ours = 0;              ///< moves that the review calls blunders
    int both = 0;              ///< moves that both call blunders
    int oursMarkedAtAll = 0;   ///< blunders of the review that the annotator marks with "??", "?" or "?!"
    int theirsFoundAtAll = 0;  ///< moves with "??" that the review calls at least inaccurate
    [[nodiscard]] double recall() const { return theirs == 0 ? 0 : static_cast<double>(both) / theirs; }
    [[nodiscard]] double precision() const { return ours == 0 ? 0 : static_cast<double>(both) / ours; }

    void add(const std::vector<JudgedMove>& judged, const Review& review);
};

}  // namespace rokada::review
