#include "analysis/accountant.h"

#include "record/gametree.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

/// Variations are believed so far, and one more ply as long as there are captures.
constexpr std::size_t Believed = 6, Longest = 12;

/// Of towers whoever stands on top has all that is in them: a piece that changes hands twice is struck off.
std::vector<Kind> capturedAt(const Position& position, Square victim, Move move) {
    if (victim == NoSquare) return {};
    std::vector<Kind> kinds{kindOf(position[victim])};
    const bool whole = move.type() != MoveType::EnPassant;
    for (int n = 1; whole && n < position.height(victim); ++n) kinds.push_back(kindOf(position.below(victim, n)));
    return kinds;
}

}  // namespace

Square victimOf(const Position& position, Move move) {
    if (move.type() == MoveType::EnPassant) return position.state().victim;
    const bool arrives = move.from() != NoSquare && move.type() != MoveType::Castle;
    return arrives && position.hostile(move.to()) ? move.to() : NoSquare;
}

Exchanged Accountant::along(Position position, std::span<const Move> moves) const {
    Exchanged sum;
    const Rulebook& book = position.book();
    const Side mover = position.turn();
    for (std::size_t ply = 0; ply < std::min(moves.size(), Longest); ++ply) {
        if (!isOrdinaryMove(position, moves[ply])) break;
        const Square victim = victimOf(position, moves[ply]);
        if (victim == NoSquare && ply >= Believed) break;
        for (const Kind kind : capturedAt(position, victim, moves[ply])) {
            const bool own = book.allied(mover, sideOf(position[victim]));
            (own ? sum.lost : sum.won).push_back(kind);
            sum.balance += own ? -worth(kind) : worth(kind);
        }
        advance(position, moves[ply]);
    }
    return sum;
}

Bargain Accountant::settled(std::vector<Kind> gone, std::vector<Kind> come) const {
    for (auto each = gone.begin(); each != gone.end();) {
        const auto equal = std::find(come.begin(), come.end(), *each);
        const bool exchanged = equal != come.end();
        if (exchanged) come.erase(equal);
        each = exchanged ? gone.erase(each) : each + 1;
    }
    const auto dearer = [this](Kind a, Kind b) { return worth(a) > worth(b); };
    std::stable_sort(gone.begin(), gone.end(), dearer);
    std::stable_sort(come.begin(), come.end(), dearer);
    Bargain bargain{.gone = std::move(gone), .come = std::move(come)};
    for (const Kind kind : bargain.gone) bargain.worth += worth(kind);
    for (const Kind kind : bargain.come) bargain.worth -= worth(kind);
    return bargain;
}

}  // namespace rokada
