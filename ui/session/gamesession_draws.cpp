// Draws of a session: offers, answers, claims, and what they cost.
#include "session/gamesession.h"

#include "ai/evaluation/evaluation.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace rokada::ui {

namespace {

/// Turns of its own after which a computer no longer wants to see how the game goes on.
constexpr std::size_t TurnsBeforeDraw = 10;
/// Turns of each player before a computer offers a draw itself, how many of them must have been even, and what that is.
constexpr std::size_t TurnsBeforeOffer = 40;
constexpr int EvenTurns = 10;
constexpr Score Even = 15, Lost = -300;  // in centipawns

}  // namespace

Claim GameSession::claimable() const { return humanToMove() ? game_->claimable() : Claim::None; }

bool GameSession::mayClaim() const { return humanToMove() && (setup_.laws.arbiter || claimable() != Claim::None); }

void GameSession::claim(std::optional<Move> named) {
    if (!humanToMove() || (named && !game_->legal(*named))) return;
    const ClaimRuling ruling = ruleOnClaim(*game_, named);
    const Side claimant = game_->position().turn();
    if (ruling.right()) return grantClaim(named, claimant);
    if (!setup_.laws.arbiter) return;
    ruleOnWrongClaim(ruling, claimant);
    // The named move is played whatever was claimed.
    if (named && !game_->ending() && game_->position().turn() == claimant) play(*named);
}

void GameSession::grantClaim(std::optional<Move> named, Side claimant) {
    callOff();
    emit ruled(Law::ClaimRight, claimant);
    named ? game_->claim(*named) : game_->claim();
    if (named) emit moved(*game_->last());
    proceed();
}

/// A computer that is not better claims what it may, on the board or with the move that it has chosen.
bool GameSession::claimsDraw(Side side, Move move) {
    const bool onBoard = game_->claimable() != Claim::None;
    if (!onBoard && game_->claimable(move) == Claim::None) return false;
    if (outlook(side) > 0) return false;
    grantClaim(onBoard ? std::nullopt : std::optional(move), side);
    return true;
}

/// A computer offers a draw to people, seldom: late in a game in which for a long time no side has been better.
bool GameSession::offersDraw(Side side) {
    evenTurns_[side] = std::abs(outlook(side)) <= Even ? evenTurns_[side] + 1 : 0;
    const auto sides = setup_.seats.size();
    const bool late = game_->played() >= TurnsBeforeOffer * sides && evenTurns_[side] >= EvenTurns;
    if (game_->ending() || !late || !offers_.mayOffer(side)) return false;
    for (std::size_t i = 0; i < sides; ++i) {
        if (setup_.book->allied(Side(i), side) || !human(Side(i)) || !game_->position().living(Side(i))) continue;
        offers_.offer(side, OfferMoment::AfterMove);
        settleOffer();
        return true;
    }
    return false;
}

void GameSession::ruleOnWrongClaim(const ClaimRuling& ruling, Side claimant) {
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) {
        const bool enemy = !setup_.book->allied(Side(i), claimant) && game_->position().living(Side(i));
        if (enemy && ruling.toOpponents.count() > 0) time_->add(Side(i), ruling.toOpponents);
    }
    if (ruling.fromClaimant.count() > 0) time_->add(claimant, -ruling.fromClaimant);
    const bool falls = time_->clock().flag(time_->now()) != NoSide;
    emit ruled(falls ? Law::ClaimFlag : ruling.law, claimant);
    if (falls) return timeOut(claimant);
    if (ruling.offers && offers_.mayOffer(claimant)) {
        offers_.offer(claimant, OfferMoment::BeforeMove);
        settleOffer();
    }
}

Side GameSession::drawOfferer() const {
    if (!playing()) return NoSide;
    const Side side = pressing_ != NoSide ? pressing_ : resigner();
    return side != NoSide && (offers_.mayOffer(side) || offers_.awaits(side)) ? side : NoSide;
}

void GameSession::offerDraw() {
    const Side side = drawOfferer();
    if (side == NoSide) return;
    const OfferMoment moment = pressing_ == side                  ? OfferMoment::AfterMove
                               : side == game_->position().turn() ? OfferMoment::BeforeMove
                                                                  : OfferMoment::OpponentsTurn;
    const Law law = offers_.offer(side, moment);
    if (setup_.laws.arbiter) emit ruled(law, side);
    settleOffer();
}

void GameSession::answerDraw(Side side, bool accepted) {
    if (!offers_.awaits(side)) return;
    accepted ? offers_.accept(side) : offers_.refuse();
    emit drawAnswered(side, accepted);
    settleOffer();
}

/// Computers answer at once. When all have agreed the game is drawn.
void GameSession::settleOffer() {
    const DrawOffers open = offers_;
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) {
        const auto side = Side(i);
        if (!open.awaits(side) || human(side) || !game_->position().living(side)) continue;
        const bool wants = wantsDraw(side);
        wants ? offers_.accept(side) : offers_.refuse();
        emit drawAnswered(side, wants);
    }
    if (offers_.agreed(game_->position().state().living)) {
        callOff();
        game_->agreeDraw();
        return proceed();
    }
    emit asked();
}

bool GameSession::tooEarlyForDraw() const { return game_->played() < TurnsBeforeDraw * setup_.seats.size(); }

/// A computer that is not better accepts a draw, once the game has got under way; one that is lost does at any time.
bool GameSession::wantsDraw(Side side) const { return outlook(side) <= (tooEarlyForDraw() ? Lost : 0); }

/// How a computer judges its position.
Score GameSession::outlook(Side side) const {
    if (scores_[side]) return *scores_[side];
    const Score score = Evaluator(*setup_.book).evaluate(game_->position());
    return setup_.book->allied(side, game_->position().turn()) ? score : -score;
}

void GameSession::dropQuestions() {
    offers_.refuse();
    undoAsker_ = NoSide;
    emit asked();
}

}  // namespace rokada::ui
