// Current line of the search: its position, the moves that led to it, the rules that end the game, and the evaluation.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/network/accumulatorstack.h"
#include "ai/search/task.h"

#include <memory>
#include <optional>
#include <vector>

namespace rokada {

/// Current line of one search thread.
class SearchPath {
public:
    SearchPath(const Task& task, std::shared_ptr<const Evaluator> evaluator);

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Evaluator& evaluator() const { return *evaluator_; }

    /// Makes a move from the node at `ply`.
    void make(Move move, int ply);
    void unmake(Move move, int ply);
    /// Makes a null move. Repetitions are not detected across it.
    void makeNull(int ply);
    void unmakeNull(int ply);

    [[nodiscard]] Score evaluate() const;
    /// Returns the score if the game is over in this position for a reason other than missing moves.
    [[nodiscard]] std::optional<Score> endedByRule(int ply, bool inCheck) const;
    /// Returns true if the fifty-move rule is near, so scores of the transposition table may be wrong.
    [[nodiscard]] bool nearsFiftyMoves() const { return position_.state().halfmoveClock > fiftyMoveLimit_ - 10; }

private:
    [[nodiscard]] bool repeated() const;
    [[nodiscard]] bool hasBareKing() const;

    const Rulebook& book_;
    Position position_;
    std::shared_ptr<const Evaluator> evaluator_;
    mutable PawnCache pawns_;
    mutable std::optional<AccumulatorStack> accumulators_;
    std::vector<Key> keys_;  ///< keys of all positions before the current one
    std::size_t root_ = 0;   ///< number of positions before the root; their keys come first in `keys_`
    std::size_t null_ = 0;   ///< index in `keys_` of the first position that can be repeated
    std::vector<Undo> undos_;
    std::vector<std::size_t> earlierNulls_;
    int fiftyMoveLimit_ = 0;
};

}  // namespace rokada
