#include "rules/rulebook.h"

#include "base/scrambled.h"

#include <algorithm>
#include <cassert>

namespace rokada {

Rulebook::Rulebook(Variant variant) : variant_(std::move(variant)) {}

Kind Rulebook::pawnOfFile(int column) const {
    const char identity = variant_.towers->identities[static_cast<std::size_t>(column)];
    const auto pawn = std::ranges::find(variant_.kinds, identity, &KindSpec::identity);
    return Kind(pawn - variant_.kinds.begin());
}

bool Rulebook::mayReach(Piece piece, Square from, Square to) const {
    if (kindOf(piece) == royalKind() || pawns().has(piece)) return true;
    const auto has = [to](std::span<const Target> list) {
        return std::ranges::any_of(list, [to](const Target& t) { return t.square == to; });
    };
    return has(targets(piece, from)) || has(captures(piece, from)) || has(quiets(piece, from));
}

const CastlingPlan& Rulebook::castling(Side side, Move move) const {
    const auto plans = castlings(side, move.from());
    const auto plan = std::ranges::find(plans, move, &CastlingPlan::move);
    assert(plan != plans.end());
    return *plan;
}

Square Rulebook::shownTarget(Move move) const {
    if (move.type() != MoveType::Castle || !variant_.rooksOnAnyFile) return move.to();
    return geometry().at(move.pieces(), geometry().row(move.from()));
}

bool Rulebook::meansCastling(const CastlingPlan& plan, Square to) const {
    const Castling& c = plan.journey;
    if (to == c.rookFrom) return true;
    const auto steps = targets(pieceOf(c.side, royal_), c.kingFrom);
    return to == c.kingTo && to != c.kingFrom &&
           std::ranges::none_of(steps, [to](const Target& t) { return t.square == to; });
}

Key Rulebook::reserveKey(std::uint64_t reservePieces) { return reservePieces == 0 ? 0 : scrambled(reservePieces); }

}  // namespace rokada
