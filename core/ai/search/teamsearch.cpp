#include "ai/search/teamsearch.h"

#include "ai/evaluation/matecount.h"
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

/// The time between two accounts of progress.
constexpr std::chrono::milliseconds ProgressInterval{500};

/// The main thread searches so many nodes before the others start: a short search needs no others, and there is a move
/// worth playing however early it is stopped.
constexpr std::uint64_t NodesAlone = 1024;

/// Ends a search in time. Asked by all threads.
class Guard final : public Watch {
public:
    Guard(const Task& task, std::stop_token stop, std::atomic<bool>& pondering)
        : task_(task),
          limits_(task.limits),
          stop_(std::move(stop)),
          pondering_(pondering),
          keeper_(planTime(task.limits, UsualTurns)) {}

    bool timeIsUp(std::uint64_t nodes) override {
        if (stop_.stop_requested()) return true;
        const std::lock_guard lock(mutex_);
        if (waiting()) return false;
        return keeper_.over(elapsed()) || (limits_.nodes != 0 && nodes >= limits_.nodes);
    }

    void iterationDone(const Variation& pv, int depth) {
        const std::lock_guard lock(mutex_);
        keeper_.iterationDone(pv.moves.front(), pv.score);
        const int turns = limits_.mate != 0 ? turnsToMate(task_.position, pv.score, pv.moves) : 0;
        const bool mated = turns > 0 && turns <= limits_.mate;
        done_ = mated || (limits_.depth != 0 && depth >= limits_.depth);
    }

    /// There is no time for another iteration.
    [[nodiscard]] bool enough() {
        const std::lock_guard lock(mutex_);
        return stop_.stop_requested() || (!waiting() && (done_ || keeper_.enough(elapsed())));
    }
    [[nodiscard]] std::chrono::milliseconds sinceStart() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
    }
    [[nodiscard]] bool timed() const { return limits_.clock.has_value(); }
    [[nodiscard]] const std::stop_token& token() const { return stop_; }

private:
    /// While pondering no limit counts, and time starts when it ends.
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
    TimeKeeper keeper_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point counted_ = start_;
    bool done_ = false;
    std::mutex mutex_;
};

/// The guard as the main thread asks it, which tells now and then how it goes.
class Teller final : public Watch {
public:
    explicit Teller(Guard& guard) : guard_(guard) {}

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

/// The limit, as long as it counts from the beginning.
int deepest(const Limits& limits) {
    return limits.depth == 0 || limits.pondering ? MaxPly - 1 : std::min(limits.depth, MaxPly - 1);
}

/// Ends all threads from the thread that wants it: none of them has to come to its turn first and tell the others.
struct StopAll {
    SharedSearch& shared;
    void operator()() const { shared.stop.store(true, std::memory_order_relaxed); }
};

/// The calling thread, which decides and reports, and its helper threads.
class Team {
public:
    Team(const Task& task, const SearchTools& tools, const std::stop_token& stop);
    ~Team() { stopHelpers(); }
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;

    SearchResult run(const SearchListeners& listeners);

private:
    void startHelpers();
    void help();
    void stopHelpers();
    void deepen(SearchResult& outcome, const SearchListeners& listeners);
    void tellBound(const std::function<void(const Progress&)>& onProgress);
    [[nodiscard]] Report report(int depth) const;
    [[nodiscard]] Progress progress();
    [[nodiscard]] Report lastReport(const SearchResult& outcome);

    const Task& task_;
    const SearchTools& tools_;
    Guard guard_;
    Teller teller_;
    Abdada abdada_;
    SharedSearch shared_;
    Worker main_;
    std::size_t variations_;
    Deepening deepening_;
    bool only_;   ///< a known reply, which needs no search when a clock is running
    int wanted_;  ///< helpers that are not started yet
    std::latch allStarted_{1};
    std::optional<std::stop_callback<StopAll>> stopAll_;
    std::vector<std::jthread> threads_;
};

Team::Team(const Task& task, const SearchTools& tools, const std::stop_token& stop)
    : task_(task),
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
    main_.setWatch(&teller_);
    main_.setNodeLimit(task.limits.nodes);
}

