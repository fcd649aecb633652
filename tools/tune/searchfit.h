// Tunes the parameters of the search by games: simultaneous perturbation stochastic approximation (Spall 1992), as
// engines use it. In each step all numbers are moved at once, up or down at random; the player that has them so meets
// one that has them moved the other way, and all go a little towards the winner.
#pragma once

#include "pairplay.h"
#include "searchchoice.h"

#include <functional>
#include <mutex>
#include <vector>

namespace rokada::tune {

struct SearchFitPlan {
    std::size_t games = 4000;  ///< in steps of `GamesPerStep`
    std::uint64_t nodes = 4000;
    std::uint64_t seed = 1;
    int threads = 2;
};

class SearchFit {
public:
    static constexpr std::size_t GamesPerStep = 4;

    SearchFit(RulebookPtr book, std::shared_ptr<const Evaluator> evaluator, const SearchParameters& from,
              SearchFitPlan plan);

    /// With one thread the same plan gives the same numbers. `told` hears of every step, from any thread, one at a
    /// time: the games played so far.
    void run(const std::function<void(std::size_t games)>& told);
    [[nodiscard]] SearchParameters parameters() const;

private:
    struct Step {
        std::size_t number;
        std::vector<int> ways;  ///< of each number: 1 up, -1 down
        std::array<SearchParameters, 2> moved;
    };

    [[nodiscard]] std::optional<Step> next();
    [[nodiscard]] SearchParameters moved(const std::vector<int>& ways, int sign, Dice& dice) const;
    void work(const std::function<void(std::size_t)>& told);
    /// Games that the first of the two won more than it lost.
    [[nodiscard]] int play(const Step& step, PairTable& table) const;
    void follow(const Step& step, int better);

    RulebookPtr book_;
    std::shared_ptr<const Evaluator> evaluator_;
    SearchFitPlan plan_;
    std::mutex lock_;
    std::vector<double> values_;  ///< by number
    std::size_t begun_ = 0, done_ = 0;
};

}  // namespace rokada::tune
