// Statistics of match results: Elo, confidence intervals and the sequential probability ratio test (SPRT).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rokada::match {

/// Number of units (pairs of games, or sets of four) with 0, 1, 2 ... half points for the first engine: five buckets
/// for pairs, nine for sets of four. Games of a unit share an opening, so units are independent and games are not.
class Buckets {
public:
    explicit Buckets(std::size_t gamesInUnit) : counts_(2 * gamesInUnit + 1) {}
    explicit Buckets(std::vector<std::uint64_t> counts) : counts_(std::move(counts)) {}

    void add(std::size_t halfPoints, std::uint64_t units = 1) { counts_[halfPoints] += units; }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }
    [[nodiscard]] std::uint64_t units() const;
    [[nodiscard]] std::size_t gamesInUnit() const { return counts_.size() / 2; }
    /// Returns the mean result of a unit, from 0 to 1.
    [[nodiscard]] double mean() const;
    /// Returns the variance of the result (0 to 1) of one unit. If all units ended alike, assumes that one of them
    /// differs by half a point.
    [[nodiscard]] double variance() const;

private:
    std::vector<std::uint64_t> counts_;
};

/// Convert an Elo difference to an expected score and back. Scores of 0 and 1 give minus and plus infinity.
[[nodiscard]] double scoreOf(double elo);
[[nodiscard]] double eloOf(double score);

/// Strength of the first engine relative to the second. The bounds are a 95 % interval.
struct Estimate {
    double score = 0.5, lowScore = 0, highScore = 1;
    double elo = 0, lowElo = 0, highElo = 0;
    double superiority = 0.5;  ///< probability that the first engine is stronger
};

/// Returns nullopt before the first unit.
[[nodiscard]] std::optional<Estimate> estimate(const Buckets& buckets);
/// Combines units of several sizes, weighted by their games.
[[nodiscard]] std::optional<Estimate> estimate(const std::vector<Buckets>& sizes);

/// Sequential test of the hypotheses elo0 and elo1 with both error probabilities 5 %.
struct Sprt {
    enum class Verdict : std::uint8_t { Open, First, Second };  ///< undecided, elo0, elo1

    double elo0 = 0;
    double elo1 = 5;

    /// Returns the log-likelihood ratio that ends the test, in either direction.
    [[nodiscard]] static double bound();
    /// Returns the log-likelihood ratio of the distributions with the two means that fit the results best (generalised
    /// SPRT, derivation by Michel Van den Bergh).
    [[nodiscard]] double likelihood(const Buckets& buckets) const;
    [[nodiscard]] Verdict verdict(const Buckets& buckets) const;
};

}  // namespace rokada::match
