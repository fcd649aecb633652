// Learns the weights of a network from examples: what is to be added to the linear value so that together they foretell
// the points best.
#pragma once

#include "ai/network/network.h"
#include "examples.h"

#include <ostream>

namespace rokada::train {

struct LearnPlan {
    int epochs = 8;
    std::size_t batch = 1024;
    double rate = 0.002;  ///< of the first steps; it sinks to nothing
    double decay = 1;     ///< by which weights shrink, in a step at rate 1
    std::uint64_t seed = 1;
    NetworkPtr from = nullptr;  ///< where it begins; nullptr: at random
};

/// The numbers of a network before they are rounded. All of it stands in one vector, so that one loop moves everything.
class RawNetwork {
public:
    /// Rows at random, nothing behind them.
    RawNetwork(int inputs, std::uint64_t seed);
    /// Those that `rounded` gives back.
    explicit RawNetwork(const Network::Weights& weights);

    [[nodiscard]] Network::Weights rounded() const;
    [[nodiscard]] float* row(std::size_t input) { return numbers.data() + input * Network::Hidden; }
    [[nodiscard]] const float* row(std::size_t input) const { return numbers.data() + input * Network::Hidden; }
    [[nodiscard]] std::size_t startAt() const { return inputs_ * Network::Hidden; }
    [[nodiscard]] std::size_t outputsAt() const { return startAt() + Network::Hidden; }
    /// Of a stage: the weights of the mover's sums, those of the enemy's, the constant.
    [[nodiscard]] std::size_t moverAt(std::size_t stage) const { return outputsAt() + stage * OutputSize; }
    [[nodiscard]] std::size_t enemyAt(std::size_t stage) const { return moverAt(stage) + Network::Hidden; }
    [[nodiscard]] std::size_t constantAt(std::size_t stage) const { return enemyAt(stage) + Network::Hidden; }

    std::vector<float> numbers;

private:
    static constexpr std::size_t OutputSize = 2 * Network::Hidden + 1;

    std::size_t inputs_;
};

/// Mean cross-entropy less what nothing could explain: without a network, with the numbers learnt, and rounded.
struct Errors {
    double linear = 0, raw = 0, rounded = 0;
    double size = 0;  ///< of what the network adds: the root of its mean square, in centipawns
};

struct Learnt {
    Network::Weights weights;
    Errors heldOut;
    std::size_t learnt = 0, kept = 0;  ///< examples learnt from, and held out
};

/// Adam with decoupled decay (Kingma and Ba, 2014; Loshchilov and Hutter, 2017), in small batches of random order. One
/// example in ten is held out, in runs, because neighbours come from one game; the epoch that explains those best
/// counts. The same plan and examples give the same network.
[[nodiscard]] Learnt learn(const Rulebook& book, const Examples& examples, const LearnPlan& plan, std::ostream& log);

}  // namespace rokada::train
