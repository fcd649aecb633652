#include "ai/engine.h"

#include "ai/deployment.h"
#include "ai/endgame.h"
#include "ai/levelsearch.h"
#include "ai/timing.h"
#include "ai/worker.h"
#include "movegen.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace rokada {

namespace {

using Clock = std::chrono::steady_clock;

/// Turns of one player that a game still lasts, roughly, whatever the game.
constexpr int UsualTurns = 32;

/// Ends a search in time.
class Guard final : public Watch {
public:
    Guard(const Task& task, const std::stop_token& stop, std::atomic<bool>& pondering)
        : limits_(task.limits), stop_(stop), pondering_(pondering), keeper_(planTime(task.limits, UsualTurns)) {}

    bool timeIsUp(std::uint64_t nodes) override {
        if (stop_.stop_requested()) return true;
        if (waiting()) return false;
        return keeper_.over(elapsed()) || (limits_.nodes != 0 && nodes >= limits_.nodes);
    }

    void iterationDone(const Line& line, int depth) {
        keeper_.iterationDone(line.moves.front(), line.score);
        const bool mated =
            limits_.mate != 0 && line.score > MateBound && (pliesToMate(line.score) + 1) / 2 <= limits_.mate;
        done_ = mated || (limits_.depth != 0 && depth >= limits_.depth);
    }

    /// Another iteration would be too much.
    [[nodiscard]] bool enough() {
        return stop_.stop_requested() || (!waiting() && (done_ || keeper_.enough(elapsed())));
    }
    [[nodiscard]] std::chrono::milliseconds sinceStart() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
    }
    [[nodiscard]] bool timed() const { return limits_.clock.has_value(); }

private:
    /// While we ponder no limit counts, and time begins when it ends.
    [[nodiscard]] bool waiting() {
        if (!limits_.pondering) return false;
        if (pondering_.load(std::memory_order_relaxed)) return true;
        limits_.pondering = false;
        counted_ = Clock::now();
        return false;
    }
    [[nodiscard]] TimePlan::Milliseconds elapsed() const { return Clock::now() - counted_; }

    Limits limits_;
    std::stop_token stop_;
    std::atomic<bool>& pondering_;
    TimeKeeper keeper_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point counted_ = start_;
    bool done_ = false;
};

/// One iteration of one line: the window is opened around the last score and widened until the score lies in it.
Score searchWindow(Worker& worker, int depth, std::size_t pv) {
    const Score last = worker.rootMoves()[pv].earlier;
    Score width = 16;
    const bool narrow = depth >= 5 && last != -Infinite && !isMate(last);
    Score alpha = narrow ? last - width : -Infinite;
    Score beta = narrow ? last + width : Infinite;
    for (;;) {
        const Score score = worker.searchRoot(depth, alpha, beta, pv);
        if (worker.stopped() || (score > alpha && score < beta)) return score;
        width *= 3;
        const bool far = width > 800 || isMate(score);
        if (score <= alpha) {
            beta = (alpha + beta) / 2;
            alpha = far ? -Infinite : score - width;
        } else {
            beta = far ? Infinite : score + width;
        }
    }
}

void iterate(Worker& worker, int depth, std::size_t lines) {
    worker.newIteration(depth);
    for (std::size_t pv = 0; pv < lines && !worker.stopped(); ++pv) searchWindow(worker, depth, pv);
    std::stable_sort(worker.rootMoves().begin(), worker.rootMoves().begin() + static_cast<std::ptrdiff_t>(lines),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
}

}  // namespace

struct Engine::Parts {
    TranspositionTable table;
    int threads;
    std::atomic<bool> pondering{false};
    RulebookPtr book;
    std::shared_ptr<const Evaluator> evaluator;
    std::vector<std::unique_ptr<History>> histories;
    std::unique_ptr<EndgameOracle> oracle;
    LevelSearch levels;

