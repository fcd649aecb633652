// Visits target and attack lists from near to far and skips entries behind occupied squares.
#pragma once

#include "rules/rulebook.h"

#include <cstdint>
#include <span>

namespace rokada {

/// Ways to continue a walk after an entry.
enum class Walk : std::uint8_t {
    On,    ///< to the next entry: the square is empty
    Over,  ///< past the entries that this one hides: the square is occupied
    Stop,
};

/// Calls `visit` with the entries of a list of `Target` or `Attack` that are not hidden; `visit` returns a `Walk`.
/// Returns true if `visit` stopped the walk. Forced inline: this is the inner loop of move generation, attacks and
/// evaluation.
template <class Entry, class Visit>
[[gnu::always_inline]] inline bool walk(std::span<const Entry> list, Visit&& visit) {
    for (const Entry *e = list.data(), *end = e + list.size(); e < end;) {
        const Walk then = visit(*e);
        if (then == Walk::Stop) return true;
        e += then == Walk::On ? 1 : e->hides;
    }
    return false;
}

/// Returns true if a piece of the set `by` attacks `square` on the board given by `pieceAt`.
template <class PieceAt>
[[gnu::always_inline]] inline bool attackedOn(const Rulebook& book, Square square, PieceSet by, PieceAt&& pieceAt) {
    return walk(book.attacks(square), [&](const Attack& attack) {
        const Piece met = pieceAt(attack.square);
        if (met == NoPiece) return Walk::On;
        return (book.attackers(attack.by) & by).has(met) ? Walk::Stop : Walk::Over;
    });
}

}  // namespace rokada
