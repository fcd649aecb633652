#include "matesolver.h"

#include "rules/ending.h"
#include "rules/judgement.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada::tools {

namespace {

constexpr std::size_t Entries = std::size_t{1} << 18;
/// Maximum number of plies of a variation. A variation in which four sides have four turns each stays below it, even
/// with forced moves in between.
constexpr std::size_t MaxPlies = 64;

}  // namespace

MateSolver::MateSolver(std::uint64_t maxNodes, Means means)
    : maxNodes_(maxNodes), means_(means), known_(Entries), refutations_(MaxPlies) {}

void MateSolver::ask(const Position& position) {
    nodes_ = 0;
    root_ = position.turn();
    std::ranges::fill(known_, Entry{});
}

std::optional<bool> MateSolver::mates(const Position& position, int turns) {
    ask(position);
    Position board = position;
    const bool found = falls(board, turns, 0);
    return nodes_ > maxNodes_ ? std::nullopt : std::optional(found);
}

std::optional<std::vector<Move>> MateSolver::keys(const Position& position, int turns) {
    ask(position);
    Position board = position;
    std::vector<Move> found;
    const MoveList moves = legalMoves(position);
    for (const Move move : moves) {
        if (after(board, move, turns - 1, 0)) found.push_back(move);
        if (nodes_ > maxNodes_) return std::nullopt;
    }
    return found;
}

bool MateSolver::ours(const Position& position) const { return position.book().allied(position.turn(), root_); }

/// Returns true if the mating team has no turn left after the turn of the side to move. If the side to move belongs to
/// the mating team, its move must then give check, because only check can still lead to mate.
bool MateSolver::lastChance(const Position& position, int turns) const {
    const Rulebook& book = position.book();
    if (turns != 0) return false;
    for (Side next = book.next(position.turn(), position.state().living); next != root_;
         next = book.next(next, position.state().living)) {
        if (book.allied(next, root_)) return false;
    }
    return true;
}

bool MateSolver::mustCheck(const Position& position, int turns) const {
    const Side next = position.book().next(position.turn(), position.state().living);
    return lastChance(position, turns) || (means_ == Means::Checks && !position.book().allied(next, root_));
}

bool MateSolver::falls(Position& position, int turns, int ply) {  // NOLINT(misc-no-recursion): a search
    const Rulebook& book = position.book();
    if (++nodes_ > maxNodes_ || ply + 1 >= static_cast<int>(MaxPlies)) return false;
    if (!position.living(root_)) return false;
    if (book.decided(position.state().living)) return true;
    const MoveList moves = legalMoves(position);
    if (moves.empty()) return !book.variant().elimination && !ours(position) && position.inCheck(position.turn());
    if (moves[0].forced()) return after(position, moves[0], turns, ply);
    if (const auto ending = book.rules().judge(position)) return ending->halfPoints[root_] == 2;
    if (deadPosition(position) || (position.turn() == root_ && turns == 0)) return false;
    Entry& slot = known_[position.key() % Entries];
    if (slot.key == position.key()) {
        if (slot.proved <= turns) return true;
        if (slot.refuted > turns) return false;
    }
    const bool found = searched(position, moves, turns, ply);
    if (nodes_ > maxNodes_) return false;
    if (slot.key != position.key()) slot = Entry{.key = position.key()};
    if (found) slot.proved = std::min(slot.proved, static_cast<std::uint8_t>(turns));
    if (!found) slot.refuted = std::max(slot.refuted, static_cast<std::uint8_t>(turns + 1));
    return found;
}

bool MateSolver::searched(Position& position, const MoveList& moves, int turns,
                          int ply) {  // NOLINT(misc-no-recursion)
    if (ours(position)) return attack(position, moves, turns - (position.turn() == root_ ? 1 : 0), ply);
    return !lastChance(position, turns) && defend(position, moves, turns, ply);
}

bool MateSolver::after(Position& position, Move move, int turns, int ply) {  // NOLINT(misc-no-recursion)
    Undo undo;
    position.make(move, undo);
    const bool found = falls(position, turns, ply + 1);
    position.unmake(move, undo);
    return found;
}

std::vector<Move> MateSolver::checksFirst(Position& position, const MoveList& moves, bool only) const {
    std::vector<Move> checks, others;
    Undo undo;
    for (const Move move : moves) {
        position.make(move, undo);
        const bool check = !ours(position) && position.inCheck(position.turn());
        position.unmake(move, undo);
        (check ? checks : others).push_back(move);
    }
    if (!only) checks.insert(checks.end(), others.begin(), others.end());
    return checks;
}

bool MateSolver::attack(Position& position, const MoveList& moves, int turns,
                        int ply) {  // NOLINT(misc-no-recursion)
    for (const Move move : checksFirst(position, moves, mustCheck(position, turns))) {
        if (after(position, move, turns, ply)) return true;
    }
    return false;
}

bool MateSolver::defend(Position& position, const MoveList& moves, int turns,
                        int ply) {  // NOLINT(misc-no-recursion)
    const Move likely = refutations_[static_cast<std::size_t>(ply)];
    if (moves.contains(likely) && !after(position, likely, turns, ply)) return false;
    for (const Move move : moves) {
        if (move == likely || after(position, move, turns, ply)) continue;
        refutations_[static_cast<std::size_t>(ply)] = move;
        return false;
    }
    return true;
}

}  // namespace rokada::tools