SearchResult Team::run(const SearchListeners& listeners) {
    if (listeners.progress) teller_.setProgress([&] { listeners.progress(progress()); });
    SearchResult outcome{.best = main_.rootMoves().front().move};
    deepen(outcome, listeners);
    stopHelpers();
    const RootMove& best = main_.rootMoves().front();
    if (best.pv.size() > 1 && best.move == outcome.best) outcome.ponder = best.pv[1];
    return outcome;
}

/// As many as there are memory and threads for: what a machine refuses makes the search slower and no worse. None
/// begins before the last is there: those that search would leave this thread no time to start the others.
void Team::startHelpers() {
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

/// On a thread of its own, which also makes room for what it needs.
void Team::help() {
    try {
        allStarted_.wait();
        if (shared_.stop.load(std::memory_order_relaxed)) return;
        const auto helper = std::make_unique<Worker>(task_, tools_.evaluator, shared_);
        helper->setWatch(&guard_);
        while (helper->searchWindow()) {
        }
    } catch (const std::exception&) {
        // The others finish the window without it.
    }
}

/// Also when the main thread is thrown out of its search: the helpers would not end by themselves.
void Team::stopHelpers() {
    shared_.stop.store(true, std::memory_order_relaxed);
    threads_.clear();
}

/// Searches one window after the other, until it is enough or a limit is reached.
void Team::deepen(SearchResult& outcome, const SearchListeners& listeners) {
    const auto& onReport = listeners.report;
    std::vector<RootMove> moves;
    for (bool more = true; more;) {
        more = main_.searchWindow();
        const RootMove& best = main_.rootMoves().front();
        if (!best.pv.empty() && best.score != -Infinite) outcome.best = best.move;
        for (int depth = deepening_.finished(moves); depth != 0; depth = deepening_.finished(moves)) {
            outcome.report = report(depth);
            for (std::size_t i = 0; i < variations_; ++i) {
                outcome.report.variations.push_back({.score = moves[i].score, .moves = moves[i].pv});
            }
            if (onReport) onReport(outcome.report);
            guard_.iterationDone(outcome.report.variations.front(), depth);
            if (only_ || guard_.enough()) return;
        }
        if (listeners.progress) tellBound(listeners.progress);
        if (more && wanted_ > 0 && main_.nodes() >= NodesAlone) startHelpers();
    }
    const bool cut = main_.stopped() || shared_.stop.load(std::memory_order_relaxed);
    if (!cut || outcome.report.variations.empty()) return;
    outcome.report = lastReport(outcome);
    if (onReport) onReport(outcome.report);
}

void Team::tellBound(const std::function<void(const Progress&)>& onProgress) {
    const auto found = deepening_.bound();
    if (!found) return;
    Progress now = progress();
    now.report.depth = found->depth;
    now.report.variations = {{.score = found->move.score, .moves = found->move.pv, .bound = found->move.bound}};
    onProgress(now);
}

/// Without variations.
Report Team::report(int depth) const {
    return {.depth = depth,
            .selectiveDepth = std::max(depth, main_.selectiveDepth()),
            .nodes = std::max(main_.nodes(), shared_.nodes.load(std::memory_order_relaxed)),
            .elapsed = guard_.sinceStart(),
            .hashFull = tools_.table.fullness()};
}

Progress Team::progress() {
    const auto number = static_cast<std::size_t>(main_.rootNumber());
    const std::vector<RootMove>& moves = main_.rootMoves();
    return {.report = report(main_.rootDepth()),
            .current = number == 0 ? Move{} : moves[number - 1].move,
            .number = main_.rootNumber(),
            .moves = static_cast<int>(moves.size())};
}

/// With what an unfinished iteration has improved.
Report Team::lastReport(const SearchResult& outcome) {
    Report last = report(outcome.report.depth);
    last.variations = outcome.report.variations;
    const RootMove& best = main_.rootMoves().front();
    // Of several variations the others are older and not comparable.
    if (last.variations.size() > 1 || best.move != outcome.best) return last;
    const std::vector<Move>& told = last.variations.front().moves;
    if (told.empty() || told.front() != best.move) {
        last.variations.front() = {.score = best.score, .moves = best.pv, .bound = best.bound};
    }
    return last;
}

}  // namespace

SearchResult searchTogether(const Task& task, const SearchTools& tools, const std::stop_token& stop,
                            const SearchListeners& listeners) {
    tools.table.newSearch();
    return std::make_unique<Team>(task, tools, stop)->run(listeners);
}

}  // namespace rokada
