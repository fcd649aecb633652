#include "ai/network/accumulatorstack.h"

#include "ai/network/accumulatorsteps.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns true if the move carries pieces of a tower from one square to another.
bool carries(Move move) {
    return move.pieces() > 0 && (move.type() == MoveType::Normal || move.type() == MoveType::DoubleStep);
}

}  // namespace

void AccumulatorStack::making(const Position& before, Move move) {
    if (++top_ == levels_.size()) levels_.emplace_back();
    Level& level = levels_[top_];
    level.known = false;
    // In variants with towers, castling and en passant change more squares than those of the move. Such moves are too
    // rare to need an incremental update.
    level.fromNothing = before.book().towers() && !carries(move) && move.type() != MoveType::Pass;
    level.gone.count = level.come.count = 0;
    if (!carries(move)) return;
    for (const Square square : {move.from(), move.to()}) {
        NetworkInputs::forEachOn(before, square,
                                 [&](const NetworkFeature& feature) { note(level, level.gone, feature); });
    }
}

void AccumulatorStack::made(const Position& after, Move move, const Undo& undo) {
    Level& level = levels_[top_];
    if (move.simple()) {
        note(level, level.gone, {undo.moved, move.from(), Cover::None});
        if (undo.captured != NoPiece) note(level, level.gone, {undo.captured, move.to(), Cover::None});
        note(level, level.come, {after[move.to()], move.to(), Cover::None});
    } else if (carries(move)) {
        for (const Square square : {move.from(), move.to()})
            NetworkInputs::forEachOn(after, square,
                                     [&](const NetworkFeature& feature) { noteArrival(level, feature); });
    } else if (!level.fromNothing) {
        noteJournal(level, after, undo);
    }
}

void AccumulatorStack::note(Level& level, Changes& changes, const NetworkFeature& feature) {
    if (changes.count == MaxChanges) level.fromNothing = true;
    if (!level.fromNothing) changes.features[changes.count++] = feature;
}

/// Records an added feature. If the same feature was removed before, both cancel: a tower often covers the same pieces
/// before and after the move.
void AccumulatorStack::noteArrival(Level& level, const NetworkFeature& feature) {
    const auto end = level.gone.features.begin() + level.gone.count;
    const auto same = std::find(level.gone.features.begin(), end, feature);
    if (same == end) return note(level, level.come, feature);
    *same = *(end - 1);
    --level.gone.count;
}

void AccumulatorStack::noteJournal(Level& level, const Position& after, const Undo& undo) {
    const Undo::Change* const journal = undo.journal.data();
    for (const Undo::Change* entry = journal; entry != journal + undo.changes && !level.fromNothing; ++entry) {
        // If a square was changed twice, only its first journal entry holds the original piece.
        const Square square = entry->square;
        const Piece before = entry->before, now = after[square];
        const bool again = std::any_of(journal, entry, [&](const Undo::Change& e) { return e.square == square; });
        if (again || before == now) continue;
        if (before != NoPiece) note(level, level.gone, {before, square, Cover::None});
        if (now != NoPiece) note(level, level.come, {now, square, Cover::None});
    }
}

int AccumulatorStack::value(const Position& position) {
    return network_->value(accumulator(position, position.turn()), accumulator(position, Network::enemyOf(position)),
                           network_->stage(position));
}

const Network::Accumulator& AccumulatorStack::accumulator(const Position& position, Side viewer) {
    if (!levels_[top_].known) settle(position);
    return levels_[top_].accumulator[viewer];
}

void AccumulatorStack::settle(const Position& position) {
    const Rulebook& book = position.book();
    std::size_t at = top_;
    while (!levels_[at].known && !levels_[at].fromNothing && at > 0) --at;
    if (!levels_[at].known) {
        Level& top = levels_[top_];
        for (std::size_t side = 0; side < book.sides(); ++side) {
            top.accumulator[side] = network_->accumulator(position, Side(side));
        }
        top.known = true;
        return;
    }
    for (; at < top_; ++at) update(levels_[at], levels_[at + 1], book.sides());
}

void AccumulatorStack::update(const Level& before, Level& level, std::size_t sides) const {
    for (std::size_t side = 0; side < sides; ++side) {
        Network::Accumulator& accumulator = level.accumulator[side];
        accumulator = before.accumulator[side];
        for (const NetworkFeature& feature : level.gone.all())
            subtract(accumulator, network_->row(Side(side), feature));
        for (const NetworkFeature& feature : level.come.all()) add(accumulator, network_->row(Side(side), feature));
    }
    level.known = true;
}

}  // namespace rokada
