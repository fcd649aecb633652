#include "ai/search/teamsearch.h"

#include "ai/evaluation/matecount.h"
#include "ai/search/tableroot.h"
#include "ai/search/timing.h"
#include "ai/search/worker.h"

#include <algorithm>
#include <exception>
#include <latch>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace rokada {

namespace {

using Clock = std::chrono::steady_clock;

/// Interval between two progress reports.
constexpr std::chrono::milliseconds ProgressInterval{500};

/// Number of nodes that the main thread searches before helper threads start. A very short search needs no helpers.
constexpr std::uint64_t NodesAlone = 1024;

/// Stop condition by time, nodes or a stop request. All threads check it.
class Guard final : public StopCondition {
public:
    Guard(const Task& task, std::stop_token stop, std::atomic<bool>& pondering)
        : task_(task),
          limits_(task.limits),
          stop_(std::move(stop)),
          pondering_(pondering),
          timeManager_(planTime(task.limits, UsualTurns)) {}

    bool timeIsUp(std::uint64_t nodes) override {
        if (stop_.stop_requested()) return true;
        const std::lock_guard lock(mutex_);
        if (waiting()) return false;
        return timeManager_.over(elapsed()) || (limits_.nodes != 0 && nodes >= limits_.nodes);
    }

    void iterationDone(const Variation& pv, int depth) {
        const std::lock_guard lock(mutex_);
        timeManager_.iterationDone(pv.moves.front(), pv.score);
        const int turns = limits_.mate != 0 ? turnsToMate(task_.position, pv.score, pv.moves) : 0;
        const bool mated = turns > 0 && turns <= limits_.mate;
        done_ = mated || (limits_.depth != 0 && depth >= limits_.depth);
    }

    /// Returns true if no further iteration should start: a limit is reached, or too little time is left.
    [[nodiscard]] bool shouldStop() {
        const std::lock_guard lock(mutex_);
        return stop_.stop_requested() || (!waiting() && (done_ || timeManager_.shouldStop(elapsed())));
    }
    [[nodiscard]] std::chrono::milliseconds sinceStart() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
    }
    [[nodiscard]] bool timed() const { return limits_.clock.has_value(); }
    [[nodiscard]] const std::stop_token& token() const { return stop_; }

private:
    /// Returns true while pondering: no limits apply. At the end of pondering, starts to count the time.
    [[nodiscard]] bool waiting() {
        if (!limits_.pondering) return false;
        if (pondering_.load(std::memory_order_relaxed)) return true;
        limits_.pondering = false;
        counted_ = Clock::now();
        return false;
    }
    [[nodiscard]] TimePlan::Milliseconds elapsed() const { return Clock::now() - counted_; }

    const Task& task_;
    Limits limits_;
    std::stop_token stop_;
    std::atomic<bool>& pondering_;
    TimeManager timeManager_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point counted_ = start_;
    bool done_ = false;
    std::mutex mutex_;
};

/// Stop condition of the main thread. It asks the `Guard`, and also reports progress at intervals.
class ProgressReporter final : public StopCondition {
public:
    explicit ProgressReporter(Guard& guard) : guard_(guard) {}

    bool timeIsUp(std::uint64_t nodes) override {
        if (guard_.timeIsUp(nodes)) return true;
        if (onProgress_ && guard_.sinceStart() >= nextProgress_) {
            nextProgress_ = guard_.sinceStart() + ProgressInterval;
            onProgress_();
        }
        return false;
    }
    void setProgress(std::function<void()> told) { onProgress_ = std::move(told); }

private:
    Guard& guard_;
    std::function<void()> onProgress_;
    std::chrono::milliseconds nextProgress_ = ProgressInterval;
};

/// Returns the depth of the last iteration. While pondering, the depth limit is ignored here; `Guard::iterationDone`
/// applies it after `ponderHit`.
int deepest(const Limits& limits) {
    return limits.depth == 0 || limits.pondering ? MaxPly - 1 : std::min(limits.depth, MaxPly - 1);
}

/// Callback of the stop token, called on the thread that requests the stop. It stops all search threads at once,
/// without waiting for their next check of the token.
struct StopAll {
    SharedSearch& shared;
    void operator()() const { shared.stop.store(true, std::memory_order_relaxed); }
};

/// One search: the main thread (the calling thread) and its helper threads. The main thread decides and reports.
class SearchThreads {
public:
    /// `known` contains the root moves of the task with their results by the endgame tables, or nullopt.
    SearchThreads(const Task& task, const std::optional<TableRoot>& known, const SearchTools& tools,
                  const std::stop_token& stop);
    ~SearchThreads() { stopHelpers(); }
    SearchThreads(const SearchThreads&) = delete;
    SearchThreads& operator=(const SearchThreads&) = delete;

