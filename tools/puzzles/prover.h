// Proves puzzles: by trying everything where that is possible, else by a search that looks much further than the one
// that found them.
#pragma once

#include "ai/search/engine.h"
#include "matesolver.h"
#include "puzzles/puzzle.h"

namespace rokada::tools {

struct ProofPlan {
    std::uint64_t nodes = 60'000;       ///< of each search
    std::uint64_t mateNodes = 400'000;  ///< of each question about mates
};

/// What a search says of a position whose side is to move.
struct Outlook {
    Move best;
    Score score = 0;
    Score second = -MateScore;  ///< of the next best move; that of a mate if there is none
    int depth = 0;
    std::vector<Move> line;
};

class Prover {
public:
    explicit Prover(ProofPlan plan);

    /// The puzzle is right: its answers are all there are, and they do what is asked for.
    [[nodiscard]] bool proves(const RulebookPtr& book, const Puzzle& puzzle);

    // --- for those who make puzzles
    [[nodiscard]] Outlook look(const RulebookPtr& book, const Position& position, std::uint64_t nodes);
    /// The line of a mate in so many turns with a single key at each turn but the last; nothing if there is none.
    [[nodiscard]] std::optional<std::vector<Move>> mateLine(const Position& position, int turns);
    [[nodiscard]] MateSolver& solver() { return solver_; }

private:
    [[nodiscard]] bool mates(const Puzzle& puzzle);
    [[nodiscard]] bool holds(const RulebookPtr& book, const Puzzle& puzzle);

    ProofPlan plan_;
    Engine engine_{8, 1};
    MateSolver solver_;
};

/// In centipawns of this variant: material of the side's team less that of the others, kings and
/// captives in towers apart.
[[nodiscard]] int balanceOf(const Evaluator& evaluator, const Position& position, Side side);
/// The value of a pawn in a search's scores.
[[nodiscard]] int pawnOf(const Rulebook& book, const Evaluator& evaluator);
/// All moves that mate the next side.
[[nodiscard]] std::vector<Move> matesIn(const Position& position);
/// All squares on which a move gives check.
[[nodiscard]] SquareSet checkingSquares(const Position& position);
/// All squares that the piece may legally go to.
[[nodiscard]] SquareSet reachedFrom(const Position& position, Square from);
/// The squares between start and end of the move's only path; none if there are several.
[[nodiscard]] SquareSet passedBy(const Position& position, Move move);

/// How much better the right move is than any other, and what it comes to, in pawns times a hundred.
struct Demands {
    int ahead;   ///< of the second best move
    int score;   ///< at least
    int second;  ///< the second best move comes to at most this
    int gain;    ///< over the value of the position at sight
};
[[nodiscard]] Demands demandsOf(PuzzleKind kind);
[[nodiscard]] bool meets(const Outlook& outlook, const Demands& demands, int pawn, Score atSight);

}  // namespace rokada::tools
