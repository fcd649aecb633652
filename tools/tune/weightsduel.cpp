#include "weightsduel.h"

#include <iomanip>
#include <sstream>
#include <thread>

namespace rokada::tune {

const match::Buckets& Duel::run(std::ostream& log) {
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(plan_.threads));
    for (int i = 0; i < plan_.threads; ++i) threads.emplace_back([this, &log] { work(log); });
    threads.clear();
    return pairs_;
}

void Duel::work(std::ostream& log) {
    EnginePair table;
    for (std::size_t number = begun_++; number < plan_.games / 2; number = begun_++) {
        const std::array<int, 2> pair = playPair(number, table);
        const std::lock_guard lock(lock_);
        pairs_.add(static_cast<std::size_t>(pair[0]) + static_cast<std::size_t>(pair[1]));
        for (const int halfPoints : pair) ++results_[static_cast<std::size_t>(halfPoints)];
        if (pairs_.units() % 25 == 0) log << verdict(pairs_, results_) << std::endl;
    }
}

std::array<int, 2> Duel::playPair(std::size_t number, EnginePair& table) const {
    Random random(scrambled(plan_.seed) + number);
    const Setup& a = *a_.with(plan_.options);
    const Setup& b = *b_.with(plan_.options);
    // Both players have the same rules, so the game uses the first player's rulebook.
    return table.play(a.book, {{{a.evaluator, plan_.search[0]}, {b.evaluator, plan_.search[1]}}}, plan_.nodes, random);
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
