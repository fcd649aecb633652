#include "weightsduel.h"

#include "playout.h"

#include <iomanip>
#include <sstream>
#include <thread>

namespace rokada::tune {

namespace {

constexpr int HashMegabytes = 8;
constexpr int OpeningPlies = 8;
constexpr Score Balanced = 150;

}  // namespace

const match::Buckets& Duel::run(std::ostream& log) {
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(plan_.threads));
    for (int i = 0; i < plan_.threads; ++i) threads.emplace_back([this, &log] { work(log); });
    threads.clear();
    return pairs_;
}

void Duel::work(std::ostream& log) {
    Engine first(HashMegabytes, 1), second(HashMegabytes, 1);
    for (std::size_t number = begun_++; number < plan_.games / 2; number = begun_++) {
        const std::array<int, 2> pair = playPair(number, {&first, &second});
        const std::lock_guard lock(lock_);
        pairs_.add(static_cast<std::size_t>(pair[0]) + static_cast<std::size_t>(pair[1]));
        for (const int halfPoints : pair) ++results_[static_cast<std::size_t>(halfPoints)];
        if (pairs_.units() % 25 == 0) log << verdict(pairs_, results_) << std::endl;
    }
}

std::array<int, 2> Duel::playPair(std::size_t number, std::array<Engine*, 2> engines) const {
    Dice dice(scrambled(plan_.seed) + number);
    const Setup& a = *a_.with(plan_.options);
    const Setup& b = *b_.with(plan_.options);
    // The two differ in nothing but weights, so the game is played on the rulebook of the first.
    engines[0]->setEvaluator(a.book, a.evaluator);
    const Game opening = balancedOpening(a.book, {OpeningPlies, Balanced, plan_.nodes}, *engines[0], dice);
    std::array<int, 2> points{};
    for (const std::size_t swapped : {0u, 1u}) {
        engines[0]->setEvaluator(a.book, a.evaluator);
        engines[1]->setEvaluator(a.book, b.evaluator);
        Game game = opening;
        const int team0 = playOut(game, {.engines = {engines[swapped], engines[1 - swapped]}, .nodes = plan_.nodes});
        points[swapped] = swapped == 0 ? team0 : 2 - team0;
    }
    return points;
}

std::string verdict(const match::Buckets& pairs, const std::array<std::size_t, 3>& lossesDrawsWins) {
    std::ostringstream text;
    text << '+' << lossesDrawsWins[2] << " -" << lossesDrawsWins[0] << " =" << lossesDrawsWins[1];
    if (const auto estimate = match::estimate(pairs)) {
        text << std::fixed << std::setprecision(1) << ", " << 100 * estimate->score << " %, Elo "
             << std::setprecision(0) << estimate->elo << " (" << estimate->lowElo << " to " << estimate->highElo << ')';
    }
    return text.str();
}

}  // namespace rokada::tune
