#include "review/movetrial.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Hash size of the engine in megabytes.
constexpr int Table = 16;
/// Maximum number of nodes in the search of one tried move, so that the user does not wait long.
constexpr std::uint64_t MaxNodes = 500'000;

}  // namespace

MoveTrial::MoveTrial(GameRecord& record, QObject* parent) : QObject(parent), record_(record) {
    connect(&record, &GameRecord::changed, this, &MoveTrial::drop);
    connect(&record, &GameRecord::moved, this, &MoveTrial::drop);
    connect(&record, &GameRecord::takeBackWanted, this, &MoveTrial::retry);
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        if (state_ != State::Judging) return;
        why_ = why;
        enter(State::Failed, walked_);
    });
}

MoveTrial::~MoveTrial() { job_.cancel(); }

/// Ends the trial if the record no longer waits for a move of the user, because another node is shown or the record has
/// changed.
void MoveTrial::drop() {
    if (!active() || record_.seeking()) return;
    ++number_;
    job_.requestStop();
    state_ = State::Idle;
    walked_.clear();
    emit changed();
}

void MoveTrial::enter(State state, std::vector<Move> walked) {
    state_ = state;
    walked_ = std::move(walked);
    record_.setTrialMoves({walked_, answer()});
    emit changed();
}

GameRecord::TrialMoves::Answer MoveTrial::answer() const {
    using Answer = GameRecord::TrialMoves::Answer;
    return accepted() ? Answer::Found : state_ == State::BestShown ? Answer::Shown : Answer::Open;
}

void MoveTrial::begin(const ReviewedMove& bad, const MoveFault& fault, ReviewEffort effort) {
    record_.endSeeking();
    record_.show(record_.tree()->parent(bad.node));
    record_.seek([this](Move move) { judge(move); });
    if (!record_.seeking()) return;
    bad_ = bad;
    badFault_ = fault;
    effort_ = std::move(effort);
    effort_.nodes = std::min(effort_.nodes, MaxNodes);
    before_ = *record_.game();
    enter(State::Asking, {});
}

void MoveTrial::retry() {
    if (!active()) return;
    ++number_;
    job_.requestStop();
    enter(State::Asking, {});
}

void MoveTrial::tellBest() {
    if (!active()) return;
    ++number_;
    job_.requestStop();
    enter(State::BestShown, {});
}

void MoveTrial::end() {
    if (!active()) return;
    const Node played = bad_.node;
    record_.endSeeking();
    record_.show(played);
}

void MoveTrial::walk(std::vector<Move> moves) {
    if (state_ == State::Judged || state_ == State::BestShown) enter(state_, std::move(moves));
}

void MoveTrial::judge(Move move) {
    ++number_;
    tried_ = {.node = bad_.node, .played = move, .mover = bad_.mover};
    enter(State::Judging, {move});
    // The user has tried the move of the game. The review has already evaluated it.
    if (move == bad_.played) return onEvaluated(Judgement{bad_, badFault_});
    think(move);
}

void MoveTrial::think(Move move) {
    job_.start(
        [this, move, game = *before_, bad = bad_, effort = effort_, number = number_](const std::stop_token& stop) {
            Engine engine(Table, 1);
            std::optional<Judgement> judgement;
            if (auto found = reviewTry(engine, game, bad, move, effort, stop))
                judgement = Judgement{*found, faultOf(MotifFinder(game.book()), game.position(), *found)};
            if (stop.stop_requested()) return;
            calls_.post([this, number, judgement = std::move(judgement)] {
                if (number == number_) onEvaluated(judgement);
            });
        });
}

void MoveTrial::onEvaluated(const std::optional<Judgement>& judgement) {
    if (!judgement) return retry();
    tried_ = judgement->move;
    fault_ = judgement->fault;
    enter(State::Judged, {tried_.played});
}

}  // namespace rokada::ui
