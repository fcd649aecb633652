#include "learn/perpetual.h"

#include "rules/aftermove.h"
#include "rules/judgement.h"
#include "rules/movegen.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace rokada {

namespace {

/// Maximum number of checks in a series that the proof examines.
constexpr int MaxChecks = 24;
/// Maximum number of nodes of one proof.
constexpr std::uint64_t MaxNodes = 5'000;

/// Returns true if the ended game is not lost for `side`.
bool held(const Ending& ending, Side side) { return ending.halfPoints[side] > 0; }

}  // namespace

class PerpetualCheck::Search {
public:
    Search(Side side, std::unordered_map<Key, Known>& known) : side_(side), known_(known) {}

    /// Searches longer and longer series of checks, until the checks end or every reply leads to a position whose best
    /// check is known.
    Proof prove(const Position& after) {
        for (int checks = 1; checks <= MaxChecks; ++checks) {
            const bool goesOn = canGo(after, checks);
            if (exhausted()) return Proof::Open;
            if (!goesOn) return Proof::Ends;
            std::set<Key> seen;
            if (closed(after, seen)) return Proof::Endless;
        }
        return Proof::Open;
    }

private:
    [[nodiscard]] bool exhausted() const { return nodes_ > MaxNodes; }

    /// Returns true if the side can give `checks` more checks against any replies. Any side can be to move.
    bool canGo(const Position& position, int checks) {
        if (++nodes_ > MaxNodes) return false;
        if (const auto ending = judge(position)) return held(*ending, side_);
        const bool own = position.turn() == side_;
        if (own && checks <= 0) return true;
        // Assumes that the checks continue if a position repeats. `closed` proves it later.
        if (own && !path_.insert(position.key()).second) return true;
        const bool can = decided(position, checks);
        if (own) path_.erase(position.key());
        return can;
    }

    bool decided(const Position& position, int checks) {
        const Known known = known_[position.key()];
        if (checks <= known.can) return true;
        if (checks >= known.cannot) return false;
        const bool can = isEnemy(position) ? allGo(position, checks, known.best) : someGoes(position, checks);
        if (exhausted()) return false;
        Known& found = known_[position.key()];
        can ? found.can = std::max(found.can, checks) : found.cannot = std::min(found.cannot, checks);
        return can;
    }

    bool someGoes(const Position& position, int checks) {
        const bool own = position.turn() == side_;
        for (const Move move : own ? checksOf(position) : allOf(position)) {
            if (!canGo(afterTurn(position, move), own ? checks - 1 : checks)) continue;
            known_[position.key()].best = move;
            return true;
        }
        return false;
    }

    bool allGo(const Position& position, int checks, Move first) {
        std::vector<Move> moves = allOf(position);
        std::ranges::stable_partition(moves, [&](Move m) { return m == first; });
        for (const Move move : moves) {
            if (canGo(afterTurn(position, move), checks)) continue;
            known_[position.key()].best = move;
            return false;
        }
        return true;
    }

    static std::vector<Move> allOf(const Position& position) {
        const MoveList moves = legalMoves(position);
        return {moves.begin(), moves.end()};
    }

    /// Returns all checking moves. Checks with the fewest replies come first, because they are most likely to repeat
    /// positions.
    static std::vector<Move> checksOf(const Position& position) {
        std::vector<std::pair<std::size_t, Move>> checks;
        for (const Move move : legalMoves(position)) {
            if (checksEnemy(position, move)) checks.emplace_back(legalMoves(afterTurn(position, move)).size(), move);
        }
        std::ranges::stable_sort(checks, [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<Move> moves;
        std::ranges::transform(checks, std::back_inserter(moves), [](const auto& c) { return c.second; });
        return moves;
    }

    [[nodiscard]] bool isEnemy(const Position& position) const {
        return position.turn() != side_ && !position.book().allied(position.turn(), side_);
    }

    /// Returns true if all replies to the best checks lead to positions whose best check is known. Then the checks
    /// never end.
    bool closed(const Position& position, std::set<Key>& seen) {
        if (const auto ending = judge(position)) return held(*ending, side_);
        if (!seen.insert(position.key()).second) return true;
        if (!isEnemy(position)) {
            const auto found = known_.find(position.key());
            return found != known_.end() && found->second.can > 0 &&
                   closed(afterTurn(position, found->second.best), seen);
        }
        const MoveList replies = legalMoves(position);
        return std::ranges::all_of(replies, [&](Move reply) { return closed(afterTurn(position, reply), seen); });
    }

    Side side_;
    std::unordered_map<Key, Known>& known_;
    std::set<Key> path_;
    std::uint64_t nodes_ = 0;
};

/// Proves whether the checks of the learner can continue for ever after `move`. A move that ends the game counts as a
/// check if the game is not lost.
PerpetualCheck::Proof PerpetualCheck::prove(const Position& before, Move move) const {
    const Position after = afterTurn(before, move);
    if (const auto ending = judge(after)) return held(*ending, before.turn()) ? Proof::Endless : Proof::Ends;
    if (!checksEnemy(before, move)) return Proof::Ends;
    const auto found = proofs_.find(after.key());
    if (found != proofs_.end()) return found->second;
    return proofs_[after.key()] = Search(before.turn(), known_).prove(after);
}

std::optional<Remark> PerpetualCheck::mistake(const Position& before, Move move) const {
    if (prove(before, move) == Proof::Endless) return std::nullopt;
    Remark remark{.type = RemarkType::NoCheck, .squares = {}, .moves = {}, .illegal = {}};
    if (!checksEnemy(before, move)) return remark;
    const Position after = afterTurn(before, move);
    const Move shown = known_[after.key()].best;
    if (!legalMoves(after).contains(shown)) return remark;
    remark.type = RemarkType::ChecksEnd;
    remark.squares = {shown.from(), shown.to()};
    remark.moves = {shown};
    return remark;
}

bool PerpetualCheck::reached(const Position& before, Move move, int moves) const {
    return moves >= moves_ || judge(afterTurn(before, move)).has_value();
}

std::vector<Move> PerpetualCheck::best(const Position& position) const {
    std::vector<Move> moves;
    for (const Move move : legalMoves(position)) {
        if (prove(position, move) == Proof::Endless) moves.push_back(move);
    }
    return moves;
}

/// Returns the reply after which the learner has the fewest checks that hold the draw.
Move PerpetualCheck::reply(const Position& position) const {
    std::optional<Move> hardest;
    std::size_t fewest = 0;
    for (const Move move : legalMoves(position)) {
        const std::size_t checks = best(afterTurn(position, move)).size();
        if (hardest && checks >= fewest) continue;
        hardest = move;
        fewest = checks;
    }
    return *hardest;
}

bool PerpetualCheck::proves(const Position& position) const {
    const MoveList moves = legalMoves(position);
    return std::ranges::none_of(moves, [&](Move m) { return prove(position, m) == Proof::Open; });
}

}  // namespace rokada
