// Draws of a session: offers, answers, claims, and what they cost.
#include "gamesession.h"

#include "ai/evaluation.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Turns of its own after which a computer no longer wants to see how the game goes on.
constexpr std::size_t TurnsBeforeDraw = 10;

}  // namespace

Claim GameSession::claimable() const { return humanToMove() ? game_->claimable() : Claim::None; }

bool GameSession::mayClaim() const {
    return humanToMove() && (setup_.laws.arbiter || game_->claimable() != Claim::None);
}

void GameSession::claim(std::optional<Move> named) {
    if (!humanToMove() || (named && !game_->legal(*named))) return;
    const ClaimRuling ruling = ruleOnClaim(*game_, named);
    const Side claimant = game_->position().turn();
    if (ruling.right()) {
        callOff();
        emit ruled(ruling.law, claimant);
        named ? game_->claim(*named) : game_->claim();
        if (named) emit moved(*game_->last());
        return proceed();
    }
    if (!setup_.laws.arbiter) return;
    ruleOnWrongClaim(ruling, claimant);
    // The named move is played whatever was claimed.
    if (named && !game_->ending() && game_->position().turn() == claimant) play(*named);
}

void GameSession::ruleOnWrongClaim(const ClaimRuling& ruling, Side claimant) {
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) {
        const bool enemy = !setup_.book->allied(Side(i), claimant) && game_->position().living(Side(i));
        if (enemy && ruling.toOpponents.count() > 0) time_->add(Side(i), ruling.toOpponents);
    }
    if (ruling.fromClaimant.count() > 0) time_->add(claimant, -ruling.fromClaimant);
    emit ruled(ruling.law, claimant);
    if (time_->clock().flag(time_->now()) != NoSide) return timeOut(claimant);
    if (ruling.offers && offers_.mayOffer(claimant)) {
        offers_.offer(claimant, OfferMoment::BeforeMove);
        settleOffer();
    }
}

Side GameSession::drawOfferer() const {
    if (!game_ || game_->ending()) return NoSide;
    const Side side = pressing_ != NoSide ? pressing_ : resigner();
    return side != NoSide && (offers_.mayOffer(side) || offers_.awaits(side)) ? side : NoSide;
}

void GameSession::offerDraw() {
    const Side side = drawOfferer();
    if (side == NoSide) return;
    const bool own = side == game_->position().turn();
    const OfferMoment moment = pressing_ == side ? OfferMoment::AfterMove
                               : own             ? OfferMoment::BeforeMove
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
    for (std::size_t i = 0; i < setup_.seats.size(); ++i) {
        const auto side = Side(i);
        if (!offers_.awaits(side) || human(side) || !game_->position().living(side)) continue;
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

/// A computer that does not stand better takes a draw, once the game has got under way.
bool GameSession::wantsDraw(Side side) const {
    if (game_->played() < TurnsBeforeDraw * setup_.seats.size()) return false;
    if (scores_[side]) return *scores_[side] <= 0;
    const Score score = Evaluator(*setup_.book).evaluate(game_->position());
    return (setup_.book->allied(side, game_->position().turn()) ? score : -score) <= 0;
}

void GameSession::dropQuestions() {
    offers_.refuse();
    undoAsker_ = NoSide;
    emit asked();
}

}  // namespace rokada::ui
