#include "playout.h"

#include <algorithm>
#include <cstdlib>

namespace rokada::tune {

namespace {

/// Maximum number of openings that are tried. If none is balanced, the last one is used.
constexpr int Attempts = 40;

/// Returns a game after random moves. Returns nullopt if the game has ended during the opening.
std::optional<Game> randomOpening(const RulebookPtr& book, int plies, Random& random) {
    Game game(book);
    while (plies > 0 && !game.ending()) {
        if (!game.position().placing(game.position().turn())) --plies;
        const MoveList moves = game.moves();
        game.play(moves[random.below(moves.size())]);
    }
    if (game.ending() || game.claimable() != Claim::None) return std::nullopt;
    return game;
}

}  // namespace

void Arbiter::see(Score forTeam0) {
    if (forTeam0 > verdicts_.decided) {
        agreed_ = std::max(agreed_, 0) + 1;
    } else if (forTeam0 < -verdicts_.decided) {
        agreed_ = std::min(agreed_, 0) - 1;
    } else {
        agreed_ = 0;
    }
    level_ = std::abs(forTeam0) <= verdicts_.level ? level_ + 1 : 0;
}

std::optional<int> Arbiter::verdict() const {
    if (agreed_ >= verdicts_.decidedPlies) return 2;
    if (agreed_ <= -verdicts_.decidedPlies) return 0;
    if (verdicts_.levelPlies > 0 && level_ >= verdicts_.levelPlies) return 1;
    return std::nullopt;
}

Game balancedOpening(const RulebookPtr& book, const OpeningPlan& plan, Engine& judge, Random& random) {
    for (int attempt = 1;; ++attempt) {
        auto game = randomOpening(book, plan.plies, random);
        if (!game) continue;
        Task task = Task::of(*game);
        task.limits.nodes = plan.nodes;
        const SearchResult outcome = judge.think(task, {});
        const auto& lines = outcome.report.variations;
        const bool balanced = !lines.empty() && std::abs(lines.front().score) <= plan.balanced;
        if (balanced || attempt >= Attempts) return std::move(*game);
    }
}

Game materialOpening(const RulebookPtr& book, std::uint64_t nodes, Engine& judge, Random& random) {
    constexpr int FewestPlies = 6, MorePlies = 6;
    constexpr Score Balanced = 300;
    const int plies = FewestPlies + static_cast<int>(random.below(MorePlies));
    return balancedOpening(book, {plies, Balanced, nodes}, judge, random);
}

int playOut(Game& game, const Seats& seats, const Watcher& watch) {
    const Rulebook& book = game.book();
    Arbiter arbiter(seats.verdicts);
    while (!game.ending() && game.played() < static_cast<std::size_t>(seats.longest)) {
        if (game.claimable() != Claim::None) return 1;
        const int team = teamOf(book, game.position().turn());
        Task task = Task::of(game);
        task.limits.nodes = seats.nodes;
        const SearchResult outcome = seats.engines[static_cast<std::size_t>(team)]->think(task, {});
        if (watch) watch(game, outcome);
        if (!outcome.report.variations.empty()) {
            arbiter.see(outcome.report.variations.front().score * (team == 0 ? 1 : -1));
            if (const auto verdict = arbiter.verdict()) return *verdict;
        }
        game.play(outcome.best);
    }
    if (!game.ending()) return 1;
    for (std::size_t side = 0; side < book.sides(); ++side) {
        if (teamOf(book, Side(side)) == 0) return game.ending()->halfPoints[side];
    }
    return 1;
}

}  // namespace rokada::tune
