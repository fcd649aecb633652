// Current line of the search: its position, the keys of earlier positions, the rules that end the game, and the static
// evaluation.
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

    /// Makes a move in the node at `ply`.
    void make(Move move, int ply);
    void unmake(Move move, int ply);
    /// Makes a null move (passes the turn). Positions before it no longer count as repetitions.
    void makeNull(int ply);
    void unmakeNull(int ply);

    [[nodiscard]] Score evaluate() const;
    /// Returns the score if a rule ends the game in this position. The rules are repetition, the fifty-move rule, a
    /// dead position, a rule of the variant, and the elimination of a team. Returns nullopt otherwise. Mate and
    /// stalemate are not tested.
    [[nodiscard]] std::optional<Score> endedByRule(int ply, bool inCheck) const;
    /// Returns true if the fifty-move rule is less than ten plies away. Scores of the transposition table can then be
    /// wrong.
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
    std::size_t root_ = 0;   ///< number of positions before the root, whose keys come first in `keys_`
    /// Index in `keys_` of the position after the last null move; earlier positions do not count as repeated.
    std::size_t null_ = 0;
    std::vector<Undo> undos_;
    std::vector<std::size_t> earlierNulls_;
    int fiftyMoveLimit_ = 0;
};

}  // namespace rokada