    void settle(const RulebookPtr& wanted);
    void use(const RulebookPtr& wanted, std::shared_ptr<const Evaluator> with);
    /// The answer that needs no search: a man to deploy, or what a table says.
    std::optional<Outcome> known(const Task& task, const std::stop_token& stop);
    Outcome search(const Task& task, const std::stop_token& stop, const std::function<void(const Report&)>& onReport);
    std::unique_ptr<Worker> worker(const Task& task, SharedSearch& shared, std::size_t number);
    Report report(Worker& main, const SharedSearch& shared, const Guard& guard, int depth, std::size_t lines) const;
    Report lastReport(const Outcome& outcome, Worker& main, const SharedSearch& shared, const Guard& guard) const;
};

/// Weights and histories belong to a game with its options.
void Engine::Parts::settle(const RulebookPtr& wanted) {
    if (book != wanted) use(wanted, std::make_shared<const Evaluator>(*wanted));
}

void Engine::Parts::use(const RulebookPtr& wanted, std::shared_ptr<const Evaluator> with) {
    book = wanted;
    evaluator = std::move(with);
    oracle = std::make_unique<EndgameOracle>(book);
    histories.clear();
    table.clear();
}

std::optional<Outcome> Engine::Parts::known(const Task& task, const std::stop_token& stop) {
    if (!task.limits.only.empty() || task.limits.lines > 1 || task.limits.pondering) return std::nullopt;
    if (task.position.deploying(task.position.turn())) {
        return Outcome{.best = chooseDeployment(*evaluator, task.position, task.seed)};
    }
    const auto choice = oracle->choose(task.position, stop);
    if (!choice) return std::nullopt;
    const int plies = choice->value.plies;
    Report report{.depth = 1, .selectiveDepth = plies, .nodes = 1};
    report.lines.push_back(
        {.score = choice->value.fate == Fate::Win ? mateIn(plies) : matedIn(plies), .moves = {choice->move}});
    return Outcome{.best = choice->move, .report = std::move(report)};
}

std::unique_ptr<Worker> Engine::Parts::worker(const Task& task, SharedSearch& shared, std::size_t number) {
    auto made = std::make_unique<Worker>(task, evaluator, shared);
    if (histories.size() <= number) histories.resize(number + 1);
    if (!histories[number]) histories[number] = std::make_unique<History>(*book);
    made->keepHistory(std::move(histories[number]));
    return made;
}

Report Engine::Parts::report(Worker& main, const SharedSearch& shared, const Guard& guard, int depth,
                             std::size_t lines) const {
    Report report{.depth = depth,
                  .selectiveDepth = std::max(depth, main.selectiveDepth()),
                  .nodes = std::max(main.nodes(), shared.nodes.load(std::memory_order_relaxed)),
                  .elapsed = guard.sinceStart(),
                  .hashFull = table.fullness()};
    for (std::size_t i = 0; i < lines; ++i) {
        const RootMove& root = main.rootMoves()[i];
        report.lines.push_back({.score = root.score, .moves = root.line});
    }
    return report;
}

/// With what an unfinished iteration has added to the outcome.
Report Engine::Parts::lastReport(const Outcome& outcome, Worker& main, const SharedSearch& shared,
                                 const Guard& guard) const {
    Report last = report(main, shared, guard, outcome.report.depth, 0);
    last.lines = outcome.report.lines;
    const RootMove& best = main.rootMoves().front();
    // Of several lines the others are older, and would not compare.
    if (last.lines.size() > 1 || best.move != outcome.best) return last;
    const std::vector<Move>& told = last.lines.front().moves;
    if (told.empty() || told.front() != best.move) last.lines.front() = {.score = best.score, .moves = best.line};
    return last;
}

