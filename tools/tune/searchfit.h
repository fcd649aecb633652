// Tunes search parameters by games: simultaneous perturbation stochastic approximation (SPSA, Spall 1992), as engines
// use it. Each step moves all parameters randomly up or down. A player with these values meets one with the opposite
// changes, and all parameters move a little towards the winner.
#pragma once

#include "pairplay.h"
#include "searchchoice.h"

#include <functional>
#include <mutex>
#include <vector>

namespace rokada::tune {

struct SearchFitPlan {
    std::size_t games = 4000;  ///< played in steps of `GamesPerStep`
    std::uint64_t nodes = 4000;
    std::uint64_t seed = 1;
    int threads = 2;
};

class SearchFit {
public:
    static constexpr std::size_t GamesPerStep = 4;

    SearchFit(RulebookPtr book, std::shared_ptr<const Evaluator> evaluator, const SearchParameters& from,
              SearchFitPlan plan);

    /// Runs all steps. With one thread, equal plans give equal parameters. `told` is called after every step with the
    /// number of games played, from any thread; calls do not overlap.
    void run(const std::function<void(std::size_t games)>& told);
    [[nodiscard]] SearchParameters parameters() const;

private:
    struct Step {
        std::size_t number;
        std::vector<int> ways;  ///< for each parameter: 1 for up, -1 for down
        std::array<SearchParameters, 2> moved;
    };

    [[nodiscard]] std::optional<Step> next();
    [[nodiscard]] SearchParameters moved(const std::vector<int>& ways, int sign, Dice& dice) const;
    void work(const std::function<void(std::size_t)>& told);
    /// Returns the wins minus the losses of the first player.
    [[nodiscard]] int play(const Step& step, PairTable& table) const;
    void follow(const Step& step, int better);

    RulebookPtr book_;
    std::shared_ptr<const Evaluator> evaluator_;
    SearchFitPlan plan_;
    std::mutex lock_;
    std::vector<double> values_;  ///< by parameter
    std::size_t begun_ = 0, done_ = 0;
};

}  // namespace rokada::tune
