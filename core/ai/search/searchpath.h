// The position that is searched, the moves that led to it, and what the rules and the evaluation say about it.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/network/networksums.h"
#include "ai/search/task.h"

#include <memory>
#include <optional>
#include <vector>

namespace rokada {

class SearchPath {
public:
    SearchPath(const Task& task, std::shared_ptr<const Evaluator> evaluator);

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Evaluator& evaluator() const { return *evaluator_; }

    /// `ply`: of the node from which the move is made.
    void make(Move move, int ply);
    void unmake(Move move, int ply);
    /// Passes the turn to try what the enemy can do; repetitions are not looked for across it.
    void makeNull(int ply);
    void unmakeNull(int ply);

    [[nodiscard]] Score evaluate() const;
    /// The score if the game is over here for another reason than that a side has no moves.
    [[nodiscard]] std::optional<Score> endedByRule(int ply, bool inCheck) const;
    /// The game will soon be a draw by the rule of fifty moves: what is known of the position may be wrong.
    [[nodiscard]] bool nearsFiftyMoves() const { return position_.state().halfmoveClock > fiftyMoveLimit_ - 10; }

private:
    [[nodiscard]] bool repeated() const;
    [[nodiscard]] bool someoneBare() const;

    const Rulebook& book_;
    Position position_;
    std::shared_ptr<const Evaluator> evaluator_;
    mutable PawnCache pawns_;
    mutable std::optional<NetworkSums> sums_;
    std::vector<Key> keys_;  ///< of all positions before the current one
    std::size_t root_ = 0;   ///< how many of them lie before the root
    std::size_t null_ = 0;   ///< repetitions are not looked for before this one
    std::vector<Undo> undos_;
    std::vector<std::size_t> earlierNulls_;
    int fiftyMoveLimit_ = 0;
};

}  // namespace rokada
