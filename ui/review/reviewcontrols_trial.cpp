// "Try Again" in the review: from one bad move to the next, words and marks of what is tried.
#include "analysis/analysissettings.h"
#include "analysis/variationview.h"
#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "review/movetrial.h"
#include "review/reviewcontrols.h"
#include "review/reviewpanel.h"
#include "review/trialbuttons.h"
#include "review/trialwords.h"

#include <algorithm>

namespace rokada::ui {

void ReviewControls::connectTrial() {
    connect(trial_, &MoveTrial::changed, this, [this] {
        if (!trial_->active() && !beginning_) turn_.end();
        show();
    });
    connect(&in_.board, &BoardWidget::illegalMoveTried, this, [this](const IllegalMove& illegalMove) {
        const Square piece = illegalMove.squares.front();
        // Whose turn it is after the move that was tried is not what is in the way.
        const bool tried = trial_->active() && !trial_->atStart();
        if (!tried || illegalMove.reason != IllegalReason::NotYourTurn || piece == NoSquare) return;
        in_.board.moveShow().explain(piece, tr("Take the move back to try another one."), in_.board.font());
    });
    const TrialButtons& buttons = panel_->trialButtons();
    connect(&buttons, &TrialButtons::againWanted, trial_, &MoveTrial::again);
    connect(&buttons, &TrialButtons::bestWanted, trial_, &MoveTrial::tellBest);
    connect(&buttons, &TrialButtons::nextWanted, this, [this] { tryAt(faultFrom(1)); });
    connect(&buttons, &TrialButtons::backWanted, trial_, &MoveTrial::end);
}

/// At the bad move that is looked at; else at the next one, and behind the last one at the first.
void ReviewControls::tryAgain() {
    if (!inForce()) return;
    if (panel_->isHidden()) open();
    const ReviewedMove* move = moment();
    if (move != nullptr && !move->better.empty()) return tryAt(move->node);
    if (const Node next = faultFrom(1); next != Node::None) return tryAt(next);
    const auto& moves = found_->review.moves;
    const auto first = std::find_if(moves.begin(), moves.end(), [this, learner = learner()](const ReviewedMove& each) {
        return leadsThrough(each, learner) && !each.better.empty();
    });
    if (first != moves.end()) tryAt(first->node);
}

void ReviewControls::tryAt(Node node) {
    const ReviewedMove* move = inForce() ? reviewedAt(node) : nullptr;
    if (move == nullptr) return;
    // Without a better move there is nothing to look for: it is only shown.
    if (move->better.empty()) return in_.record.show(node);
    const MoveFault* fault = faultAt(*move);
    beginning_ = true;
    trial_->begin(*move, fault ? *fault : MoveFault{.node = node, .costs = {}, .shown = {}},
                  static_cast<std::uint64_t>(in_.settings.get(keys::reviewedNodes())));
    beginning_ = false;
    if (trial_->active()) {
        turn_.begin(in_.record.tree()->book(), move->mover);
    } else {
        turn_.end();
    }
    in_.board.setFocus();
}

void ReviewControls::showTrial() {
    using State = MoveTrial::State;
    const State state = trial_->state();
    // Praise says the best move too.
    const bool best = !trial_->accepted() && (state != State::Told || !trial_->atStart());
    panel_->trialButtons().allow(state != State::Asking && !trial_->atStart(), best, faultFrom(1) != Node::None);
    panel_->words().showText(trialHtml(*trial_, style()));
}

/// The board shows it; the record does not get it.
void ReviewControls::walkTrial(const VariationPlace& place) {
    std::vector<Move> moves = trialLines(*trial_)[std::min<std::size_t>(place.rank, 1)].moves;
    moves.resize(std::min(place.moves, moves.size()));
    trial_->walk(std::move(moves));
}

}  // namespace rokada::ui
