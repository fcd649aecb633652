// Proves puzzles. Uses an exhaustive search where possible, and otherwise a much deeper search than the one that found
// the puzzle.
#pragma once

#include "ai/search/engine.h"
#include "matesolver.h"
#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Node limits of the searches in a proof.
struct ProofPlan {
    std::uint64_t nodes = 60'000;       ///< nodes of each search
    std::uint64_t mateNodes = 400'000;  ///< nodes of each mate query
};

/// Result of a search for the best move of a position.
struct Outlook {
    Move best;
    Score score = 0;
    Score second = -MateScore;  ///< score of the second-best move; the score of being mated if there is no second move
    int depth = 0;
    std::vector<Move> line;
};

class Prover {
public:
    explicit Prover(ProofPlan plan);

    /// Returns true if the puzzle is correct: its answers are complete and reach the goal.
    [[nodiscard]] bool proves(const RulebookPtr& book, const Puzzle& puzzle);

    // --- functions for the search of new puzzles
    [[nodiscard]] Outlook look(const RulebookPtr& book, const Position& position, std::uint64_t nodes);
    /// Returns the moves of a mate in `turns` turns. Each turn except the last must have a single key move. Returns
    /// nullopt if there is no such mate.
    [[nodiscard]] std::optional<std::vector<Move>> mateLine(const Position& position, int turns);
    [[nodiscard]] MateSolver& solver() { return solver_; }

private:
    [[nodiscard]] bool mates(const Puzzle& puzzle);
    [[nodiscard]] bool holds(const RulebookPtr& book, const Puzzle& puzzle);

    ProofPlan plan_;
    Engine engine_{8, 1};
    MateSolver solver_;
};

/// Returns the material of the side's team minus that of its enemies, in centipawns. Excludes kings, and
/// captured pieces in towers (stacks of pieces).
[[nodiscard]] int balanceOf(const Evaluator& evaluator, const Position& position, Side side);
/// Returns the value of a pawn in the unit of search scores.
[[nodiscard]] int pawnOf(const Rulebook& book, const Evaluator& evaluator);
/// Returns all moves that mate the next player.
[[nodiscard]] std::vector<Move> matesIn(const Position& position);
/// Returns the target squares of all legal moves that give check.
[[nodiscard]] SquareSet checkingSquares(const Position& position);
/// Returns all squares to which the piece on `from` can legally move.
[[nodiscard]] SquareSet reachedFrom(const Position& position, Square from);
/// Returns the squares between start and target on the path of a move. Returns an empty set if the move has several
/// paths or none.
[[nodiscard]] SquareSet passedBy(const Position& position, Move move);

/// Demands on the right move of a puzzle, in per cent of the value of a pawn.
struct Demands {
    int ahead;   ///< minimum lead over the second-best move
    int score;   ///< minimum score
    int second;  ///< maximum score of the second-best move
    int gain;    ///< minimum gain compared with the static evaluation of the position
};
[[nodiscard]] Demands demandsOf(PuzzleKind kind);
[[nodiscard]] bool meets(const Outlook& outlook, const Demands& demands, int pawn, Score atSight);

}  // namespace rokada::tools
