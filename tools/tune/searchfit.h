// Tunes search parameters by games, with simultaneous perturbation stochastic approximation (SPSA, Spall 1992). Each
// step changes every parameter randomly up or down. A player with these changes plays against a player with the
// opposite changes. All parameters then move a little towards those of the winner.
#pragma once

#include "pairplay.h"
#include "searchchoice.h"

#include <functional>
#include <mutex>
#include <vector>

namespace rokada::tune {

struct SearchFitPlan {
    std::size_t games = 4000;  ///< number of games; each step plays `GamesPerStep` of them
    std::uint64_t nodes = 4000;
    std::uint64_t seed = 1;
    int threads = 2;
};

class SearchFit {
public:
    static constexpr std::size_t GamesPerStep = 4;

    SearchFit(RulebookPtr book, std::shared_ptr<const Evaluator> evaluator, const SearchParameters& from,
              SearchFitPlan plan);

    /// Runs all steps. With one thread, equal plans give equal parameters. Calls `told` after every step with the
    /// number of games played. The calls can come from any thread but do not overlap.
    void run(const std::function<void(std::size_t games)>& told);
    [[nodiscard]] SearchParameters parameters() const;

private:
    struct Step {
        std::size_t number;
        std::vector<int> ways;  ///< direction of each parameter: 1 is up, and -1 is down
        std::array<SearchParameters, 2> moved;
    };

    [[nodiscard]] std::optional<Step> next();
    [[nodiscard]] SearchParameters moved(const std::vector<int>& ways, int sign, Random& random) const;
    void work(const std::function<void(std::size_t)>& told);
    /// Plays the games of a step. Returns the wins minus the losses of the first player.
    [[nodiscard]] int play(const Step& step, EnginePair& table) const;
    void follow(const Step& step, int better);

    RulebookPtr book_;
    std::shared_ptr<const Evaluator> evaluator_;
    SearchFitPlan plan_;
    std::mutex lock_;
    std::vector<double> values_;  ///< current value of each parameter
    std::size_t begun_ = 0, done_ = 0;
};

}  // namespace rokada::tune
