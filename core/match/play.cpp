#include "match/play.h"

#include "external/enginemove.h"

#include <algorithm>

namespace rokada::match {

namespace {

/// Maximum number of attempts to start an engine for a game.
constexpr int Launches = 3;

}  // namespace

void Usage::add(const Reply& reply) {
    ++moves;
    used += reply.used;
    processor += reply.processor;
    longest = std::max(longest, reply.used);
    // In won positions with a known mate, the search depth grows without bound and would distort the mean.
    if (reply.thought.depth == 0 || reply.thought.mate) return;
    ++spoken;
    depth += static_cast<std::uint64_t>(reply.thought.depth);
    nodes += reply.thought.nodes;
    said += reply.thought.time;
}

Usage& Usage::operator+=(const Usage& other) {
    moves += other.moves;
    spoken += other.spoken;
    depth += other.depth;
    nodes += other.nodes;
    said += other.said;
    used += other.used;
    processor += other.processor;
    longest = std::max(longest, other.longest);
    return *this;
}

GameResult EngineGame::play(const GamePlan& plan) {
    game_ = gameAfter(book_, plan.opening);
    teamOfFirst_ = plan.teamOfFirst;
    GameResult result;
    if (!prepare(result)) return result;
    setClocks();
    while (!judged(result, plan.maxPlies)) {
        if (beforeTurn_) beforeTurn_(game_);
        if (!takeTurn(result)) break;
    }
    return result;
}

/// Prepares both engines. Returns false if an engine cannot be started or the match is stopped; `result.state` is then
/// `Broken` or `Stopped`. An engine that fails later loses the game.
bool EngineGame::prepare(GameResult& result) {
    for (int engine : {0, 1}) {
        std::string error;
        bool ready = false;
        for (int i = 0; i < Launches && !ready && !stop_.stop_requested(); ++i) {
            const auto prepared = players_[engine]->prepare(game_, stop_);
            ready = prepared.has_value();
            if (!ready) error = prepared.error();
        }
        if (ready) continue;
        result.state = stop_.stop_requested() ? GameResult::State::Stopped : GameResult::State::Broken;
        result.end = {GameEnd::EndReason::NotReady, engine, error, {}};
        return false;
    }
    return true;
}

int EngineGame::engineOf(Side side) const { return book_->variant().sideSpecs[side].team == teamOfFirst_ ? 0 : 1; }

void EngineGame::setClocks() {
    ownMoves_ = {};
    for (std::size_t side = 0; side < book_->sides(); ++side) {
        const auto& clock = players_[engineOf(Side(side))]->spec().limit.clock;
        remaining_[side] = clock ? clock->base + clock->increment : Milliseconds(0);
    }
}

Clocks EngineGame::clocksBefore(int engine) const {
    Clocks clocks{remaining_};
    for (std::size_t side = 0; side < book_->sides(); ++side) {
        const auto& clock = players_[engineOf(Side(side))]->spec().limit.clock;
        if (clock) clocks.increment[side] = clock->increment;
    }
    const auto& own = players_[engine]->spec().limit.clock;
    if (own && own->moves > 0) clocks.movesToGo = own->moves - ownMoves_[game_.position().turn()] % own->moves;
    return clocks;
}

/// Subtracts `used` from the clock of `side` and adds the increment. Returns false if the time is exceeded by more than
/// the margin for a busy machine.
bool EngineGame::spendClock(Side side, int engine, std::chrono::microseconds used) {
    const auto& clock = players_[engine]->spec().limit.clock;
    if (!clock) return true;
    remaining_[side] -= std::chrono::duration_cast<Milliseconds>(used);
    if (remaining_[side] < Milliseconds(0) - players_[engine]->margin()) return false;
    remaining_[side] = std::max(remaining_[side], Milliseconds(0)) + clock->increment;
    if (clock->moves > 0 && ++ownMoves_[side] % clock->moves == 0) remaining_[side] += clock->base;
    return true;
}

bool EngineGame::takeTurn(GameResult& result) {
    if (stop_.stop_requested()) {
        result.state = GameResult::State::Stopped;
        return false;
    }
    const Side side = game_.position().turn();
    const int engine = engineOf(side);
    const Reply reply = players_[engine]->think(game_, clocksBefore(engine), stop_);
    if (reply.outcome == Reply::Outcome::Stopped) {
        result.state = GameResult::State::Stopped;
        return false;
    }
    result.usage[engine].add(reply);
    if (reply.outcome == Reply::Outcome::Move && !spendClock(side, engine, reply.used)) {
        lose(result, engine, GameEnd::EndReason::Time);
        return false;
    }
    return takeReply(result, reply, engine);
}

bool EngineGame::takeReply(GameResult& result, const Reply& reply, int engine) {
    switch (reply.outcome) {
        case Reply::Outcome::Move: return playMove(result, reply, engine);
        case Reply::Outcome::Resigns: lose(result, engine, GameEnd::EndReason::Resigns); return false;
        case Reply::Outcome::ClaimsDraw: result.end = {GameEnd::EndReason::ClaimedDraw, engine, {}, {}}; return false;
        case Reply::Outcome::Fails: lose(result, engine, GameEnd::EndReason::Fails, reply.text); return false;
        case Reply::Outcome::Stopped: return false;
    }
    return false;
}

bool EngineGame::playMove(GameResult& result, const Reply& reply, int engine) {
    const auto move = readEngineMove(game_.position(), reply.text);
    const std::size_t number = game_.played();
    if (!move || !game_.play(*move)) {
        lose(result, engine, GameEnd::EndReason::IllegalMove, reply.text);
        return false;
    }
    result.searchOutputs.push_back({number, reply.thought, reply.used});
    return true;
}

/// Ends the game as a loss of `engine`. Kills its process after an error, so that the next game starts a new one.
void EngineGame::lose(GameResult& result, int engine, GameEnd::EndReason how, std::string said) {
    const int team = engine == 0 ? teamOfFirst_ : 1 - teamOfFirst_;
    result.halfPoints = team == 0 ? 0 : 2;
    result.end = {how, engine, std::move(said), {}};
    if (result.end.failed()) players_[engine]->kill();
}

/// Returns true if the game has ended by the rules, by a draw that can be claimed, or at the limit of plies. Claims
/// draws for the engines, because most engines do not claim them.
bool EngineGame::judged(GameResult& result, int maxPlies) {
    if (!game_.ending()) game_.claim();
    if (const auto& ending = game_.ending()) {
        result.end = {GameEnd::EndReason::Rules, 0, {}, *ending};
        const auto& sideSpecs = book_->variant().sideSpecs;
        for (std::size_t side = 0; side < sideSpecs.size(); ++side) {
            if (sideSpecs[side].team == 0) result.halfPoints = ending->halfPoints[side];
        }
        return true;
    }
    if (maxPlies == 0 || game_.played() < static_cast<std::size_t>(maxPlies)) return false;
    result.end.reason = GameEnd::EndReason::Plies;
    return true;
}

}  // namespace rokada::match
