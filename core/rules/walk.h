// Walks over target lists and attack lists, from near to far, past what occupied squares hide.
#pragma once

#include "rules/rulebook.h"

#include <cstdint>
#include <span>

namespace rokada {

/// How a walk goes on after an entry.
enum class Walk : std::uint8_t {
    On,    ///< to the next entry: the square is open
    Over,  ///< past the entries that this one hides: the square is occupied
    Stop,
};

/// Calls `visit` with the entries of a list of `Target` or `Attack` that are not hidden; it answers with a `Walk`. True
/// if it stopped the walk. Inlined by force: this is the inner loop of moves, attacks and evaluation.
template <class Entry, class Visit>
[[gnu::always_inline]] inline bool walk(std::span<const Entry> list, Visit&& visit) {
    for (const Entry *e = list.data(), *end = e + list.size(); e < end;) {
        const Walk then = visit(*e);
        if (then == Walk::Stop) return true;
        e += then == Walk::On ? 1 : e->hides;
    }
    return false;
}

/// Whether pieces of the set attack the square, on a board where `pieceAt(square)` stands.
template <class PieceAt>
[[gnu::always_inline]] inline bool attackedOn(const Rulebook& book, Square square, PieceSet by, PieceAt&& pieceAt) {
    return walk(book.attacks(square), [&](const Attack& attack) {
        const Piece met = pieceAt(attack.square);
        if (met == NoPiece) return Walk::On;
        return (book.attackers(attack.by) & by).has(met) ? Walk::Stop : Walk::Over;
    });
}

}  // namespace rokada
