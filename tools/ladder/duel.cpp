#include "duel.h"

#include "ai/evaluation/evaluation.h"
#include "base/scrambled.h"

#include <atomic>
#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <mutex>
#include <sstream>
#include <thread>
#include <vector>

namespace rokada::ladder {

namespace {

/// Number of rounds, each with one move of every side, for which a winning score must hold.
constexpr int Rounds = 3;

struct Played {
    std::array<int, 2> halfPoints{};  ///< half points of the first contender in each game
    std::uint64_t plies = 0;
};

class Board {
public:
    Board(const DuelPlan& plan, match::Openings& openings)
        : plan_(plan), openings_(openings), evaluator_(*plan.book), minds_{Mind(plan.first), Mind(plan.second)} {}

    Played pair(std::size_t index) {
        const match::Opening opening = openings_.at(index);
        Played played;
        for (std::size_t game = 0; game < 2; ++game) {
            const std::uint64_t seed = scrambled(scrambled(plan_.seed) + 2 * index + game);
            for (std::size_t i = 0; i < 2; ++i) minds_[i].begin(scrambled(seed + i));
            // Each contender plays team 0 in one of the two games.
            const int teamOfFirst = static_cast<int>((index + game) % 2);
            const int points = play(gameAfter(plan_.book, opening), teamOfFirst, played.plies);
            played.halfPoints[game] = teamOfFirst == 0 ? points : 2 - points;
        }
        return played;
    }

    [[nodiscard]] const std::array<Mind, 2>& minds() const { return minds_; }

private:
    /// Plays a game, adds its plies, and returns the half points of team 0.
    int play(Game game, int teamOfFirst, std::uint64_t& plies) {
        int ahead = 0;
        for (int ply = 0; ply < plan_.maxPlies && !game.ending(); ++ply, ++plies) {
            if (game.claimable() != Claim::None) return 1;
            const int team = plan_.book->variant().sideSpecs[game.position().turn()].team;
            if (!game.play(minds_[team == teamOfFirst ? 0 : 1].choose(game))) std::abort();
            if (plan_.adjudicate == 0 || game.ending()) continue;
            const int lead = leadOfFirstTeam(game.position());
            ahead = std::abs(lead) < plan_.adjudicate ? 0 : (ahead > 0) == (lead > 0) ? ahead + (lead > 0 ? 1 : -1) : 0;
            if (ahead == 0 && std::abs(lead) >= plan_.adjudicate) ahead = lead > 0 ? 1 : -1;
            if (std::abs(ahead) >= Rounds * static_cast<int>(plan_.book->sides())) return ahead > 0 ? 2 : 0;
        }
        return game.ending() ? game.ending()->halfPoints[0] : 1;
    }

    [[nodiscard]] Score leadOfFirstTeam(const Position& position) const {
        const Score score = evaluator_.evaluate(position);
        return plan_.book->variant().sideSpecs[position.turn()].team == 0 ? score : -score;
    }

    const DuelPlan& plan_;
    match::Openings& openings_;
    Evaluator evaluator_;
    std::array<Mind, 2> minds_;
};

std::string signedNumber(double number) {
    if (std::isinf(number)) return number > 0 ? "+inf" : "-inf";
    const long rounded = std::lround(number);
    return (rounded >= 0 ? "+" : "") + std::to_string(rounded);
}

}  // namespace

DuelResult duel(const DuelPlan& plan, match::Openings& openings) {
    std::vector<Played> played(plan.pairs);
    std::atomic<std::size_t> next{0};
    DuelResult result;
    std::mutex lock;
    {
        std::vector<std::jthread> threads;
        threads.reserve(static_cast<std::size_t>(plan.threads));
        for (int i = 0; i < plan.threads; ++i) {
            threads.emplace_back([&] {
                Board board(plan, openings);
                for (std::size_t index = next++; index < plan.pairs; index = next++)
                    played[index] = board.pair(plan.firstPair + index);
                const std::lock_guard guard(lock);
                for (std::size_t k = 0; k < 2; ++k) {
                    result.nodes[k] += board.minds()[k].nodes();
                    result.moves[k] += board.minds()[k].moves();
                }
            });
        }
    }
    for (const Played& pair : played) {
        result.buckets.add(static_cast<std::size_t>(pair.halfPoints[0]) + static_cast<std::size_t>(pair.halfPoints[1]));
        result.plies += pair.plies;
        for (const int points : pair.halfPoints)
            ++(points == 2 ? result.wins : points == 1 ? result.draws : result.losses);
    }
    return result;
}

std::string tableHead() {
    return "| variant | stronger | weaker | games | won | drawn | lost | score | Elo | 95 % | plies | nodes a move |\n"
           "|---|---|---|---|---|---|---|---|---|---|---|---|";
}

std::string tableRow(const DuelPlan& plan, const DuelResult& result) {
    std::ostringstream out;
    const std::uint64_t games = result.wins + result.draws + result.losses;
    const auto perMove = [&](std::size_t i) { return result.moves[i] == 0 ? 0 : result.nodes[i] / result.moves[i]; };
    out << "| " << plan.book->variant().id << " | " << plan.first.name() << " | " << plan.second.name() << " | "
        << games << " | " << result.wins << " | " << result.draws << " | " << result.losses << " | ";
    if (const auto e = match::estimate(result.buckets)) {
        out << std::fixed << std::setprecision(1) << 100 * e->score << " % | " << signedNumber(e->elo) << " | "
            << signedNumber(e->lowElo) << " ... " << signedNumber(e->highElo) << " | ";
    }
    out << result.plies / std::max<std::uint64_t>(1, games) << " | " << perMove(0) << ", " << perMove(1) << " |";
    return out.str();
}

}  // namespace rokada::ladder