    SearchResult run(const SearchListeners& listeners);

private:
    void startHelpers();
    void help();
    void stopHelpers();
    void deepen(SearchResult& outcome, const SearchListeners& listeners);
    void reportBound(const std::function<void(const Progress&)>& onProgress);
    [[nodiscard]] std::vector<Variation> variationsOf(const std::vector<RootMove>& moves) const;
    [[nodiscard]] Score scoreOf(const RootMove& move) const;
    [[nodiscard]] Report report(int depth) const;
    [[nodiscard]] Progress progress();
    [[nodiscard]] Report lastReport(const SearchResult& outcome);

    const Task& task_;
    const std::optional<TableRoot>& known_;
    const SearchTools& tools_;
    Guard guard_;
    ProgressReporter teller_;
    Abdada abdada_;
    SharedSearch shared_;
    Worker main_;
    std::size_t variations_;
    Deepening deepening_;
    bool only_;   ///< true if there is only one root move and a clock is running, so that one iteration is enough
    int wanted_;  ///< number of helper threads not started yet
    std::latch allStarted_{1};
    std::optional<std::stop_callback<StopAll>> stopAll_;
    std::vector<std::jthread> threads_;
};

SearchThreads::SearchThreads(const Task& task, const std::optional<TableRoot>& known, const SearchTools& tools,
                             const std::stop_token& stop)
    : task_(task),
      known_(known),
      tools_(tools),
      guard_(task, stop, tools.pondering),
      teller_(guard_),
      shared_{.table = tools.table, .history = tools.history, .parameters = tools.parameters},
      main_(task, tools.evaluator, shared_),
      variations_(std::min(static_cast<std::size_t>(std::max(1, task.limits.variations)), main_.rootMoves().size())),
      deepening_(main_.rootMoves(), variations_, deepest(task.limits), tools.parameters.aspiration),
      only_(main_.rootMoves().size() == 1 && guard_.timed() && !task.limits.pondering),
      wanted_(only_ ? 0 : tools.threads - 1) {
    shared_.deepening = &deepening_;
    // With known distances, all root moves that are left keep the result, so the search only looks for a mate. This
    // search uses no tables. With tables, it would prefer captures to a mate, because the tables score the positions
    // after captures.
    shared_.tables = known && known->values->hasDistances ? nullptr : usableTables(task);
    main_.setStopCondition(&teller_);
    main_.setNodeLimit(task.limits.nodes);
}

SearchResult SearchThreads::run(const SearchListeners& listeners) {
    if (listeners.progress) teller_.setProgress([&] { listeners.progress(progress()); });
    SearchResult outcome{.best = main_.rootMoves().front().move};
    deepen(outcome, listeners);
    stopHelpers();
    // The order of several variations by the endgame tables can differ from the order of the search.
    if (known_ && outcome.report.variations.size() > 1) outcome.best = outcome.report.variations.front().moves.front();
    const RootMove& best = main_.rootMoves().front();
    if (best.pv.size() > 1 && best.move == outcome.best) outcome.ponder = best.pv[1];
    return outcome;
}

/// Starts as many helper threads as memory and the system allow. With fewer threads the search is only slower. All
/// helpers wait until the last one exists, because running helpers would delay the start of the others.
void SearchThreads::startHelpers() {
    stopAll_.emplace(guard_.token(), StopAll{shared_});
    shared_.abdada = &abdada_;
    try {
        for (; wanted_ > 0 && !guard_.token().stop_requested(); --wanted_) threads_.emplace_back([this] { help(); });
    } catch (const std::exception&) {
        if (threads_.empty()) shared_.abdada = nullptr;
    }
    wanted_ = 0;
    if (!threads_.empty()) main_.setNodeLimit(0);
    allStarted_.count_down();
}

/// Runs on a helper thread: creates its worker there and searches root windows until the end of the search.
void SearchThreads::help() {
    try {
        allStarted_.wait();
        if (shared_.stop.load(std::memory_order_relaxed)) return;
        const auto helper = std::make_unique<Worker>(task_, tools_.evaluator, shared_);
        helper->setStopCondition(&guard_);
        while (helper->searchWindow()) {
        }
    } catch (const std::exception&) {
        // The other threads can finish the search without this one.
    }
}

/// Stops and joins the helpers. The destructor calls it too, in case of an exception in the main thread, because
/// helpers do not end by themselves.
void SearchThreads::stopHelpers() {
    shared_.stop.store(true, std::memory_order_relaxed);
    threads_.clear();
}

