// Updates the history tables and the correction history from the results of nodes.
#pragma once

#include "ai/search/searchframes.h"
#include "ai/search/searchnode.h"
#include "ai/search/searchparameters.h"
#include "ai/search/shortlist.h"
#include "rules/position.h"

namespace rokada {

/// Moves of a node that were searched before the best move.
using TriedMoves = ShortList<Move, 64>;

/// Writes to the history tables for one search thread.
class SearchLearning {
public:
    SearchLearning(History& history, const SearchParameters& parameters, const Position& position, SearchFrames& frames)
        : history_(history), parameters_(parameters), position_(position), frames_(frames) {}

    /// Updates the history tables after a beta cutoff by `best`. `quiets` and `noisy` are the moves that were searched
    /// before it.
    void learn(const SearchNode& node, Move best, const TriedMoves& quiets, const TriedMoves& noisy);
    /// Updates the correction history by the search score of a node. Ignores bounds that do not contradict the static
    /// evaluation, and nodes whose best move is noisy (a capture or promotion).
    void learnCorrection(const SearchNode& node, Move best, Score score, Score firstAlpha);
    /// Returns the history score of a move from the node at `ply`: the sum of its quiet history and its continuation
    /// history.
    [[nodiscard]] int historyScore(int ply, Move move);

private:
    void learnQuiet(int ply, Move move, int bonus);

    History& history_;
    const SearchParameters& parameters_;
    const Position& position_;
    SearchFrames& frames_;
};

}  // namespace rokada
