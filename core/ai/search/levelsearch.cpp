#include "ai/search/levelsearch.h"

#include "ai/levels/conversion.h"
#include "ai/levels/habits.h"
#include "ai/levels/perception.h"
#include "ai/levels/taste.h"
#include "ai/search/timing.h"
#include "ai/search/worker.h"
#include "base/scrambled.h"
#include "rules/aftermove.h"
#include "rules/mateinone.h"
#include "rules/movegen.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace rokada {

namespace {

/// Other moves within this range below the best score, in centipawns, are rivals of the best move. Computer players
/// think longer if there are many rivals.
constexpr Score Close = 15;

/// Brings a group of weights closer to the weight at index `middle` of the group. `percent` per cent of each difference
/// remain.
void flatten(Weights& weights, int first, int count, int middle, int percent) {
    const Tapered calm = weights[static_cast<std::size_t>(first) + static_cast<std::size_t>(middle)];
    const auto mixed = [&](int from, int to) { return from + (to - from) * percent / 100; };
    for (int i = first; i < first + count; ++i) {
        Tapered& weight = weights[static_cast<std::size_t>(i)];
        weight = tapered(mixed(opening(calm), opening(weight)), mixed(ending(calm), ending(weight)));
    }
}

void weaken(Weights& weights, int first, int count, int percent) {
    for (int i = first; i < first + count; ++i) {
        Tapered& weight = weights[static_cast<std::size_t>(i)];
        weight = tapered(opening(weight) * percent / 100, ending(weight) * percent / 100);
    }
}

Weights judgedWith(int percent, const Evaluator& full, const Rulebook& book) {
    const Features& features = full.features();
    Weights weights = full.weights();
    const auto kinds = static_cast<int>(book.variant().kinds.size());
    for (int kind = 0; kind < kinds; ++kind) {
        const double mean = features.facts().reach(Kind(kind));
        const int middle = std::min(static_cast<int>(std::lround(mean)), Features::MaxMobility);
        flatten(weights, features.mobility[static_cast<std::size_t>(kind)], Features::MaxMobility + 1, middle, percent);
    }
    flatten(weights, features.danger, Features::MaxDanger + 1, 0, percent);
    flatten(weights, features.shelter, Features::MaxShelter + 1, 0, percent);
    for (const int group : {features.byPawn, features.byLesser, features.loose, features.check}) {
        weaken(weights, group, kinds, percent);
    }
    return weights;
}

/// Ends a search when its time is up or a stop is requested.
class TimeoutWatch final : public StopCondition {
public:
    TimeoutWatch(const Limits& limits, std::stop_token stop)
        : stop_(std::move(stop)), timeManager_(limits.pondering ? std::nullopt : planTime(limits, UsualTurns)) {}

    bool timeIsUp(std::uint64_t) override { return stop_.stop_requested() || timeManager_.over(elapsed()); }
    [[nodiscard]] TimePlan::Milliseconds elapsed() const { return std::chrono::steady_clock::now() - start_; }

private:
    std::stop_token stop_;
    TimeManager timeManager_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

template <class T>
T lesser(T a, T limit) {
    return limit == 0 ? a : std::min(a, limit);
}

/// Returns the weaknesses of the task's level in its position, without a style if the task asks for this.
Weakness weaknessFor(const Task& task, const Evaluator& evaluator) {
    Weakness weakness = weaknessIn(evaluator, task.position, task.level);
    if (!task.styled) weakness.style = {};
    return weakness;
}

/// Choice of one move at a level below full strength.
class LevelThought {
public:
    LevelThought(const Task& task, const Evaluator& evaluator)
        : task_(task),
          weakness_(weaknessFor(task, evaluator)),
          perception_(evaluator, task.position, weakness_, task.seed),
          habits_(evaluator, task.position, weakness_.habits),
          taste_(evaluator, task.position, weakness_.style),
          salt_(scrambled(scrambled(task.seed) ^ task.position.key())) {}

    [[nodiscard]] const Perception& perception() const { return perception_; }

    /// Returns the root moves that the level considers: all moves that it does not overlook and that, in the opening,
    /// do not allow a mate in one. If there is no such move, returns the most noticeable of the overlooked moves that
    /// do not allow a mate in one. If every move allows a mate in one, returns all moves that the level does not
    /// overlook, or the most noticeable move if it overlooks all.
    [[nodiscard]] std::vector<Move> seen() const {
        std::vector<Move> all = task_.limits.only;
        if (all.empty()) {
            MoveList moves;
            legalMoves(task_.position, moves);
            all.assign(moves.begin(), moves.end());
        }
        std::vector<Move> seen;
        for (const Move move : all) {
            if (!perception_.overlooks(task_.position, move, 0, task_.lastTo)) seen.push_back(move);
        }
        if (std::vector<Move> safe = guarded(seen); !safe.empty()) return safe;
        const std::vector<Move> unseen = guarded(all);
        if (!unseen.empty()) return {clearest(unseen)};
        return seen.empty() ? std::vector{clearest(all)} : seen;
    }

    /// Runs iterations up to the depth and node limits of the level and of the task. Calls `told` after each finished
    /// iteration.
    void run(Worker& worker, const std::function<void()>& told) {
        const std::uint64_t nodes = lesser(weakness_.nodes, task_.limits.nodes);
        const int depth = lesser(weakness_.depth, task_.limits.depth);
        worker.setPerception(&perception_);
        worker.setRootMargin(std::max(spread(), Close) + weakness_.habits + taste_.range());
        for (int i = 1; i <= depth && !worker.stopped(); ++i) {
            // The first iteration searches every move, unless the task itself has a node limit.
            worker.setNodeLimit(i == 1 ? task_.limits.nodes : nodes);
            worker.newIteration(i);
            for (RootMove& root : worker.rootMoves()) root.score = -Infinite;
            worker.searchRoot(i, -Infinite, Infinite, 0);
            if (!choose(worker)) break;
            if (worker.stopped()) break;
            report_.depth = i;
            told();
        }
    }