/// Searches root windows until the time is used up or a limit is reached. Reports every finished iteration.
void SearchThreads::deepen(SearchResult& outcome, const SearchListeners& listeners) {
    const auto& onReport = listeners.report;
    std::vector<RootMove> moves;
    for (bool more = true; more;) {
        more = main_.searchWindow();
        const RootMove& best = main_.rootMoves().front();
        if (!best.pv.empty() && best.score != -Infinite) outcome.best = best.move;
        for (int depth = deepening_.finished(moves); depth != 0; depth = deepening_.finished(moves)) {
            outcome.report = report(depth);
            outcome.report.variations = variationsOf(moves);
            if (onReport) onReport(outcome.report);
            guard_.iterationDone(outcome.report.variations.front(), depth);
            if (only_ || guard_.shouldStop()) return;
        }
        if (listeners.progress) reportBound(listeners.progress);
        if (more && wanted_ > 0 && main_.nodes() >= NodesAlone) startHelpers();
    }
    const bool cut = main_.stopped() || shared_.stop.load(std::memory_order_relaxed);
    if (!cut || outcome.report.variations.empty()) return;
    outcome.report = lastReport(outcome);
    if (onReport) onReport(outcome.report);
}

void SearchThreads::reportBound(const std::function<void(const Progress&)>& onProgress) {
    const auto found = deepening_.bound();
    if (!found) return;
    Progress now = progress();
    now.report.depth = found->depth;
    now.report.variations = {{.score = scoreOf(found->move), .moves = found->move.pv, .bound = found->move.bound}};
    onProgress(now);
}

/// Returns a report of the search so far with this depth, but without variations.
Report SearchThreads::report(int depth) const {
    return {
        .depth = depth,
        .selectiveDepth = std::max(depth, main_.selectiveDepth()),
        .nodes = std::max(main_.nodes(), shared_.nodes.load(std::memory_order_relaxed)),
        .elapsed = guard_.sinceStart(),
        .hashFull = tools_.table.hashfull(),
        .tableHits = shared_.tableHits.load(std::memory_order_relaxed) + (known_ ? known_->values->moves.size() : 0),
        .tableValues = known_ ? known_->values : nullptr};
}

/// Returns the score of a root move. A result of the endgame tables replaces the score of the search.
Score SearchThreads::scoreOf(const RootMove& move) const {
    return known_ ? known_->score(move.move, move.score) : move.score;
}

/// Returns the variations of the first root moves, best first.
std::vector<Variation> SearchThreads::variationsOf(const std::vector<RootMove>& moves) const {
    std::vector<Variation> variations;
    for (std::size_t i = 0; i < variations_; ++i)
        variations.push_back({.score = scoreOf(moves[i]), .moves = moves[i].pv});
    if (known_) std::ranges::stable_sort(variations, std::ranges::greater(), &Variation::score);
    return variations;
}

Progress SearchThreads::progress() {
    const auto number = static_cast<std::size_t>(main_.rootNumber());
    const std::vector<RootMove>& moves = main_.rootMoves();
    return {.report = report(main_.rootDepth()),
            .current = number == 0 ? Move{} : moves[number - 1].move,
            .number = main_.rootNumber(),
            .moves = static_cast<int>(moves.size())};
}

/// Returns the final report. If an unfinished iteration has found a better move, the report contains it.
Report SearchThreads::lastReport(const SearchResult& outcome) {
    Report last = report(outcome.report.depth);
    last.variations = outcome.report.variations;
    const RootMove& best = main_.rootMoves().front();
    // With several variations, only the first one would come from the unfinished iteration, and the others could not be
    // compared with it.
    if (last.variations.size() > 1 || best.move != outcome.best) return last;
    const std::vector<Move>& told = last.variations.front().moves;
    if (told.empty() || told.front() != best.move) {
        last.variations.front() = {.score = scoreOf(best), .moves = best.pv, .bound = best.bound};
    }
    return last;
}

}  // namespace

SearchResult searchTogether(const Task& task, const SearchTools& tools, const std::stop_token& stop,
                            const SearchListeners& listeners) {
    tools.table.newSearch();
    const auto known = tableRoot(task);
    if (!known) return std::make_unique<SearchThreads>(task, known, tools, stop)->run(listeners);
    Task narrowed = task;
    narrowed.limits.only.clear();
    for (const TableMove& one : known->moves) narrowed.limits.only.push_back(one.move);
    return std::make_unique<SearchThreads>(narrowed, known, tools, stop)->run(listeners);
}

}  // namespace rokada
