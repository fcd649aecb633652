#include "analysis/materialcounter.h"

#include "record/gametree.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

/// Maximum number of plies of a variation in which material is counted, even if an exchange continues.
constexpr std::size_t Longest = 12;

/// Returns the kinds of the pieces that a capture on `victim` gives to the capturing team: the top piece of a tower and
/// all pieces below it. A piece that changes teams twice in a variation is counted once as won and once as lost;
/// `settled` cancels both.
std::vector<Kind> capturedAt(const Position& position, Square victim, Move move) {
    if (victim == NoSquare) return {};
    std::vector<Kind> kinds{kindOf(position[victim])};
    const bool whole = move.type() != MoveType::EnPassant;
    for (int n = 1; whole && n < position.height(victim); ++n) kinds.push_back(kindOf(position.below(victim, n)));
    return kinds;
}

/// Returns the kinds of the pieces that an enemy gets back because a piece has left `from`. If the top piece that
/// remains there belongs to an enemy, the enemy owns the whole tower again. `mover` is the side that has moved.
std::vector<Kind> releasedAt(const Position& after, Square from, Side mover) {
    if (from == NoSquare || after.height(from) == 0) return {};
    const Rulebook& book = after.book();
    if (book.allied(mover, sideOf(after[from]))) return {};
    std::vector<Kind> kinds{kindOf(after[from])};
    for (int n = 1; n < after.height(from); ++n) kinds.push_back(kindOf(after.below(from, n)));
    return kinds;
}

}  // namespace

Square victimOf(const Position& position, Move move) {
    if (move.type() == MoveType::EnPassant) return position.state().victim;
    const bool arrives = move.from() != NoSquare && move.type() != MoveType::Castle;
    return arrives && position.hostile(move.to()) ? move.to() : NoSquare;
}

Exchanged MaterialCounter::along(Position position, std::span<const Move> moves, std::size_t plies) const {
    Exchanged sum;
    const Rulebook& book = position.book();
    const Side mover = position.turn();
    // The count continues until every side has had a turn after the last capture, because the last of four sides can
    // still recapture.
    std::size_t over = plies;
    for (std::size_t ply = 0; ply < std::min(moves.size(), Longest); ++ply) {
        if (!isOrdinaryMove(position, moves[ply])) break;
        const Square victim = victimOf(position, moves[ply]);
        if (victim != NoSquare) over = std::max(plies, ply + book.sides() - 1);
        if (victim == NoSquare && ply >= over) break;
        const Side turn = position.turn();
        const bool own = book.allied(mover, turn);
        enter(capturedAt(position, victim, moves[ply]), own, sum);
        advance(position, moves[ply]);
        enter(releasedAt(position, moves[ply].from(), turn), !own, sum);
        sum.plies = ply + 1;
    }
    return sum;
}

void MaterialCounter::enter(const std::vector<Kind>& kinds, bool won, Exchanged& sum) const {
    for (const Kind kind : kinds) {
        (won ? sum.won : sum.lost).push_back(kind);
        sum.balance += won ? worth(kind) : -worth(kind);
    }
}

MaterialTrade MaterialCounter::settled(std::vector<Kind> gone, std::vector<Kind> come) const {
    for (auto each = gone.begin(); each != gone.end();) {
        const auto equal = std::ranges::find(come, *each);
        const bool exchanged = equal != come.end();
        if (exchanged) come.erase(equal);
        each = exchanged ? gone.erase(each) : each + 1;
    }
    const auto dearer = [this](Kind a, Kind b) { return worth(a) > worth(b); };
    std::ranges::stable_sort(gone, dearer);
    std::ranges::stable_sort(come, dearer);
    MaterialTrade trade{.gone = std::move(gone), .come = std::move(come)};
    for (const Kind kind : trade.gone) trade.worth += worth(kind);
    for (const Kind kind : trade.come) trade.worth -= worth(kind);
    return trade;
}

}  // namespace rokada
