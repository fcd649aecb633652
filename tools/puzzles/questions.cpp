#include "questions.h"

#include "prover.h"
#include "rules/movegen.h"
#include "rules/paths.h"

#include <algorithm>
#include <cstdlib>

namespace rokada::tools {

namespace {

constexpr int FewestChecks = 2, MaxChecks = 9;
constexpr int FewestTargets = 3, MaxTargets = 16;
constexpr int ShortestWay = 2;

/// Returns true if the moves of a piece are unusual: some pseudo-legal targets are illegal, a wall stops a leap, or the
/// board is a torus.
bool odd(const Position& position, Square square) {
    const auto all = pseudoLegalTargets(position, square);
    const bool hindered = std::ranges::any_of(all, [](const auto& t) { return !t.legal; });
    return hindered || !walledLameLeaps(position, square).empty() || position.book().geometry().wraps();
}

std::optional<Puzzle> checks(const Position& position) {
    Puzzle puzzle(position);
    puzzle.kind = PuzzleKind::Checks;
    puzzle.squares = checkingSquares(position);
    const int count = puzzle.squares.count();
    return count >= FewestChecks && count <= MaxChecks ? std::optional(puzzle) : std::nullopt;
}

std::optional<Puzzle> where(const Position& position, std::uint64_t lot) {
    const auto pieces = position.pieces(position.turn());
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Square square = pieces[(i + lot) % pieces.size()];
        const bool plain = position.book().pawns().has(position[square]);
        Puzzle puzzle(position);
        puzzle.kind = PuzzleKind::Where;
        puzzle.piece = square;
        puzzle.squares = reachedFrom(position, square);
        const int count = puzzle.squares.count();
        if (!plain && count >= FewestTargets && count <= MaxTargets && odd(position, square)) return puzzle;
    }
    return std::nullopt;
}

std::optional<Puzzle> way(const Position& position, std::uint64_t lot) {
    const Geometry& board = position.book().geometry();
    if (!board.wraps()) return std::nullopt;
    const MoveList moves = legalMoves(position);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = moves[(i + lot) % moves.size()];
        const SquareSet passed = passedBy(position, move);
        if (passed.count() < ShortestWay) continue;
        const Path path = pathsOf(position, move).front();
        bool crosses = false;
        for (std::size_t k = 1; k < path.size(); ++k) {
            crosses = crosses || std::abs(board.column(path[k]) - board.column(path[k - 1])) > 2 ||
                      std::abs(board.row(path[k]) - board.row(path[k - 1])) > 2;
        }
        if (!crosses || position.empty(move.to())) continue;
        Puzzle puzzle(position);
        puzzle.kind = PuzzleKind::Way;
        puzzle.shown = move;
        puzzle.squares = passed;
        return puzzle;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Puzzle> questionIn(const Position& position, PuzzleKind kind, std::uint64_t lot) {
    switch (kind) {
        case PuzzleKind::Checks: return checks(position);
        case PuzzleKind::Where: return where(position, lot);
        case PuzzleKind::Way: return way(position, lot);
        case PuzzleKind::Mate:
        case PuzzleKind::Win:
        case PuzzleKind::Defend:
        case PuzzleKind::Stalemate:
        case PuzzleKind::Promotion: break;
    }
    return std::nullopt;
}

}  // namespace rokada::tools
