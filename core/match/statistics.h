// Statistics of match results: Elo, confidence intervals and the sequential probability ratio test (SPRT).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rokada::match {

/// Number of units for each result of the first engine, counted in half points (0, 1, 2 ...). A unit is the set of
/// games that two engines play from one opening. Units of two games have five buckets, units of four games have nine.
/// The games of a unit share an opening, so units are independent but games are not.
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
    /// Returns the variance of the result of one unit (0 to 1). If all units have the same result, assumes that one of
    /// them differs by half a point.
    [[nodiscard]] double variance() const;

private:
    std::vector<std::uint64_t> counts_;
};

/// Returns the expected score for an Elo difference.
[[nodiscard]] double scoreOf(double elo);
/// Returns the Elo difference for an expected score. Scores of 0 and 1 return minus and plus infinity.
[[nodiscard]] double eloOf(double score);

/// Strength of the first engine relative to the second. The bounds are those of a 95 % confidence interval.
struct Estimate {
    double score = 0.5, lowScore = 0, highScore = 1;
    double elo = 0, lowElo = 0, highElo = 0;
    double superiority = 0.5;  ///< probability that the first engine is stronger
};

/// Returns the strength after the finished units, or nullopt if there are none.
[[nodiscard]] std::optional<Estimate> estimate(const Buckets& buckets);
/// Returns the strength from units of several sizes, weighted by their number of games.
[[nodiscard]] std::optional<Estimate> estimate(const std::vector<Buckets>& sizes);

/// Sequential test of the hypotheses that the Elo difference is `elo0` or `elo1`. Both error probabilities are 5 %.
struct Sprt {
    /// Accepted hypothesis: none yet, `elo0` or `elo1`.
    enum class Verdict : std::uint8_t { Open, First, Second };

    double elo0 = 0;
    double elo1 = 5;

    /// Returns the absolute log-likelihood ratio at which the test ends.
    [[nodiscard]] static double bound();
    /// Returns the log-likelihood ratio of the two hypotheses. Each hypothesis stands for the distribution of results
    /// that has the mean of the hypothesis and fits the results best. This is the generalised SPRT, as derived by
    /// Michel Van den Bergh.
    [[nodiscard]] double likelihood(const Buckets& buckets) const;
    [[nodiscard]] Verdict verdict(const Buckets& buckets) const;
};

}  // namespace rokada::match
