#include "match/openings.h"

#include "base/scrambled.h"
#include "text/positiontext.h"

#include <algorithm>
#include <cstdlib>

namespace rokada::match {

namespace {

/// Maximum number of attempts to find a balanced opening. If all fail, the best attempt is used.
constexpr int Attempts = 300;

/// Random number generator with the same sequence on all machines.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(scrambled(seed)) {}
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(scrambled(state_++) % count); }

private:
    std::uint64_t state_;
};

}  // namespace

Openings::Openings(RulebookPtr book, const RandomOpenings& random) : book_(std::move(book)), random_(random) {}

Openings::Openings(RulebookPtr book, std::vector<Opening> listed)
    : book_(std::move(book)), made_(std::move(listed)), listed_(true) {}

bool Openings::weighed() {
    const std::lock_guard lock(lock_);
    return weighed_;
}

/// Creates the openings in order. No opening occurs twice, so each one depends on all earlier openings.
Opening Openings::at(std::size_t index) {
    const std::lock_guard lock(lock_);
    if (listed_) return made_[index % made_.size()];
    while (made_.size() <= index) made_.push_back(make(made_.size()));
    return made_[index];
}

Opening Openings::make(std::size_t index) {
    std::optional<Trial> best;
    for (int i = 0; i < Attempts; ++i) {
        Trial trial = attempt(scrambled(scrambled(random_.seed) + index * Attempts + static_cast<std::uint64_t>(i)));
        if (!trial.usable) continue;
        if (!best || trial.imbalance < best->imbalance) best = std::move(trial);
        if (best->imbalance <= random_.bound) break;
    }
    if (!best) return {startPosition(*book_), {}};
    seen_.insert(gameAfter(book_, best->opening).position().key());
    return best->opening;
}

Openings::Trial Openings::attempt(std::uint64_t seed) {
    Random random(seed);
    Game game(book_);
    Trial trial{{game.start(), {}}};
    for (int ply = 0; ply < random_.plies && !game.ending();) {
        if (!game.position().placing(game.position().turn())) ++ply;
        const MoveList moves = game.moves();
        const Move move = moves[random.below(moves.size())];
        game.play(move);
        trial.opening.moves.push_back(move);
    }
    if (game.ending() || game.claimable() != Claim::None || seen_.count(game.position().key()) > 0) return trial;
    trial.usable = true;
    trial.imbalance = imbalanceOf(game);
    return trial;
}

int Openings::imbalanceOf(const Game& game) {
    if (random_.nodes == 0 && random_.depth == 0) return 0;
    Task task = Task::of(game);
    task.limits.nodes = random_.nodes;
    task.limits.depth = random_.depth;
    engine_.clear();
    const SearchResult outcome = engine_.think(task, {});
    if (outcome.report.variations.empty()) return 0;
    weighed_ = true;
    return std::abs(outcome.report.variations.front().score);
}

}  // namespace rokada::match
