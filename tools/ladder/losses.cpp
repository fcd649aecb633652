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

constexpr int LongestGame = 200;

/// Plays games of a level against itself, and measures the loss of some of its moves.
class Sampler {
public:
    Sampler(const LossPlan& plan, match::Openings& openings)
        : plan_(plan), openings_(openings), mind_({.type = Contender::Type::Level, .level = plan.level}) {}

    /// Plays one game. Returns the measured moves with their losses.
    std::vector<WeighedMove> game(std::size_t index) {
        std::vector<WeighedMove> found;
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
    void weigh(const Game& game, Move move, std::vector<WeighedMove>& found) {
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
        const Variation& line = played.report.variations.front();
        const int loss = best.best == move ? 0 : std::clamp(most - line.score, 0, WeighedMove::MaxLoss);
        found.push_back({.loss = loss, .replySteps = line.moves.size() > 1 ? stepsOf(line.moves[1]) : 0});
    }

    /// Returns the length of a move in king steps. Returns 0 for the placement of a reserve piece.
    [[nodiscard]] int stepsOf(Move move) const {
        return move.from() < plan_.book->size() ? facts_.kingSteps(move.from(), move.to()) : 0;
    }

    const LossPlan& plan_;
    match::Openings& openings_;
    Mind mind_;
    Engine judge_{8, 1};
    BoardFacts facts_{*plan_.book};
};

/// Returns the mean length of the replies to errors if `errors` is true, otherwise of the replies to other moves. Moves
/// that end the game do not count.
double meanSteps(std::span<const WeighedMove> moves, bool errors) {
    double sum = 0, count = 0;
    for (const WeighedMove& move : moves) {
        if (move.replySteps == 0 || (move.loss >= LossTable::Error) != errors) continue;
        sum += move.replySteps;
        ++count;
    }
    return count > 0 ? sum / count : 0;
}

}  // namespace

LossTable tableOf(std::span<const WeighedMove> moves) {
    LossTable table;
    const auto all = static_cast<double>(std::max<std::size_t>(1, moves.size()));
    for (std::size_t i = 0; i < LossTable::Bounds.size(); ++i) {
        const auto least = LossTable::Bounds[i];
        const auto count =
            std::ranges::count_if(moves, [least](const WeighedMove& move) { return move.loss >= least; });
        table.shares[i] = static_cast<double>(count) / all;
    }
    for (const WeighedMove& move : moves) table.meanLoss += move.loss / all;
    table.stepsAfterErrors = meanSteps(moves, true);
    table.stepsAfterOthers = meanSteps(moves, false);
    return table;
}

/// Measures the losses. Uses the games in the order of their numbers, so that the sample does not depend on the number
/// of threads.
LossTable losses(const LossPlan& plan, match::Openings& openings) {
    std::vector<WeighedMove> all;
    const auto threads = static_cast<std::size_t>(std::max(1, plan.threads));
    std::vector<std::unique_ptr<Sampler>> samplers;
    for (std::size_t i = 0; i < threads; ++i) samplers.push_back(std::make_unique<Sampler>(plan, openings));
    for (std::size_t first = 0; all.size() < plan.positions && first < plan.positions; first += threads) {
        std::vector<std::vector<WeighedMove>> found(threads);
        {
            std::vector<std::jthread> running;
            for (std::size_t i = 0; i < threads; ++i) {
                running.emplace_back([&, i] { found[i] = samplers[i]->game(first + i); });
            }
        }
        for (const auto& some : found) all.insert(all.end(), some.begin(), some.end());
    }
    all.resize(std::min(all.size(), plan.positions));
    return tableOf(all);
}

std::string lossHead() {
    std::string head = "| variant | level |", rule = "|---|---|";
    for (const int bound : LossTable::Bounds) {
        head += " loses " + std::to_string(bound) + "+, % |";
        rule += "---|";
    }
    return head + " mean loss | steps of the reply to an error | to another move |\n" + rule + "---|---|---|";
}

std::string lossRow(const LossPlan& plan, const LossTable& table) {
    std::ostringstream out;
    out << "| " << plan.book->variant().id << " | " << textOf(plan.level) << " |" << std::fixed << std::setprecision(1);
    for (const double share : table.shares) out << ' ' << 100 * share << " |";
    out << ' ' << std::setprecision(0) << table.meanLoss << std::setprecision(2) << " | " << table.stepsAfterErrors
        << " | " << table.stepsAfterOthers << " |";
    return out.str();
}

}  // namespace rokada::ladder
