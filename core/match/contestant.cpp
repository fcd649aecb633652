#include "match/contestant.h"

#include "ai/evaluation/matecount.h"
#include "ai/evaluation/score.h"
#include "ai/search/engine.h"
#include "book/bookplay.h"
#include "text/movetext.h"

namespace rokada::match {

namespace {

using Moment = std::chrono::steady_clock;

class ExternalContestant final : public Contestant {
public:
    ExternalContestant(const EngineSpec& spec, MatchContext& context, int number)
        : player_(EnginePlayer::make(spec, context, number)) {}
    [[nodiscard]] const EngineSpec& spec() const override { return player_->spec(); }
    [[nodiscard]] Milliseconds margin() const override { return player_->margin(); }
    Answer<void> prepare(const Game& game, const std::stop_token& stop) override {
        return player_->prepare(game, stop);
    }
    Reply think(const Game& game, const Clocks& clocks, const std::stop_token& stop) override {
        return player_->think(game, clocks, stop);
    }
    void dismiss() override { player_->dismiss(); }
    void kill() override { player_->kill(); }

private:
    std::unique_ptr<EnginePlayer> player_;
};

Thought thoughtOf(const Position& root, const Report& report) {
    Thought thought{.depth = report.depth, .nodes = report.nodes, .time = report.elapsed, .score = {}, .mate = {}};
    if (report.variations.empty() || fromBook(report)) return thought;
    const Variation& best = report.variations.front();
    if (isMate(best.score)) {
        thought.mate = turnsToMate(root, best.score, best.moves);
    } else {
        thought.score = best.score;
    }
    return thought;
}

class BuiltInContestant final : public Contestant {
public:
    BuiltInContestant(const ContestantSpec& spec, const MatchContext& context, std::uint64_t seed)
        : spec_(spec.engine),
          level_(*spec.level),
          margin_(context.timeouts.margin),
          seed_(seed),
          engine_(spec.megabytes, spec.threads),
          openingBooks_(spec.openingBooks) {}
    [[nodiscard]] const EngineSpec& spec() const override { return spec_; }
    [[nodiscard]] Milliseconds margin() const override { return margin_; }
    Answer<void> prepare(const Game&, const std::stop_token&) override {
        engine_.clear();
        ++seed_;
        return {};
    }
    Reply think(const Game& game, const Clocks& clocks, const std::stop_token& stop) override;

private:
    [[nodiscard]] Limits limitsIn(const Game& game, const Clocks& clocks) const;
    [[nodiscard]] std::optional<SearchResult> fromOpeningBook(const Task& task) const;

    EngineSpec spec_;
    Level level_;
    Milliseconds margin_;
    std::uint64_t seed_;  ///< seed of the level; it changes with each game, so that games are not repeated
    Engine engine_;
    std::map<RulebookPtr, BookPtr> openingBooks_;
};

Limits BuiltInContestant::limitsIn(const Game& game, const Clocks& clocks) const {
    Limits limits;
    limits.moveTime = spec_.limit.moveTime;
    limits.depth = spec_.limit.depth;
    limits.nodes = spec_.limit.nodes;
    if (!spec_.limit.clock) return limits;
    const Side side = game.position().turn();
    limits.clock = ClockTimes{clocks.remaining[side], clocks.increment[side], clocks.movesToGo};
    return limits;
}

std::optional<SearchResult> BuiltInContestant::fromOpeningBook(const Task& task) const {
    const auto known = openingBooks_.find(task.book);
    return known == openingBooks_.end() || !known->second ? std::nullopt : bookAnswer(*known->second, task);
}

Reply BuiltInContestant::think(const Game& game, const Clocks& clocks, const std::stop_token& stop) {
    Task task = Task::of(game);
    task.limits = limitsIn(game, clocks);
    task.level = level_;
    task.seed = seed_;
    const auto begin = Moment::now();
    const auto known = fromOpeningBook(task);
    const SearchResult found = known ? *known : engine_.think(task, stop);
    Reply reply;
    reply.outcome = stop.stop_requested() ? Reply::Outcome::Stopped : Reply::Outcome::Move;
    reply.text = moveText(game.book(), found.best);
    reply.thought = thoughtOf(task.position, found.report);
    reply.used = std::chrono::duration_cast<std::chrono::microseconds>(Moment::now() - begin);
    return reply;
}

}  // namespace

std::unique_ptr<Contestant> Contestant::make(const ContestantSpec& spec, MatchContext& context, int number,
                                             std::uint64_t seed) {
    if (spec.level) return std::make_unique<BuiltInContestant>(spec, context, seed);
    return std::make_unique<ExternalContestant>(spec.engine, context, number);
}

}  // namespace rokada::match
