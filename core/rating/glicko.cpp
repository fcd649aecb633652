#include "rating/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rokada {

namespace {

/// Ratings of the internal scale are ratings minus `Centre`, divided by `Scale`.
constexpr double Centre = 1500, Scale = 173.7178;
constexpr double Tolerance = 1e-6;
constexpr int MaxIterations = 100;
/// Greatest deviation: that of an unknown player.
constexpr double MaxDeviation = 350;

/// Returns the weight of a game against an opponent with this deviation on the internal scale.
double weightOf(double deviation) {
    return 1 / std::sqrt(1 + 3 * deviation * deviation / (std::numbers::pi * std::numbers::pi));
}

/// Returns a root of `f` between `a` and `b` with the Illinois algorithm, as in step 5 of the paper.
template <class F>
double rootOf(F f, double a, double b) {
    double fa = f(a), fb = f(b);
    for (int i = 0; i < MaxIterations && std::abs(b - a) > Tolerance; ++i) {
        const double c = a + (a - b) * fa / (fb - fa);
        const double fc = f(c);
        if (fc * fb <= 0) {
            a = b;
            fa = fb;
        } else {
            fa /= 2;
        }
        b = c;
        fb = fc;
    }
    return a;
}

/// Returns the new volatility. `delta` is the estimated improvement of the rating, and `variance` is the variance of
/// the rating estimated from the games.
double volatilityAfter(const PlayerRating& player, double phi, double delta, double variance, double tau) {
    const double start = std::log(player.volatility * player.volatility);
    const auto f = [&](double x) {
        const double e = std::exp(x), sum = phi * phi + variance + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - start) / (tau * tau);
    };
    double bound = 0;
    if (delta * delta > phi * phi + variance) {
        bound = std::log(delta * delta - phi * phi - variance);
    } else {
        int k = 1;
        while (k < MaxIterations && f(start - k * tau) < 0) ++k;
        bound = start - k * tau;
    }
    return std::exp(rootOf(f, start, bound) / 2);
}

}  // namespace

PlayerRating ratedAfter(const PlayerRating& player, std::span<const RatedResult> games, double tau) {
    const double mu = (player.rating - Centre) / Scale, phi = player.deviation / Scale;
    double information = 0, surprise = 0;
    for (const RatedResult& game : games) {
        const double weight = weightOf(game.deviation / Scale);
        const double expected = 1 / (1 + std::exp(-weight * (mu - (game.rating - Centre) / Scale)));
        information += weight * weight * expected * (1 - expected);
        surprise += weight * (game.score - expected);
    }
    PlayerRating after = player;
    if (information > 0) {
        const double variance = 1 / information;
        after.volatility = volatilityAfter(player, phi, variance * surprise, variance, tau);
    }
    const double wider = phi * phi + after.volatility * after.volatility;
    const double narrowed = 1 / (1 / wider + information);
    after.deviation = std::min(MaxDeviation, Scale * std::sqrt(narrowed));
    after.rating = Centre + Scale * (mu + narrowed * surprise);
    return after;
}

double expectedScore(double rating, double opponent) { return 1 / (1 + std::pow(10, (opponent - rating) / 400)); }

}  // namespace rokada
