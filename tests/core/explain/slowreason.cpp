#include "slowreason.h"

#include "slowrules/movement.h"
#include "slowrules/text.h"
#include "text/positiontext.h"

#include <algorithm>
#include <stdexcept>

namespace rokada::test {

namespace {

slow::State stateOf(const RuleSet& rules, const Position& position) {
    const slow::Options options{rules.choices.begin(), rules.choices.end()};
    const auto state = slow::readState(slow::rulesOf(rules.variant, options).value(), positionText(position));
    if (!state) throw std::runtime_error("the slow rules refuse " + positionText(position));
    return *state;
}

}  // namespace

SlowReasons::SlowReasons(const RuleSet& rules, const Position& position)
    : position_(position), state_(stateOf(rules, position)) {}

slow::Square SlowReasons::slowly(Square square) const {
    return slow::squareOf(state_.rules, position_.book().geometry().name(square)).value();
}

slow::Attempt SlowReasons::attemptOf(Square from, Square to, int pieces) const {
    const int height = position_.height(from);
    return {slowly(from), slowly(to), position_.book().towers() ? std::min(pieces, height) : 0};
}

bool SlowReasons::forbids(const IllegalMove& why, Square from, Square to, int pieces) const {
    const slow::Attempt attempt = attemptOf(from, to, pieces);
    switch (why.reason) {
        case IllegalReason::NothingThere: return !state_.at(attempt.from);
        case IllegalReason::NotYourTurn: return state_.at(attempt.from).side != state_.turn;
        case IllegalReason::MustPlace: return slow::reserveCount(state_, state_.turn) > 0;
        case IllegalReason::OwnPiece:
        case IllegalReason::PartnersPiece:
        case IllegalReason::KingIsNeverCaptured:
        case IllegalReason::OnlyByCapture:
        case IllegalReason::OnlyWithoutCapture: return forbidsTarget(why, attempt);
        case IllegalReason::PathBlocked:
        case IllegalReason::WallInPath:
        case IllegalReason::FirstMoveIsOver:
        case IllegalReason::NoLongStepHere:
        case IllegalReason::FullCircle:
        case IllegalReason::NotAPieceMove: return forbidsLine(why, attempt);
        case IllegalReason::KingWouldBeCaptured:
        case IllegalReason::Pinned:
        case IllegalReason::Uncovers:
        case IllegalReason::CheckRemains:
        case IllegalReason::PieceCannotHelp:
        case IllegalReason::OtherLineOpen: return forbidsExposure(why, attempt);
        case IllegalReason::NoCastlingRight:
        case IllegalReason::NoCastlingRook: return lacksCastling(why, attempt);
        case IllegalReason::CastlingInCheck:
        case IllegalReason::CastlingBlocked:
        case IllegalReason::CastlingRookCovered:
        case IllegalReason::CastlingThroughCheck:
        case IllegalReason::CastlingIntoCheck:
        case IllegalReason::CastlingKingPassesPiece:
        case IllegalReason::CastlingKingReachesPiece:
        case IllegalReason::CastlingRookPassesPiece:
        case IllegalReason::CastlingRookReachesPiece: return forbidsCastling(why, attempt);
        case IllegalReason::GameOver:
        case IllegalReason::NotYourFortress:
        case IllegalReason::SquareOccupied:
        case IllegalReason::OutsideBoard:
        case IllegalReason::CastlingKingAway:
        case IllegalReason::CastlingKingMoved:
        case IllegalReason::CastlingRookMoved: return false;  // these never occur in a test of a single position
    }
    return false;
}

bool SlowReasons::forbidsTarget(const IllegalMove& why, const slow::Attempt& attempt) const {
    const slow::Piece there = state_.at(attempt.to);
    switch (why.reason) {
        case IllegalReason::OwnPiece: {
            if (there.side != state_.turn) return false;
            // Pieces of Tavreli can move onto pieces of their own side, except the king.
            if (state_.rules.game != slow::Game::Tavreli || there.kind == 'K') return true;
            const auto lines = slow::linesTo(state_, attempt.from, attempt.to, slow::Walls::Stop);
            return std::ranges::none_of(lines, [](const slow::Line& line) { return line.moves; });
        }
        case IllegalReason::PartnersPiece:
            return there && there.side != state_.turn && !slow::enemies(state_.rules, state_.turn, there.side);
        case IllegalReason::KingIsNeverCaptured:
            return there.kind == 'K' && slow::enemies(state_.rules, state_.turn, there.side);
        case IllegalReason::OnlyByCapture: return slow::needsCapture(state_, attempt);
        case IllegalReason::OnlyWithoutCapture:
            return slowly(why.squares[0]) == attempt.to && slow::cannotCapture(state_, attempt);
        default: return false;
    }
}

bool SlowReasons::forbidsLine(const IllegalMove& why, const slow::Attempt& attempt) const {
    const bool circle = attempt.from == attempt.to && slow::isFullCircle(state_, attempt.from);
    switch (why.reason) {
        case IllegalReason::PathBlocked: return slow::isBlockedBy(state_, attempt, slowly(why.squares[0]));
        case IllegalReason::WallInPath:
            return slow::isWalled(state_, attempt, slowly(why.squares[0]), slowly(why.squares[1]));
        case IllegalReason::FirstMoveIsOver: return slow::isLateDoubleStep(state_, attempt);
        case IllegalReason::NoLongStepHere:
            return slow::isLateDoubleStep(state_, attempt) &&
                   attempt.from != slow::frontSquare(state_.turn, attempt.from.x);
        case IllegalReason::FullCircle: return circle;
        case IllegalReason::NotAPieceMove:
            return !circle && slow::linesTo(state_, attempt.from, attempt.to, slow::Walls::Ignored).empty();
        default: return false;
    }
}

/// Plays the move and checks that it exposes the king in the way that the reason states.
bool SlowReasons::forbidsExposure(const IllegalMove& why, const slow::Attempt& attempt) const {
    const auto after = slow::tried(state_, attempt);
    const auto king = slow::kingOf(state_, state_.turn);
    if (!after || !king) return false;
    const slow::Square attacker = slowly(why.squares[0]);
    const auto newKing = slow::kingOf(*after, state_.turn);
    const bool exposed = slow::enemies(state_.rules, state_.turn, after->at(attacker).side) &&
                         slow::attacks(*after, attacker, newKing.value());
    const bool checksNow = slow::attacks(state_, attacker, *king);
    switch (why.reason) {
        case IllegalReason::KingWouldBeCaptured: return exposed && slowly(why.squares[1]) == newKing;
        case IllegalReason::Pinned: return exposed && !checksNow;
        case IllegalReason::Uncovers:
            return exposed && attacker == attempt.from &&
                   after->at(attacker).kind == position_.book().variant().kinds[why.uncovered].letter;
        case IllegalReason::CheckRemains: return exposed && checksNow && slow::hasLegalMove(state_, attempt.from);
        case IllegalReason::PieceCannotHelp: return exposed && checksNow && !slow::hasLegalMove(state_, attempt.from);
        case IllegalReason::OtherLineOpen:
            return exposed && checksNow && slow::attacksThrough(*after, attacker, *newKing, slowly(why.squares[1]));
        default: return false;
    }
}

const slow::Castling* SlowReasons::rightfulCastling(const slow::Attempt& attempt) const {
    for (const slow::Castling& castling : slow::castlings(state_.rules)) {
        const bool meant = slow::castlingMeant(state_, attempt, castling.rookFrom) == &castling;
        if (meant && slow::hasRight(state_, castling)) return &castling;
    }
    return nullptr;
}

bool SlowReasons::lacksCastling(const IllegalMove& why, const slow::Attempt& attempt) const {
    const slow::Castling* castling = slow::castlingMeant(state_, attempt, slowly(why.squares[0]));
    if (castling == nullptr || rightfulCastling(attempt) != nullptr) return false;
    return slow::rookIsHome(state_, *castling) == (why.reason == IllegalReason::NoCastlingRight);
}

bool SlowReasons::forbidsCastling(const IllegalMove& why, const slow::Attempt& attempt) const {
    const slow::Castling* castling = rightfulCastling(attempt);
    if (castling == nullptr) return false;
    const slow::Square first = slowly(why.squares[0]);
    if (why.reason == IllegalReason::CastlingInCheck)
        return slow::kingAttacked(state_, state_.turn) && slow::attacks(state_, first, castling->kingFrom);
    if (why.reason == IllegalReason::CastlingRookCovered)
        return first == castling->rookFrom && !state_.under[slow::cellOf(first)].empty();
    if (why.reason != IllegalReason::CastlingThroughCheck && why.reason != IllegalReason::CastlingIntoCheck)
        return forbidsCastlingOverPiece(why, *castling);
    const slow::Square attacker = slowly(why.squares[1]);
    const bool safe = std::ranges::find(castling->safe, first) != castling->safe.end();
    const bool arrives = first == castling->kingTo;
    return safe && arrives == (why.reason == IllegalReason::CastlingIntoCheck) &&
           slow::enemies(state_.rules, state_.turn, state_.at(attacker).side) && slow::attacks(state_, attacker, first);
}

bool SlowReasons::forbidsCastlingOverPiece(const IllegalMove& why, const slow::Castling& castling) const {
    const slow::Square square = slowly(why.squares[0]);
    const auto needed = [&](slow::CastlingPart part) {
        return state_.at(square) && slow::isNeeded(castling, part, square);
    };
    switch (why.reason) {
        case IllegalReason::CastlingBlocked: return needed(slow::CastlingPart::Between);
        case IllegalReason::CastlingKingPassesPiece: return needed(slow::CastlingPart::KingPasses);
        case IllegalReason::CastlingKingReachesPiece: return needed(slow::CastlingPart::KingArrives);
        case IllegalReason::CastlingRookPassesPiece: return needed(slow::CastlingPart::RookPasses);
        case IllegalReason::CastlingRookReachesPiece: return needed(slow::CastlingPart::RookArrives);
        default: return false;
    }
}

bool SlowReasons::forbidsDrop(const IllegalMove& why, Square to) const {
    const slow::Square square = slowly(to);
    const bool home = slow::isHome(state_.turn, square);
    if (why.reason == IllegalReason::NotYourFortress) return !home;
    return why.reason == IllegalReason::SquareOccupied && home && state_.at(square);
}

bool SlowReasons::exposesKing(Square from, int pieces) const {
    const slow::Attempt attempt = attemptOf(from, from, pieces);
    bool any = false;
    for (const slow::Move& move : slow::pseudoMoves(state_)) {
        if (move.dropped || move.castling || move.from != attempt.from || move.pieces != attempt.pieces) continue;
        any = true;
        if (!slow::kingAttacked(slow::moved(state_, move), state_.turn)) return false;
    }
    return any;
}

bool SlowReasons::steps(Square from, Square to) const {
    const auto lines = slow::linesTo(state_, slowly(from), slowly(to), slow::Walls::Stop);
    return std::ranges::any_of(lines, [](const slow::Line& line) { return line.moves && line.path.size() == 1; });
}

}  // namespace rokada::test
