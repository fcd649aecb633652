// What the search learns from its nodes for others: which moves were good, and how wrong static values are.
#pragma once

#include "ai/search/searchframes.h"
#include "ai/search/searchnode.h"
#include "ai/search/searchparameters.h"
#include "ai/search/shortlist.h"
#include "rules/position.h"

namespace rokada {

/// The moves of a node that were tried before the one that was best.
using TriedMoves = ShortList<Move, 64>;

class SearchLearning {
public:
    SearchLearning(History& history, const SearchParameters& parameters, const Position& position, SearchFrames& frames)
        : history_(history), parameters_(parameters), position_(position), frames_(frames) {}

    /// The best move of a node was too good for the enemy, and these were not.
    void learn(const SearchNode& node, Move best, const TriedMoves& quiets, const TriedMoves& noisy);
    /// Only a score that contradicts the static value is learnt from, and only where no capture explains it.
    void learnCorrection(const SearchNode& node, Move best, Score score, Score firstAlpha);
    /// How good the move has been before, here and as an answer to the moves before.
    [[nodiscard]] int record(int ply, Move move);

private:
    void learnQuiet(int ply, Move move, int bonus);

    History& history_;
    const SearchParameters& parameters_;
    const Position& position_;
    SearchFrames& frames_;
};

}  // namespace rokada