Outcome Engine::Parts::search(const Task& task, const std::stop_token& stop,
                              const std::function<void(const Report&)>& onReport) {
    Guard guard(task, stop, pondering);
    SharedSearch shared{.table = table};
    table.newSearch();
    const auto main = worker(task, shared, 0);
    main->setWatch(&guard);
    if (threads == 1) main->setNodeLimit(task.limits.nodes);
    const auto lines = std::min(static_cast<std::size_t>(std::max(1, task.limits.lines)), main->rootMoves().size());
    Outcome outcome{.best = main->rootMoves().front().move};
    // A known reply costs no thought when a clock is running.
    const bool only = main->rootMoves().size() == 1 && guard.timed() && !task.limits.pondering;

    std::vector<std::unique_ptr<Worker>> others;
    for (int i = 1; i < threads && !only; ++i) others.push_back(worker(task, shared, static_cast<std::size_t>(i)));
    std::vector<std::jthread> helpers;
    for (std::size_t i = 0; i < others.size(); ++i) {
        helpers.emplace_back([&helper = *others[i], &shared, i] {
            // Every other thread is a depth ahead of the main one, which then finds in the table what it needs.
            const int ahead = i % 2 == 0 ? 1 : 0;
            for (int depth = 1; depth < MaxPly && !helper.stopped();) {
                iterate(helper, depth, 1);
                depth = std::max(depth + 1, shared.depth.load(std::memory_order_relaxed) + ahead);
            }
        });
    }
    for (int depth = 1; depth < MaxPly; ++depth) {
        shared.depth.store(depth, std::memory_order_relaxed);
        iterate(*main, depth, lines);
        const RootMove& best = main->rootMoves().front();
        if (!best.line.empty() && best.score != -Infinite) outcome.best = best.move;
        if (main->stopped()) break;
        outcome.report = report(*main, shared, guard, depth, lines);
        if (onReport) onReport(outcome.report);
        guard.iterationDone(outcome.report.lines.front(), depth);
        if (only || guard.enough()) break;
    }
    shared.stop.store(true, std::memory_order_relaxed);
    helpers.clear();
    if (main->stopped() && !outcome.report.lines.empty()) {
        outcome.report = lastReport(outcome, *main, shared, guard);
        if (onReport) onReport(outcome.report);
    }
    histories[0] = main->takeHistory();
    for (std::size_t i = 0; i < others.size(); ++i) histories[i + 1] = others[i]->takeHistory();
    const auto& line = main->rootMoves().front().line;
    if (line.size() > 1 && line.front() == outcome.best) outcome.ponder = line[1];
    return outcome;
}

Engine::Engine(int hashMegabytes, int threads)
    : parts_(new Parts{.table = TranspositionTable(hashMegabytes), .threads = std::clamp(threads, 1, 256)}) {}

Engine::~Engine() = default;

void Engine::setHash(int megabytes) { parts_->table.resize(megabytes); }

void Engine::setThreads(int threads) { parts_->threads = std::clamp(threads, 1, 256); }

void Engine::clear() {
    parts_->table.clear();
    parts_->histories.clear();
}

void Engine::setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator) {
    parts_->use(book, std::move(evaluator));
}

void Engine::ponderHit() { parts_->pondering.store(false, std::memory_order_relaxed); }

Outcome Engine::think(const Task& task, const std::stop_token& stop,
                      const std::function<void(const Report&)>& onReport) {
    if (!task.level.isFull()) return parts_->levels.think(task, stop, onReport);
    parts_->settle(task.book);
    parts_->pondering.store(task.limits.pondering, std::memory_order_relaxed);
    if (auto outcome = parts_->known(task, stop)) {
        if (onReport && !outcome->report.lines.empty()) onReport(outcome->report);
        return *outcome;
    }
    return parts_->search(task, stop, onReport);
}

Task Task::of(const Game& game) {
    Task task{.book = game.sharedBook(), .position = game.position()};
    if (game.last() != nullptr) task.lastTo = game.last()->move.to();
    const std::size_t kept = std::min<std::size_t>(game.played(), game.position().state().quietPlies);
    for (std::size_t i = game.played() - kept; i < game.played(); ++i) {
        task.earlier.push_back(game.turns()[i].before.key());
    }
    return task;
}

}  // namespace rokada
