#include "match/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace rokada::match {

namespace {

/// Quantile of the normal distribution for a two-sided 95 % confidence interval.
constexpr double Quantile = 1.959963984540054;
/// Replaces the count 0 of a bucket, because the logarithm of 0 does not exist.
constexpr double Trace = 1e-3;

/// Distribution of the results of units: each result with its share.
struct Spread {
    std::vector<double> value;
    std::vector<double> share;
    double total = 0;
};

Spread spreadOf(const Buckets& buckets) {
    Spread spread;
    const auto& counts = buckets.counts();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        spread.value.push_back(static_cast<double>(i) / static_cast<double>(counts.size() - 1));
        spread.share.push_back(counts[i] == 0 ? Trace : static_cast<double>(counts[i]));
    }
    spread.total = std::accumulate(spread.share.begin(), spread.share.end(), 0.0);
    for (double& share : spread.share) share /= spread.total;
    return spread;
}

/// Returns the x for which the shares `share` / (1 + x (`value` - `mean`)) have the given mean. `sum` falls with x
/// between two poles, so bisection finds its zero.
double multiplier(const Spread& spread, double mean) {
    double low = -1 / (spread.value.back() - mean), high = 1 / (mean - spread.value.front());
    for (int i = 0; i < 100; ++i) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (std::size_t k = 0; k < spread.value.size(); ++k) {
            const double distance = spread.value[k] - mean;
            sum += spread.share[k] * distance / (1 + x * distance);
        }
        (sum > 0 ? low : high) = x;
    }
    return (low + high) / 2;
}

}  // namespace

std::uint64_t Buckets::units() const { return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0}); }

double Buckets::mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) sum += static_cast<double>(i * counts_[i]);
    return sum / static_cast<double>(counts_.size() - 1) / static_cast<double>(units());
}

double Buckets::variance() const {
    const double middle = mean();
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const double distance = static_cast<double>(i) / static_cast<double>(counts_.size() - 1) - middle;
        sum += distance * distance * static_cast<double>(counts_[i]);
    }
    const double halfPoint = 1 / static_cast<double>(counts_.size() - 1);
    const double least = halfPoint * halfPoint / static_cast<double>(units());
    return std::max(least, sum / static_cast<double>(std::max<std::uint64_t>(units() - 1, 1)));
}

double scoreOf(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double eloOf(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(score / (1 - score));
}

namespace {

/// Sets a bound of the score if one engine has won all games. The bound is the expected score at which such a series
/// has a probability of 2.5 %.
void judgeRow(Estimate& e, const Buckets& buckets) {
    const auto games = static_cast<double>(buckets.units() * buckets.gamesInUnit());
    const double row = std::pow(0.025, 1 / games);
    if (e.score >= 1) e.lowScore = row;
    if (e.score <= 0) e.highScore = 1 - row;
    e.superiority = e.score;
}

void judgeLead(Estimate& e, double deviation) {
    e.lowScore = std::max(0.0, e.score - Quantile * deviation);
    e.highScore = std::min(1.0, e.score + Quantile * deviation);
    const double lead = e.score - 0.5;
    if (lead != 0) e.superiority = std::erfc(-lead / deviation / std::sqrt(2)) / 2;
}

void judgeSpread(Estimate& e, const Buckets& buckets) {
    judgeLead(e, std::sqrt(buckets.variance() / static_cast<double>(buckets.units())));
}

}  // namespace

std::optional<Estimate> estimate(const Buckets& buckets) {
    if (buckets.units() == 0) return {};
    Estimate e;
    e.score = buckets.mean();
    if (e.score <= 0 || e.score >= 1) {
        judgeRow(e, buckets);
    } else if (buckets.units() > 1) {
        judgeSpread(e, buckets);
    }
    e.elo = eloOf(e.score);
    e.lowElo = eloOf(e.lowScore);
    e.highElo = eloOf(e.highScore);
    return e;
}

std::optional<Estimate> estimate(const std::vector<Buckets>& sizes) {
    if (sizes.size() == 1) return estimate(sizes.front());
    double games = 0, points = 0, variance = 0;
    for (const Buckets& size : sizes) {
        if (size.units() == 0) continue;
        const auto own = static_cast<double>(size.units() * size.gamesInUnit());
        games += own;
        points += own * size.mean();
        variance += own * own * size.variance() / static_cast<double>(size.units());
    }
    if (games == 0) return {};
    Estimate e;
    e.score = points / games;
    judgeLead(e, std::sqrt(variance) / games);
    e.elo = eloOf(e.score);
    e.lowElo = eloOf(e.lowScore);
    e.highElo = eloOf(e.highScore);
    return e;
}

double Sprt::bound() { return std::log(0.95 / 0.05); }

double Sprt::likelihood(const Buckets& buckets) const {
    if (buckets.units() == 0) return 0;
    const Spread spread = spreadOf(buckets);
    const double mean0 = scoreOf(elo0), mean1 = scoreOf(elo1);
    const double x0 = multiplier(spread, mean0), x1 = multiplier(spread, mean1);
    double sum = 0;
    for (std::size_t k = 0; k < spread.value.size(); ++k) {
        const double under0 = 1 + x0 * (spread.value[k] - mean0), under1 = 1 + x1 * (spread.value[k] - mean1);
        sum += spread.share[k] * std::log(under0 / under1);
    }
    return sum * spread.total;
}

Sprt::Verdict Sprt::verdict(const Buckets& buckets) const {
    const double ratio = likelihood(buckets);
    if (ratio >= bound()) return Verdict::Second;
    return ratio <= -bound() ? Verdict::First : Verdict::Open;
}

}  // namespace rokada::match
