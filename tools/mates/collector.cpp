#include "collector.h"

#include "ai/levels/oneply.h"
#include "base/scrambled.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <algorithm>
#include <bit>

namespace rokada::tools {

namespace {

constexpr int MaxTurns = 4;
/// Maximum number of problems from one game. Problems of one game resemble each other.
constexpr std::size_t MaxOfOneGame = 2;
/// Node limit of a search in which the mating team tries only checks.
constexpr std::uint64_t QuickNodes = 60'000;
/// If a search of checks finds no mate, a search of all moves follows, but only if the number of turns times the number
/// of living sides is at most this.
constexpr int CheapTurns = 6;
constexpr int ShortestOpening = 6;
constexpr int OpeningSpread = 14;

int livingSeats(const Position& position) { return std::popcount(position.state().living); }

}  // namespace

Collector::Collector(RulebookPtr book, CollectorPlan plan)
    : book_(std::move(book)),
      plan_(plan),
      state_(scrambled(plan.seed)),
      solver_(plan.proofNodes),
      quick_(QuickNodes, MateSolver::Means::Checks),
      game_(book_) {}

std::uint64_t Collector::random() { return scrambled(++state_); }

bool Collector::done() const {
    return std::ranges::all_of(plan_.wanted, [](int n) { return n <= 0; });
}

Move Collector::choose() {
    const Position& position = game_.position();
    const MoveList moves = game_.moves();
    if (static_cast<int>(game_.played()) < opening_) return moves[random() % moves.size()];
    if (book_->variant().sideSpecs[position.turn()].team != strongTeam_) return chooseOnePly(position, random());
    Task task = Task::of(game_);
    task.limits.nodes = plan_.playNodes;
    return engine_.think(task, {}).best;
}

void Collector::play() {
    game_ = Game(book_);
    engine_.clear();
    strongTeam_ = static_cast<int>(random() % 2);
    opening_ = ShortestOpening + static_cast<int>(random() % OpeningSpread);
    playTo(opening_);
    if (book_->sides() > 2 && random() % 2 == 0) leaveADuel();
    playTo(plan_.maxPlies);
}

void Collector::playTo(int plies) {
    while (!game_.ending() && static_cast<int>(game_.played()) < plies) game_.play(choose());
}

void Collector::leaveADuel() {
    const auto one = Side(random() % book_->sides());
    auto enemy = one;
    while (book_->allied(one, enemy)) enemy = Side(random() % book_->sides());
    game_.resign(one);
    game_.resign(enemy);
}

std::optional<MateProblem> Collector::examine(const Position& position) {
    for (int turns = 1; turns <= MaxTurns; ++turns) {
        auto mates = quick_.mates(position, turns);
        const bool cheap = turns * livingSeats(position) <= CheapTurns;
        if (!mates.value_or(false) && cheap) mates = solver_.mates(position, turns);
        if (mates.value_or(false)) return wanted(turns) ? proved(position, turns) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<MateProblem> Collector::proved(const Position& position, int turns) {
    if (solver_.mates(position, turns - 1).value_or(true)) return std::nullopt;
    const auto keys = solver_.keys(position, turns);
    if (!keys || keys->empty() || keys->size() > (livingSeats(position) == 2 ? 1 : 3)) return std::nullopt;
    MateProblem problem{.position = positionText(position), .choices = {}, .turns = turns, .keys = {}};
    for (const Move key : *keys) problem.keys.push_back(moveText(*book_, key));
    return problem;
}

/// Returns true if the side to move in `position` has won the finished game, and only one enemy is living in
/// `position`. Proving a mate of two enemies would take too long.
bool Collector::worthALook(const Position& position) const {
    int enemies = 0;
    for (std::size_t side = 0; side < book_->sides(); ++side) {
        enemies += position.living(Side(side)) && !book_->allied(Side(side), position.turn());
    }
    return enemies == 1 && game_.ending()->halfPoints[position.turn()] == 2;
}

std::vector<MateProblem> Collector::next() {
    play();
    std::vector<MateProblem> found;
    if (!game_.ending() || game_.ending()->reason != Reason::Checkmate) return found;
    const auto& turns = game_.turns();
    const auto seats = book_->sides();
    for (std::size_t back = 2; back <= 2 * seats * MaxTurns && back < turns.size(); ++back) {
        Position position = turns[turns.size() - back].before;
        if (!worthALook(position) || !seen_.insert(position.key()).second) continue;
        position.setCounters(0, 1);
        const auto problem = examine(position);
        if (!problem) continue;
        --plan_.wanted[problem->turns - 2u];
        found.push_back(*problem);
        if (found.size() == MaxOfOneGame) break;
    }
    return found;
}

}  // namespace rokada::tools
