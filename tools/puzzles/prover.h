// Proves puzzles: by exhaustive search where possible, otherwise by a search that is much deeper than the one that
// found them.
#pragma once

#include "ai/search/engine.h"
#include "matesolver.h"
#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Node limits of proofs.
struct ProofPlan {
    std::uint64_t nodes = 60'000;       ///< nodes of each search
    std::uint64_t mateNodes = 400'000;  ///< nodes of each mate query
};

/// Search result for a position.
struct Outlook {
    Move best;
    Score score = 0;
    Score second = -MateScore;  ///< score of the second best move; that of being mated if there is none
    int depth = 0;
    std::vector<Move> line;
};

class Prover {
public:
    explicit Prover(ProofPlan plan);

    /// Returns true if the puzzle is right: its answers are complete and reach the goal.
    [[nodiscard]] bool proves(const RulebookPtr& book, const Puzzle& puzzle);

    // --- for makers of puzzles
    [[nodiscard]] Outlook look(const RulebookPtr& book, const Position& position, std::uint64_t nodes);
    /// Returns the line of a mate in `turns` turns with a single key move at each turn except the last; nullopt if
    /// there is none.
    [[nodiscard]] std::optional<std::vector<Move>> mateLine(const Position& position, int turns);
    [[nodiscard]] MateSolver& solver() { return solver_; }

private:
    [[nodiscard]] bool mates(const Puzzle& puzzle);
    [[nodiscard]] bool holds(const RulebookPtr& book, const Puzzle& puzzle);

    ProofPlan plan_;
    Engine engine_{8, 1};
    MateSolver solver_;
};

/// Returns the material of the side's team minus that of the others, in centipawns of this variant, without kings and
/// captives in towers.
[[nodiscard]] int balanceOf(const Evaluator& evaluator, const Position& position, Side side);
/// Returns the value of a pawn in search scores.
[[nodiscard]] int pawnOf(const Rulebook& book, const Evaluator& evaluator);
/// Returns all moves that mate the next side.
[[nodiscard]] std::vector<Move> matesIn(const Position& position);
/// Returns all squares on which a move gives check.
[[nodiscard]] SquareSet checkingSquares(const Position& position);
/// Returns all legal targets of the piece.
[[nodiscard]] SquareSet reachedFrom(const Position& position, Square from);
/// Returns the squares between start and end of the only path of a move; empty if there are several paths.
[[nodiscard]] SquareSet passedBy(const Position& position, Move move);

/// Requirements on the right move, in percent of the value of a pawn.
struct Demands {
    int ahead;   ///< minimum lead over the second best move
    int score;   ///< minimum score
    int second;  ///< maximum score of the second best move
    int gain;    ///< minimum gain over the static evaluation of the position
};
[[nodiscard]] Demands demandsOf(PuzzleKind kind);
[[nodiscard]] bool meets(const Outlook& outlook, const Demands& demands, int pawn, Score atSight);

}  // namespace rokada::tools
