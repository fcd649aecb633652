#include "game/touchmove.h"

#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

template <class Wanted>
std::vector<Move> only(const std::vector<Move>& moves, Wanted wanted) {
    std::vector<Move> found;
    std::ranges::copy_if(moves, std::back_inserter(found), wanted);
    return found;
}

}  // namespace

void TouchMove::begin(const Position& position) {
    const MoveList moves = legalMoves(position);
    position_ = &position;
    legal_.assign(moves.begin(), moves.end());
    allowed_ = legal_;
    touched_.clear();
    adjusting_ = false;
    law_.reset();
}

bool TouchMove::adjust() {
    if (position_ == nullptr || !touched_.empty()) return false;
    adjusting_ = true;
    law_ = Law::Adjusted;
    return true;
}

bool TouchMove::own(Square square) const { return sideOf((*position_)[square]) == position_->turn(); }

void TouchMove::touch(Square square) {
    if (position_ == nullptr || adjusting_ || square == NoSquare || position_->empty(square)) return;
    if (!own(square) && !position_->book().hostile(position_->turn()).has((*position_)[square])) return;
    if (std::ranges::find(touched_, square) != touched_.end()) return;
    touched_.push_back(square);
    rule();
}

void TouchMove::release(Square from, Square to) {
    auto moves = only(allowed_, [&](Move move) { return move.from() == from && move.to() == to; });
    if (moves.empty()) return;
    allowed_ = std::move(moves);
    law_ = Law::Released;
}

bool TouchMove::bound() const { return allowed_.size() < legal_.size(); }

std::vector<Move> TouchMove::movesOf(Square pieceSquare) const {
    return only(legal_, [&](Move move) { return move.from() == pieceSquare; });
}

bool TouchMove::captures(Move move, Square victim) const {
    if (move.type() == MoveType::EnPassant) return position_->state().victim == victim;
    return move.type() != MoveType::Castle && move.to() == victim;
}

std::vector<Move> TouchMove::capturesOf(Square victim) const {
    return only(legal_, [&](Move move) { return captures(move, victim); });
}

Square TouchMove::rookOf(Move castling) const {
    if (castling.type() != MoveType::Castle) return NoSquare;
    return position_->book().castling(position_->turn(), castling).journey.rookFrom;
}

/// Returns true if the side to move has the right to castle with this king and this rook, even if castling is not legal
/// now.
bool TouchMove::castlingPartners(Square king, Square rook) const {
    bool partners = false;
    position_->eachCastling(position_->turn(), [&](const CastlingPlan& plan) {
        partners |= plan.journey.kingFrom == king && plan.journey.rookFrom == rook;
    });
    return partners;
}

void TouchMove::rule() {
    const auto enemy = std::ranges::find_if(touched_, [this](Square s) { return !own(s); });
    const auto pieceSquare = std::ranges::find_if(touched_, [this](Square s) { return own(s); });
    const bool both = enemy != touched_.end() && pieceSquare != touched_.end();
    if (both ? !ruleOnBoth(*pieceSquare, *enemy) : !ruleOnKingAndRook()) ruleOnFirst();
}

bool TouchMove::ruleOnBoth(Square pieceSquare, Square enemy) {
    auto moves = only(movesOf(pieceSquare), [&](Move move) { return captures(move, enemy); });
    if (moves.empty()) return false;
    allowed_ = std::move(moves);
    law_ = Law::BothTouched;
    return true;
}

/// Rules on a king that was touched before its rook. The player must castle with this rook if it is legal, otherwise
/// move the king.
bool TouchMove::ruleOnKingAndRook() {
    if (touched_.size() < 2 || !castlingPartners(touched_[0], touched_[1])) return false;
    const auto moves = movesOf(touched_[0]);
    const auto there = only(moves, [&](Move move) { return rookOf(move) == touched_[1]; });
    allowed_ = !there.empty() ? there : !moves.empty() ? moves : legal_;
    law_ = Law::KingAndRook;
    return true;
}

/// Rules on the first touched piece that can move or be captured. Excludes castling with a rook touched before the
/// king.
void TouchMove::ruleOnFirst() {
    for (const Square square : touched_) {
        auto moves = own(square) ? movesOf(square) : capturesOf(square);
        const auto before = std::ranges::find(touched_, square);
        const auto spoilt = [&](Move move) {
            const Square rook = rookOf(move);
            return rook != NoSquare && std::find(touched_.begin(), before, rook) != before;
        };
        const bool rookFirst = touched_.size() > 1 && castlingPartners(touched_[1], touched_[0]);
        std::erase_if(moves, spoilt);
        if (moves.empty()) continue;
        law_ = rookFirst ? Law::RookFirst : own(square) ? Law::OwnTouched : Law::EnemyTouched;
        allowed_ = std::move(moves);
        return;
    }
    allowed_ = legal_;
    law_ = Law::NothingTouched;
}

}  // namespace rokada
