#include "losses.h"

#include "base/scrambled.h"

#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <memory>
#include <sstream>
#include <thread>
#include <vector>

namespace rokada::ladder {

namespace {

constexpr int Max = 1000;
constexpr int LongestGame = 200;

/// Plays games of a level against itself, and measures the loss of some of its moves.
class Sampler {
public:
    Sampler(const LossPlan& plan, match::Openings& openings)
        : plan_(plan), openings_(openings), mind_({.type = Contender::Type::Level, .level = plan.level}) {}

    /// Plays one game. Returns the measured losses, in centipawns.
    std::vector<int> game(std::size_t index) {
        std::vector<int> found;
        Game game = gameAfter(plan_.book, openings_.at(index));
        mind_.begin(scrambled(scrambled(plan_.seed) + index));
        for (int ply = 0; ply < LongestGame && !game.ending() && game.claimable() == Claim::None; ++ply) {
            const Move move = mind_.choose(game);
            if (ply % plan_.every == 0) weigh(game, move, found);
            if (!game.play(move)) break;
        }
        return found;
    }

private:
    void weigh(const Game& game, Move move, std::vector<int>& found) {
        Task task = Task::of(game);
        task.limits.nodes = plan_.nodes;
        judge_.clear();
        const SearchResult best = judge_.think(task, {});
        if (best.report.variations.empty()) return;
        const Score most = best.report.variations.front().score;
        if (std::abs(most) > plan_.undecided && !(most > MateBound)) return;
        task.limits.only = {move};
        judge_.clear();
        const SearchResult played = judge_.think(task, {});
        if (played.report.variations.empty()) return;
        found.push_back(best.best == move ? 0 : std::clamp(most - played.report.variations.front().score, 0, Max));
    }

    const LossPlan& plan_;
    match::Openings& openings_;
    Mind mind_;
    Engine judge_{8, 1};
};

}  // namespace

/// Measures the losses. Uses the games in the order of their numbers, so that the sample does not depend on the number
/// of threads.
LossTable losses(const LossPlan& plan, match::Openings& openings) {
    std::vector<int> all;
    const auto threads = static_cast<std::size_t>(std::max(1, plan.threads));
    std::vector<std::unique_ptr<Sampler>> samplers;
    for (std::size_t i = 0; i < threads; ++i) samplers.push_back(std::make_unique<Sampler>(plan, openings));
    for (std::size_t first = 0; all.size() < plan.positions && first < plan.positions; first += threads) {
        std::vector<std::vector<int>> found(threads);
        {
            std::vector<std::jthread> running;
            for (std::size_t i = 0; i < threads; ++i) {
                running.emplace_back([&, i] { found[i] = samplers[i]->game(first + i); });
            }
        }
        for (const auto& some : found) all.insert(all.end(), some.begin(), some.end());
    }
    all.resize(std::min(all.size(), plan.positions));
    LossTable table;
    for (const int loss : all) {
        const auto bound = std::ranges::upper_bound(LossTable::Bounds, loss);
        ++table.counts[static_cast<std::size_t>(bound - LossTable::Bounds.begin())];
        table.sum += loss;
    }
    return table;
}

std::string lossHead() {
    std::string head = "| variant | level |", rule = "|---|---|";
    int from = 0;
    for (const int bound : LossTable::Bounds) {
        head += bound == LossTable::Bounds.back() ? " " + std::to_string(from) + "+ |"
                                                  : " " + std::to_string(from) + "-" + std::to_string(bound - 1) + " |";
        rule += "---|";
        from = bound;
    }
    return head + " mean |\n" + rule + "---|";
}

std::string lossRow(const LossPlan& plan, const LossTable& table) {
    std::ostringstream out;
    out << "| " << plan.book->variant().id << " | " << textOf(plan.level) << " |";
    std::size_t count = 0;
    for (const std::size_t n : table.counts) count += n;
    const auto all = static_cast<double>(std::max<std::size_t>(1, count));
    out << std::fixed << std::setprecision(1);
    for (const std::size_t n : table.counts) out << ' ' << 100 * static_cast<double>(n) / all << " |";
    out << ' ' << table.sum / all << " |";
    return out.str();
}

}  // namespace rokada::ladder