    [[nodiscard]] const RootMove& chosen() const { return chosen_; }
    [[nodiscard]] int rivals() const { return rivals_; }
    Report& report() { return report_; }

private:
    /// Returns the moves that do not allow a mate in one. After the first `Weakness::guardedMoves` full moves of the
    /// game, returns all moves.
    [[nodiscard]] std::vector<Move> guarded(std::vector<Move> moves) const {
        if (task_.position.state().moveNumber > static_cast<unsigned>(weakness_.guardedMoves)) return moves;
        std::erase_if(moves, [&](Move move) {
            const Position after = afterMove(task_.position, move);
            return !after.placing(after.turn()) && !task_.book->allied(after.turn(), task_.position.turn()) &&
                   mateInOne(after).has_value();
        });
        return moves;
    }

    [[nodiscard]] Move clearest(const std::vector<Move>& moves) const {
        const auto clarity = [this](Move move) { return perception_.clarity(task_.position, move, task_.lastTo); };
        return *std::ranges::max_element(moves, [&](Move a, Move b) { return clarity(a) < clarity(b); });
    }

    /// Returns the range in centipawns within which root moves of this position count as equally good.
    [[nodiscard]] Score spread() const { return weakness_.spread + taste_.gamble(); }

    /// Chooses the best root move, or another one within `spread()` of it. Returns false if the iteration has
    /// no scores.
    bool choose(Worker& worker) {
        const auto& moves = worker.rootMoves();
        Score best = -Infinite;
        for (const RootMove& root : moves) best = std::max(best, inItsEyes(root));
        if (best == -Infinite) return false;
        // If the best score is a mate, only moves with this score can be chosen.
        const Score spread = isMate(best) ? 0 : this->spread();
        Score most = -Infinite;
        rivals_ = -1;
        for (const RootMove& root : moves) {
            const Score score = inItsEyes(root);
            if (score >= best - Close) ++rivals_;
            if (score < best - spread) continue;
            const Score taste = score + whim(root.move, spread);
            if (taste <= most) continue;
            most = taste;
            chosen_ = root;
        }
        return true;
    }

    /// Returns the score of a root move with its penalty by `Habits` and its bonus by `Taste`. Mate scores have
    /// neither. A move without a score keeps -Infinite.
    [[nodiscard]] Score inItsEyes(const RootMove& root) const {
        if (isMate(root.score) || root.score == -Infinite) return root.score;
        return root.score - habits_.cost(root.move) + taste_.bonus(root.move);
    }

    [[nodiscard]] Score whim(Move move, Score most) const {
        const std::uint64_t what = move.from() | move.to() << 8 | static_cast<std::uint64_t>(move.becomes()) << 16 |
                                   static_cast<std::uint64_t>(move.pieces()) << 24;
        return static_cast<Score>(scrambled(salt_ ^ what) % (static_cast<std::uint64_t>(most) + 1));
    }

    const Task& task_;
    Weakness weakness_;
    Perception perception_;
    Habits habits_;
    Taste taste_;
    std::uint64_t salt_;
    RootMove chosen_{.move = Move()};
    int rivals_ = 0;
    Report report_;
};

}  // namespace

std::shared_ptr<const Evaluator> evaluatorOf(Level level, const Rulebook& book) {
    const Evaluator full(book);
    return std::make_shared<const Evaluator>(book, full.sharedFeatures(),
                                             judgedWith(weaknessOf(level, book.variant().id).judgement, full, book));
}

const std::shared_ptr<const Evaluator>& LevelSearch::evaluatorFor(const RulebookPtr& book, Level level) {
    if (book_ != book) {
        book_ = book;
        evaluators_ = {};
    }
    auto& evaluator = evaluators_[static_cast<std::size_t>(weaknessOf(level, book->variant().id).judgement)];
    if (!evaluator) evaluator = evaluatorOf(level, *book);
    return evaluator;
}

SearchResult LevelSearch::think(const Task& task, const std::stop_token& stop,
                                const std::function<void(const Report&)>& onReport) {
    const auto& evaluator = evaluatorFor(task.book, task.level);
    LevelThought thought(task, *evaluator);
    Task seen = task;
    seen.limits.only = thought.seen();
    table_.clear();
    const auto history = std::make_unique<History>(*book_);
    SharedSearch shared{.table = table_, .history = *history};
    TimeoutWatch timeout(task.limits, stop);
    Worker worker(seen, evaluator, shared);
    worker.setStopCondition(&timeout);
    SearchResult outcome{.best = seen.limits.only.front()};
    thought.run(worker, [&] {
        Report& report = thought.report();
        report.selectiveDepth = std::max(report.depth, worker.selectiveDepth());
        report.nodes = worker.nodes();
        report.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(timeout.elapsed());
        report.hashFull = table_.hashfull();
        report.variations = {{.score = thought.chosen().score, .moves = thought.chosen().pv}};
        if (onReport) onReport(report);
    });
    outcome.report = thought.report();
    outcome.report.nodes = worker.nodes();
    if (thought.chosen().score == -Infinite) return outcome;
    outcome.best = thought.chosen().move;
    outcome.rivals = thought.rivals();
    outcome.report.variations = {{.score = thought.chosen().score, .moves = thought.chosen().pv}};
    if (thought.chosen().pv.size() > 1) outcome.ponder = thought.chosen().pv[1];
    return outcome;
}

}  // namespace rokada
