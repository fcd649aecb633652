#include "ai/network/networksums.h"

#include "ai/network/sumsteps.h"

#include <algorithm>
#include <span>

namespace rokada {

void NetworkSums::made(const Position& after, Move move, const Undo& undo) {
    if (++top_ == levels_.size()) levels_.emplace_back();
    Level& level = levels_[top_];
    level.known = false;
    level.fromNothing = after.book().towers();  // a move may change as much as there is
    level.changed = 0;
    if (level.fromNothing) return;
    if (move.simple()) {
        note(level, move.from(), undo.moved, NoPiece);
        note(level, move.to(), undo.captured, after[move.to()]);
        return;
    }
    const Undo::Change* const journal = undo.journal.data();
    for (const Undo::Change* entry = journal; entry != journal + undo.changes && !level.fromNothing; ++entry) {
        // Of a square that was changed twice the first entry has what stood there.
        const bool again =
            std::any_of(journal, entry, [&](const Undo::Change& e) { return e.square == entry->square; });
        if (!again) note(level, entry->square, entry->before, after[entry->square]);
    }
}

void NetworkSums::note(Level& level, Square square, Piece before, Piece after) const {
    if (before == after) return;
    if (level.changed == MostChanges) level.fromNothing = true;
    if (level.fromNothing) return;
    level.changes[level.changed++] = {square, before, after};
}

int NetworkSums::value(const Position& position) {
    return network_->value(sums(position, position.turn()), sums(position, Network::enemyOf(position)),
                           network_->stage(position));
}

const Network::Sums& NetworkSums::sums(const Position& position, Side viewer) {
    if (!levels_[top_].known) settle(position);
    return levels_[top_].sums[viewer];
}

void NetworkSums::settle(const Position& position) {
    const Rulebook& book = position.book();
    std::size_t at = top_;
    while (!levels_[at].known && !levels_[at].fromNothing && at > 0) --at;
    if (!levels_[at].known) {
        Level& top = levels_[top_];
        for (std::size_t side = 0; side < book.sides(); ++side) {
            top.sums[side] = network_->sums(position, Side(side));
        }
        top.known = true;
        return;
    }
    for (; at < top_; ++at) follow(levels_[at], levels_[at + 1], book);
}

void NetworkSums::follow(const Level& before, Level& level, const Rulebook& book) const {
    for (std::size_t side = 0; side < book.sides(); ++side) {
        Network::Sums& sums = level.sums[side];
        sums = before.sums[side];
        for (const auto& [square, old, fresh] : std::span(level.changes.data(), level.changed)) {
            if (old != NoPiece) subtract(sums, network_->row(Side(side), old, square));
            if (fresh != NoPiece) add(sums, network_->row(Side(side), fresh, square));
        }
    }
    level.known = true;
}

}  // namespace rokada
