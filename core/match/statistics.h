// What the results of a match say: Elo, its uncertainty, and the sequential test.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rokada::match {

/// How many units (pairs of games, or sets of four) ended with 0, 1, 2 ... half points for the first engine: five
/// buckets for pairs, nine for sets of four. Games of a unit share an opening, so units are independent and games are
/// not.
class Buckets {
public:
    explicit Buckets(std::size_t gamesInUnit) : counts_(2 * gamesInUnit + 1) {}
    explicit Buckets(std::vector<std::uint64_t> counts) : counts_(std::move(counts)) {}

    void add(std::size_t halfPoints, std::uint64_t units = 1) { counts_[halfPoints] += units; }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }
    [[nodiscard]] std::uint64_t units() const;
    [[nodiscard]] std::size_t gamesInUnit() const { return counts_.size() / 2; }
    /// Mean result of a unit, from 0 to 1.
    [[nodiscard]] double mean() const;
    /// Variance of the result (from 0 to 1) of one unit. Units that all ended alike have that of as many of which one
    /// differs by half a point.
    [[nodiscard]] double variance() const;

private:
    std::vector<std::uint64_t> counts_;
};

/// The expected score of a difference in Elo, and the reverse; beyond all bounds for 0 and 1.
[[nodiscard]] double scoreOf(double elo);
[[nodiscard]] double eloOf(double score);

/// The strength of the first engine, seen from the second. Bounds hold with 95 %.
struct Estimate {
    double score = 0.5, lowScore = 0, highScore = 1;
    double elo = 0, lowElo = 0, highElo = 0;
    double superiority = 0.5;  ///< likelihood that the first engine is the stronger one
};

/// Nothing before the first unit.
[[nodiscard]] std::optional<Estimate> estimate(const Buckets& buckets);
/// Of units of several sizes, each weighted by its games.
[[nodiscard]] std::optional<Estimate> estimate(const std::vector<Buckets>& sizes);

/// A sequential test of "elo1 better" against "elo0 better", both errors 5 %.
struct Sprt {
    enum class Verdict : std::uint8_t { Open, First, Second };  ///< nothing yet, elo0, elo1

    double elo0 = 0;
    double elo1 = 5;

    /// The logarithm at which the test ends, in either direction.
    [[nodiscard]] static double bound();
    /// The logarithm of the likelihood ratio: distributions with the two means that fit the results best (generalised
    /// test, Michel Van den Bergh's derivation).
    [[nodiscard]] double likelihood(const Buckets& buckets) const;
    [[nodiscard]] Verdict verdict(const Buckets& buckets) const;
};

}  // namespace rokada::match
