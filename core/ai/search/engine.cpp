#include "ai/search/engine.h"

#include "ai/endgame/endgameoracle.h"
#include "ai/search/dropchoice.h"
#include "ai/search/levelsearch.h"
#include "ai/search/searchparameters.h"
#include "ai/search/tableroot.h"
#include "ai/search/teamsearch.h"
#include "rules/aftermove.h"
#include "rules/movegen.h"

#include <algorithm>
#include <atomic>

namespace rokada {

namespace {

/// Returns the result of a search that consists only of one move and of its mate score.
SearchResult resultOf(Move move, Score score, int plies) {
    Report report{.depth = 1, .selectiveDepth = plies, .nodes = 1};
    report.variations.push_back({.score = score, .moves = {move}});
    return {.best = move, .report = std::move(report)};
}

/// Returns the moves until the mate, beginning with `first`, if both sides follow the tables. Stops early after
/// `LongestLine` moves.
std::vector<Move> mateLine(const Tablebase& tables, Position position, Move first) {
    constexpr std::size_t LongestLine = 100;
    std::vector<Move> line{first};
    while (line.size() < LongestLine) {
        position = afterMove(position, line.back());
        const auto values = tables.root(position, false);
        if (!values) break;
        line.push_back(values->moves.front().move);
    }
    return line;
}

/// Returns the quickest mate or the longest defence if the tables of `root` know its distance; otherwise nullopt.
std::optional<SearchResult> mateFromTables(const Task& task, const std::optional<TableRoot>& root) {
    if (!root || root->moves.front().value.mate == 0) return std::nullopt;
    const TableMove& best = root->moves.front();
    SearchResult outcome = resultOf(best.move, root->score(best.move, 0), best.value.mate);
    outcome.report.variations.front().moves = mateLine(*task.tables, task.position, best.move);
    outcome.report.tableValues = root->values;
    return outcome;
}

}  // namespace

struct Engine::Parts {
    TranspositionTable table;
    int threads;
    std::atomic<bool> pondering{false};
    RulebookPtr book;
    std::shared_ptr<const Evaluator> evaluator;
    SearchParameters parameters;
    std::unique_ptr<History> history;
    std::unique_ptr<EndgameOracle> oracle;
    LevelSearch levels;

    void settle(const RulebookPtr& wanted);
    void use(const RulebookPtr& wanted, std::shared_ptr<const Evaluator> with, const SearchParameters& by);
    void forget();
    /// Returns an answer that needs no search: a drop of a reserve piece, or a move from an endgame table.
    std::optional<SearchResult> known(const Task& task, const std::stop_token& stop);
    SearchResult search(const Task& task, const std::stop_token& stop, const SearchListeners& listeners);
};

/// Prepares the engine for a rulebook. Replaces the evaluator, the parameters and the history if `wanted` is another
/// rulebook, because they depend on the variant and its options.
void Engine::Parts::settle(const RulebookPtr& wanted) {
    if (book != wanted) use(wanted, std::make_shared<const Evaluator>(*wanted), searchParameters(wanted->variant().id));
}

void Engine::Parts::use(const RulebookPtr& wanted, std::shared_ptr<const Evaluator> with, const SearchParameters& by) {
    book = wanted;
    evaluator = std::move(with);
    parameters = by;
    oracle = std::make_unique<EndgameOracle>(book);
    forget();
}

/// Clears the history and the transposition table. A search creates the history. If there is no history, no search has
/// run since the last clearing, so the table is empty.
void Engine::Parts::forget() {
    if (!history) return;
    history.reset();
    table.clear();
}

std::optional<SearchResult> Engine::Parts::known(const Task& task, const std::stop_token& stop) {
    if (!task.limits.only.empty() || task.limits.variations > 1 || task.limits.pondering) return std::nullopt;
    if (task.position.placing(task.position.turn())) {
        return SearchResult{.best = chooseDrop(*evaluator, task.position, task.seed)};
    }
    const auto root = tableRoot(task);
    if (auto mate = mateFromTables(task, root)) return mate;
    const auto choice = oracle->choose(task.position, stop);
    if (!choice) return std::nullopt;
    const int plies = choice->value.plies;
    SearchResult outcome =
        resultOf(choice->move, choice->value.wdl == Wdl::Win ? mateIn(plies) : matedIn(plies), plies);
    if (root) outcome.report.tableValues = root->values;
    return outcome;
}

SearchResult Engine::Parts::search(const Task& task, const std::stop_token& stop, const SearchListeners& listeners) {
    if (!history) history = std::make_unique<History>(*book);
    return searchTogether(task, {table, *history, evaluator, parameters, pondering, threads}, stop, listeners);
}

Engine::Engine(int hashMegabytes, int threads)
    : parts_(new Parts{.table = TranspositionTable(hashMegabytes), .threads = std::clamp(threads, 1, 256)}) {}

Engine::~Engine() = default;

void Engine::setHash(int megabytes) { parts_->table.resize(megabytes); }

void Engine::setThreads(int threads) { parts_->threads = std::clamp(threads, 1, 256); }

void Engine::clear() { parts_->forget(); }

void Engine::setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator) {
    setEvaluator(book, std::move(evaluator), searchParameters(book->variant().id));
}

void Engine::setEvaluator(const RulebookPtr& book, std::shared_ptr<const Evaluator> evaluator,
                          const SearchParameters& parameters) {
    parts_->use(book, std::move(evaluator), parameters);
}

void Engine::ponderHit() { parts_->pondering.store(false, std::memory_order_relaxed); }

SearchResult Engine::think(const Task& task, const std::stop_token& stop,
                           const std::function<void(const Report&)>& onReport,
                           const std::function<void(const Progress&)>& onProgress) {
    if (!task.level.isFull()) return parts_->levels.think(task, stop, onReport);
    parts_->settle(task.book);
    parts_->pondering.store(task.limits.pondering, std::memory_order_relaxed);
    if (auto outcome = parts_->known(task, stop)) {
        if (onReport && !outcome->report.variations.empty()) onReport(outcome->report);
        return *outcome;
    }
    return parts_->search(task, stop, {onReport, onProgress});
}

}  // namespace rokada
