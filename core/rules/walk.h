// Visits the entries of target and attack lists from near to far. Skips the entries behind occupied squares.
#pragma once

#include "rules/rulebook.h"

#include <cstdint>
#include <span>

namespace rokada {

/// Decisions of a visitor after each entry.
enum class Walk : std::uint8_t {
    On,    ///< go to the next entry, because the square is empty
    Over,  ///< skip the entries that this one hides, because the square is occupied
    Stop,
};

/// Calls `visit` with each entry of a list of `Target` or `Attack` that is not hidden. `visit` returns a `Walk`.
/// Returns true if `visit` stopped the walk. Inlining is forced, because this is the inner loop of move generation,
/// attacks and evaluation.
template <class Entry, class Visit>
[[gnu::always_inline]] inline bool walk(std::span<const Entry> list, Visit&& visit) {
    for (const Entry *e = list.data(), *end = e + list.size(); e < end;) {
        const Walk then = visit(*e);
        if (then == Walk::Stop) return true;
        e += then == Walk::On ? 1 : e->hides;
    }
    return false;
}

/// Returns true if a piece of the set `by` attacks `square`. `pieceAt` returns the piece on a square of the board.
template <class PieceAt>
[[gnu::always_inline]] inline bool attackedOn(const Rulebook& book, Square square, PieceSet by, PieceAt&& pieceAt) {
    return walk(book.attacks(square), [&](const Attack& attack) {
        const Piece met = pieceAt(attack.square);
        if (met == NoPiece) return Walk::On;
        return (book.attackers(attack.by) & by).has(met) ? Walk::Stop : Walk::Over;
    });
}

}  // namespace rokada
