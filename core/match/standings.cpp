#include "match/standings.h"

#include <algorithm>

namespace rokada::match {

namespace {

Buckets& bucketsOf(std::vector<Buckets>& all, std::size_t gamesInUnit) {
    const auto known = std::ranges::find_if(all, [&](const Buckets& b) { return b.gamesInUnit() == gamesInUnit; });
    return known == all.end() ? all.emplace_back(gamesInUnit) : *known;
}

void add(PairScore& sum, const PairScore& part) {
    sum.wins += part.wins;
    sum.draws += part.draws;
    sum.losses += part.losses;
    sum.lostByFailure += part.lostByFailure;
    sum.wonByFailure += part.wonByFailure;
    for (const Buckets& buckets : part.buckets) {
        Buckets& own = bucketsOf(sum.buckets, buckets.gamesInUnit());
        for (std::size_t half = 0; half < buckets.counts().size(); ++half) own.add(half, buckets.counts()[half]);
    }
}

}  // namespace

std::vector<Seating> seatings(std::size_t sides) {
    if (sides == 2) return {{0, 0}, {0, 1}};
    return {{0, 0}, {1, 0}, {2, 1}, {3, 1}};
}

PairScore PairScore::seenByOther() const {
    PairScore other{.wins = losses,
                    .draws = draws,
                    .losses = wins,
                    .lostByFailure = wonByFailure,
                    .wonByFailure = lostByFailure,
                    .buckets = {}};
    for (const Buckets& own : buckets) {
        std::vector<std::uint64_t> counts(own.counts().rbegin(), own.counts().rend());
        other.buckets.emplace_back(std::move(counts));
    }
    return other;
}

Standings::Standings(std::size_t players, std::vector<std::size_t> gamesInUnit, std::size_t rounds)
    : players_(players), gamesInUnit_(std::move(gamesInUnit)), pairs_(players * players) {
    for (std::size_t round = 0; round < rounds; ++round) {
        for (std::size_t book = 0; book < gamesInUnit_.size(); ++book) {
            for (std::size_t first = 0; first < players; ++first) {
                for (std::size_t second = first + 1; second < players; ++second)
                    units_.push_back({book, first, second, round});
            }
        }
    }
    for (const Unit& unit : units_) sums_.push_back({std::vector<bool>(gamesInUnit_[unit.book])});
}

std::size_t Standings::gamesPlanned() const {
    std::size_t games = 0;
    for (const Sum& sum : sums_) games += sum.played.size();
    return games;
}

bool Standings::played(std::size_t unit, std::size_t game) const { return sums_[unit].played[game]; }

bool Standings::add(const PlayedGame& played) {
    const bool possible = played.unit < units_.size() && played.game < sums_[played.unit].played.size() &&
                          played.halfPoints >= 0 && played.halfPoints <= 2;
    if (!possible || sums_[played.unit].played[played.game]) return false;
    Sum& sum = sums_[played.unit];
    PairScore& score = pair(units_[played.unit].first, units_[played.unit].second);
    sum.played[played.game] = true;
    ++sum.games;
    ++gamesPlayed_;
    sum.halfPoints += static_cast<std::size_t>(played.halfPoints);
    ++(played.halfPoints == 2 ? score.wins : played.halfPoints == 1 ? score.draws : score.losses);
    if (played.failed && played.halfPoints == 0) ++score.lostByFailure;
    if (played.failed && played.halfPoints == 2) ++score.wonByFailure;
    if (sum.games == sum.played.size()) bucketsOf(score.buckets, sum.games).add(sum.halfPoints);
    return true;
}

PairScore Standings::between(std::size_t first, std::size_t second) const {
    if (first < second) return pairs_[first * players_ + second];
    return pairs_[second * players_ + first].seenByOther();
}

PairScore Standings::total(std::size_t player) const {
    PairScore sum;
    for (std::size_t other = 0; other < players_; ++other) {
        if (other != player) match::add(sum, between(player, other));
    }
    return sum;
}

}  // namespace rokada::match
