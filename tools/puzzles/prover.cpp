#include "prover.h"

#include "ai/evaluation/evaluation.h"
#include "rules/aftermove.h"
#include "rules/judgement.h"
#include "rules/paths.h"

#include <algorithm>
#include <tuple>

namespace rokada::tools {

namespace {

/// Returns the value of the pieces under the top of a tower (stack of pieces) that belong to the same side as the top
/// piece.
int carriedBy(const Evaluator& evaluator, const Position& position, Square square) {
    int sum = 0;
    for (int n = 1; n < position.height(square); ++n) {
        const Piece piece = position.below(square, n);
        if (sideOf(piece) == sideOf(position[square])) sum += evaluator.value(piece);
    }
    return sum;
}

}  // namespace

int balanceOf(const Evaluator& evaluator, const Position& position, Side side) {
    int sum = 0;
    for (std::size_t s = 0; s < position.book().sides(); ++s) {
        const int sign = position.book().allied(Side(s), side) ? 1 : -1;
        for (const Square square : position.pieces(Side(s))) {
            if (kindOf(position[square]) != position.book().royalKind())
                sum += sign * evaluator.value(position[square]);
            sum += sign * carriedBy(evaluator, position, square);
        }
    }
    return sum * 100 / pawnOf(position.book(), evaluator);
}

int pawnOf(const Rulebook& book, const Evaluator& evaluator) {
    return book.pawnKind() == NoKind ? 100 : evaluator.value(book.pawnKind());
}

std::vector<Move> matesIn(const Position& position) {
    std::vector<Move> found;
    const MoveList moves = legalMoves(position);
    for (const Move move : moves) {
        if (move.forced()) continue;
        const Position next = afterMove(position, move);
        const Side side = next.turn();
        const bool enemy = !next.book().allied(side, position.turn()) && next.king(side) != NoSquare;
        if (enemy && !next.placing(side) && next.inCheck(side) && !hasOrdinaryMoves(next)) found.push_back(move);
    }
    return found;
}

SquareSet checkingSquares(const Position& position) {
    SquareSet squares;
    const MoveList moves = legalMoves(position);
    for (const Move move : moves) {
        if (!move.forced() && move.type() != MoveType::Drop && checksEnemy(position, move)) squares.set(move.to());
    }
    return squares;
}

SquareSet reachedFrom(const Position& position, Square from) {
    SquareSet squares;
    const MoveList moves = legalMoves(position);
    for (const Move move : moves) {
        if (!move.forced() && move.from() == from) squares.set(move.to());
    }
    return squares;
}

SquareSet passedBy(const Position& position, Move move) {
    SquareSet squares;
    const auto paths = pathsOf(position, move);
    if (paths.size() != 1) return squares;
    for (std::size_t i = 1; i + 1 < paths[0].size(); ++i) squares.set(paths[0][i]);
    return squares;
}

Demands demandsOf(PuzzleKind kind) {
    constexpr int Anything = -MateScore;
    switch (kind) {
        case PuzzleKind::Win: return {160, 120, 150, 200};
        case PuzzleKind::Defend: return {200, -130, -200, Anything};
        case PuzzleKind::Stalemate: return {250, -60, -250, Anything};
        case PuzzleKind::Promotion: return {200, -60, 250, Anything};
        case PuzzleKind::Mate:
        case PuzzleKind::Checks:
        case PuzzleKind::Where:
        case PuzzleKind::Way: break;
    }
    return {0, Anything, MateScore, Anything};
}

bool meets(const Outlook& outlook, const Demands& demands, int pawn, Score atSight) {
    const auto inPawns = [&](Score score) { return score * 100 / pawn; };
    const int score = inPawns(outlook.score);
    return score >= demands.score && inPawns(outlook.second) <= demands.second &&
           score - inPawns(outlook.second) >= demands.ahead && score - inPawns(atSight) >= demands.gain;
}

Prover::Prover(ProofPlan plan) : plan_(plan), solver_(plan.mateNodes) {}

Outlook Prover::look(const RulebookPtr& book, const Position& position, std::uint64_t nodes) {
    Task task{.book = book, .position = position, .earlier = {}, .limits = {}};
    task.limits.nodes = nodes;
    task.limits.variations = 2;
    engine_.clear();
    const SearchResult found = engine_.think(task, {});
    Outlook outlook{.best = found.best, .line = {}};
    const auto& lines = found.report.variations;
    if (lines.empty()) return outlook;
    outlook.score = lines[0].score;
    outlook.line = lines[0].moves;
    outlook.depth = found.report.depth;
    if (lines.size() > 1) outlook.second = lines[1].score;
    return outlook;
}

std::optional<std::vector<Move>> Prover::mateLine(const Position& position, int turns) {
    const Side side = position.turn();
    if (turns == 1) {
        const auto mates = matesIn(position);
        if (mates.empty()) return std::nullopt;
        return std::vector{mates.front()};
    }
    const auto keys = solver_.keys(position, turns);
    if (!keys || keys->size() != 1) return std::nullopt;
    const Position next = afterTurn(position, keys->front());
    if (next.turn() == side) return std::nullopt;
    const MoveList replies = legalMoves(next);
    for (const Move reply : replies) {
        const Position then = afterTurn(next, reply);
        if (judge(then) || then.turn() != side) continue;
        if (solver_.mates(then, turns - 2).value_or(true)) continue;
        auto rest = mateLine(then, turns - 1);
        if (!rest) continue;
        rest->insert(rest->begin(), {keys->front(), reply});
        return rest;
    }
    return std::nullopt;
}

bool Prover::mates(const Puzzle& puzzle) {
    Position position = puzzle.position;
    int left = puzzle.moves;
    const Side side = position.turn();
    for (std::size_t i = 0; i < puzzle.line.size(); ++i) {
        const bool last = i + 1 == puzzle.line.size();
        if (position.turn() == side && !last) {
            if (solver_.mates(position, left - 1).value_or(true)) return false;
            const auto keys = solver_.keys(position, left);
            if (!keys || keys->size() != 1 || keys->front() != puzzle.line[i]) return false;
            --left;
        }
        if (last) {
            auto all = matesIn(position), listed = puzzle.lastMoves;
            const auto order = [](Move a, Move b) {
                return std::tuple(a.from(), a.to(), a.becomes(), a.pieces()) <
                       std::tuple(b.from(), b.to(), b.becomes(), b.pieces());
            };
            std::ranges::sort(all, order);
            std::ranges::sort(listed, order);
            return all == listed;
        }
        position = afterTurn(position, puzzle.line[i]);
    }
    return false;
}

/// Returns true if a search prefers each solution move of the side to move in the puzzle, and finds no other move
/// nearly as good.
bool Prover::holds(const RulebookPtr& book, const Puzzle& puzzle) {
    const Evaluator evaluator(*book);
    const int pawn = pawnOf(*book, evaluator);
    const Side side = puzzle.position.turn();
    Position position = puzzle.position;
    for (std::size_t i = 0; i < puzzle.line.size(); ++i) {
        if (position.turn() == side) {
            const Outlook outlook = look(book, position, plan_.nodes);
            Demands demands = demandsOf(puzzle.kind);
            if (i > 0) demands.gain = -MateScore;
            if (outlook.best != puzzle.line[i]) return false;
            if (!meets(outlook, demands, pawn, evaluator.evaluate(position))) return false;
        }
        position = afterTurn(position, puzzle.line[i]);
    }
    return true;
}

bool Prover::proves(const RulebookPtr& book, const Puzzle& puzzle) {
    switch (puzzle.kind) {
        case PuzzleKind::Mate: return mates(puzzle);
        case PuzzleKind::Win:
        case PuzzleKind::Defend:
        case PuzzleKind::Stalemate:
        case PuzzleKind::Promotion: return holds(book, puzzle);
        case PuzzleKind::Checks: return checkingSquares(puzzle.position) == puzzle.squares;
        case PuzzleKind::Where: return reachedFrom(puzzle.position, puzzle.piece) == puzzle.squares;
        case PuzzleKind::Way: return passedBy(puzzle.position, *puzzle.shown) == puzzle.squares;
    }
    return false;
}

}  // namespace rokada::tools
