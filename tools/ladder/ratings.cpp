#include "ratings.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace rokada::ladder {

namespace {

/// Weight of the drawn game that is added to each pair.
constexpr double Prior = 1;
/// Elo points of one unit of the natural logarithm of the odds.
constexpr double Unit = 400 / std::numbers::ln10;
constexpr double Sigmas = 1.96;
constexpr int MaxSteps = 200;
constexpr double LargestStep = 1, Tolerance = 1e-9;

using Matrix = std::vector<std::vector<double>>;

/// Returns the inverse of a symmetric positive definite matrix by Gauss-Jordan elimination.
Matrix inverted(Matrix m) {
    const std::size_t n = m.size();
    Matrix inverse(n, std::vector<double>(n));
    for (std::size_t i = 0; i < n; ++i) inverse[i][i] = 1;
    for (std::size_t i = 0; i < n; ++i) {
        const double pivot = m[i][i];
        for (std::size_t k = 0; k < n; ++k) {
            m[i][k] /= pivot;
            inverse[i][k] /= pivot;
        }
        for (std::size_t j = 0; j < n; ++j) {
            const double factor = j == i ? 0 : m[j][i];
            for (std::size_t k = 0; k < n; ++k) {
                m[j][k] -= factor * m[i][k];
                inverse[j][k] -= factor * inverse[i][k];
            }
        }
    }
    return inverse;
}

/// Newton's method for the ratings of the players without a known one.
class Fit {
public:
    Fit(const std::vector<std::optional<double>>& known, const std::vector<PairResult>& results) : results_(results) {
        for (const auto& rating : known) {
            place_.push_back(rating ? Known : free_);
            free_ += rating ? 0 : 1;
            ratings_.push_back(rating.value_or(0) / Unit);
        }
    }

    std::vector<FittedRating> solve() {
        double change = 1;
        for (int i = 0; i < MaxSteps && change > Tolerance; ++i) change = step();
        const Matrix variances = inverted(information_);
        std::vector<FittedRating> fitted;
        for (std::size_t i = 0; i < ratings_.size(); ++i) {
            const double variance = place_[i] == Known ? 0 : variances[place_[i]][place_[i]];
            fitted.push_back({Unit * ratings_[i], Sigmas * Unit * std::sqrt(variance)});
        }
        return fitted;
    }

private:
    static constexpr std::size_t Known = static_cast<std::size_t>(-1);

    /// Makes a step towards the maximum. Returns the largest change of a rating.
    double step() {
        std::vector<double> gradient(free_);
        information_.assign(free_, std::vector<double>(free_));
        for (const PairResult& result : results_) add(result, gradient);
        const Matrix inverse = inverted(information_);
        double largest = 0;
        for (std::size_t i = 0; i < ratings_.size(); ++i) {
            if (place_[i] == Known) continue;
            double change = 0;
            for (std::size_t k = 0; k < free_; ++k) change += inverse[place_[i]][k] * gradient[k];
            change = std::clamp(change, -LargestStep, LargestStep);
            ratings_[i] += change;
            largest = std::max(largest, std::abs(change));
        }
        return largest;
    }

    void add(const PairResult& result, std::vector<double>& gradient) {
        const double expected = 1 / (1 + std::exp(ratings_[result.second] - ratings_[result.first]));
        const double games = result.games + Prior, points = result.points + Prior / 2;
        const double weight = games * expected * (1 - expected);
        const std::size_t one = place_[result.first], other = place_[result.second];
        for (const auto& [self, sign] : {std::pair(one, 1.0), std::pair(other, -1.0)}) {
            if (self == Known) continue;
            gradient[self] += sign * (points - games * expected);
            information_[self][self] += weight;
        }
        if (one == Known || other == Known) return;
        information_[one][other] -= weight;
        information_[other][one] -= weight;
    }

    const std::vector<PairResult>& results_;
    std::vector<std::size_t> place_;  ///< index among the players without a known rating, or `Known`
    std::size_t free_ = 0;
    std::vector<double> ratings_;  ///< in units of `Unit`
    Matrix information_;
};

bool connected(const std::vector<std::optional<double>>& known, const std::vector<PairResult>& results) {
    std::vector<bool> reached;
    for (const auto& rating : known) reached.push_back(rating.has_value());
    for (std::size_t i = 0; i < known.size(); ++i) {
        for (const PairResult& result : results) {
            if (reached[result.first] || reached[result.second]) reached[result.first] = reached[result.second] = true;
        }
    }
    return std::ranges::all_of(reached, [](bool is) { return is; });
}

}  // namespace

std::optional<std::vector<FittedRating>> fitRatings(const std::vector<std::optional<double>>& known,
                                                    const std::vector<PairResult>& results) {
    if (!connected(known, results)) return std::nullopt;
    return Fit(known, results).solve();
}

}  // namespace rokada::ladder
