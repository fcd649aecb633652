#include "survivalfit.h"

#include "analysis/threat.h"
#include "playout.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rokada::tune {

namespace {

constexpr int HashMegabytes = 8;
constexpr int Steps = 30;
/// Strength of the regularisation, which keeps the weights of useless inputs near 0.
constexpr double Pull = 1.0;

using Matrix = std::array<SurvivalWeights, SurvivalSigns::Count>;

/// Solves `matrix` * x = `right` for a symmetric positive definite matrix.
SurvivalWeights solved(Matrix matrix, SurvivalWeights right) {
    constexpr std::size_t n = SurvivalSigns::Count;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            const double factor = matrix[j][i] / matrix[i][i];
            for (std::size_t k = i; k < n; ++k) matrix[j][k] -= factor * matrix[i][k];
            right[j] -= factor * right[i];
        }
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k) right[i] -= matrix[i][k] * right[k];
        right[i] /= matrix[i][i];
    }
    return right;
}

/// Cases of one game. Their outcomes are set when the game has ended.
class Noted {
public:
    Noted(const Survival& survival, std::size_t game, int every) : survival_(survival), game_(game), every_(every) {}

    void see(const Position& position, const Report& report) {
        if (ply_++ % every_ != 0 || report.variations.empty()) return;
        const Score score = forFirstTeam(position, report.variations.front().score);
        for (std::size_t side = 0; side < position.book().sides(); ++side) {
            if (isMate(score) || !position.living(Side(side))) continue;
            cases_.push_back({game_, survival_.signs(position, Side(side), score), false});
            sides_.push_back(Side(side));
        }
    }
    [[nodiscard]] std::vector<SurvivalCase> endedIn(const Position& position) {
        for (std::size_t i = 0; i < cases_.size(); ++i) cases_[i].survived = position.living(sides_[i]);
        return std::move(cases_);
    }

private:
    const Survival& survival_;
    std::size_t game_;
    int every_;
    int ply_ = 0;
    std::vector<SurvivalCase> cases_;
    std::vector<Side> sides_;
};

}  // namespace

std::vector<SurvivalCase> playSurvival(Setups& setups, const SurvivalPlan& plan, std::ostream& log) {
    const Setup& setup = *setups.with(plan.options);
    const Survival survival(*setup.book);
    Engine engine(HashMegabytes, 1);
    std::vector<SurvivalCase> cases;
    for (int number = 0; number < plan.games; ++number) {
        Random random(scrambled(plan.seed) + static_cast<std::uint64_t>(number));
        engine.clear();
        Game game = materialOpening(setup.book, plan.nodes, engine, random);
        Noted noted(survival, static_cast<std::size_t>(number), plan.every);
        const Verdicts none{.decided = Infinite, .decidedPlies = plan.longest, .level = 0, .levelPlies = 0};
        playOut(game, {{&engine, &engine}, plan.nodes, plan.longest, none},
                [&](const Game& now, const SearchResult& found) { noted.see(now.position(), found.report); });
        const auto more = noted.endedIn(game.position());
        cases.insert(cases.end(), more.begin(), more.end());
        if ((number + 1) % 20 == 0) log << number + 1 << " games, " << cases.size() << " cases" << std::endl;
    }
    return cases;
}

double survivalChance(const SurvivalWeights& weights, const SurvivalSigns& signs) {
    const auto numbers = signs.numbers();
    double sum = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) sum += weights[i] * numbers[i];
    return 1 / (1 + std::exp(-sum));
}

/// Fits the weights with Newton's method.
SurvivalWeights fitSurvival(const std::vector<SurvivalCase>& cases, bool held) {
    SurvivalWeights weights{};
    for (int step = 0; step < Steps; ++step) {
        Matrix curvature{};
        SurvivalWeights slope{};
        for (std::size_t i = 0; i < slope.size(); ++i) {
            curvature[i][i] = Pull;
            slope[i] = -Pull * weights[i];
        }
        for (const SurvivalCase& one : cases) {
            if (held && heldOut(one)) continue;
            const auto x = one.signs.numbers();
            const double p = survivalChance(weights, one.signs);
            for (std::size_t i = 0; i < x.size(); ++i) {
                slope[i] += (one.survived - p) * x[i];
                for (std::size_t j = 0; j < x.size(); ++j) curvature[i][j] += p * (1 - p) * x[i] * x[j];
            }
        }
        const SurvivalWeights change = solved(curvature, slope);
        for (std::size_t i = 0; i < weights.size(); ++i) weights[i] += change[i];
    }
    return weights;
}

double heldOutError(const std::vector<SurvivalCase>& cases, const SurvivalWeights& weights) {
    constexpr double Min = 1e-9;
    double sum = 0;
    std::size_t count = 0;
    for (const SurvivalCase& one : cases) {
        if (!heldOut(one)) continue;
        const double p = survivalChance(weights, one.signs);
        sum -= std::log(std::max(Min, one.survived ? p : 1 - p));
        ++count;
    }
    return count == 0 ? 0 : sum / static_cast<double>(count);
}

}  // namespace rokada::tune
