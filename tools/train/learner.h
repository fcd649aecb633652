// Trains the weights of a network on examples. The sum of the network's output and the linear evaluation must predict
// the expected points as well as possible.
#pragma once

#include "ai/network/network.h"
#include "examples.h"

#include <ostream>

namespace rokada::train {

struct LearnPlan {
    int epochs = 8;
    std::size_t batch = 1024;
    double rate = 0.002;  ///< initial learning rate; it falls to nearly 0
    double decay = 1;     ///< weight decay per step, as a multiple of the learning rate
    std::uint64_t seed = 1;
    NetworkPtr from = nullptr;  ///< initial network; nullptr means random weights
};

/// Unrounded weights of a network. They are in one vector, so that one loop can update all of them.
class RawNetwork {
public:
    /// Creates random weights of the input rows (first layer), and output weights of zero.
    RawNetwork(int inputs, std::uint64_t seed);
    /// Creates weights for which `rounded` returns exactly `weights`.
    explicit RawNetwork(const Network::Weights& weights);

    [[nodiscard]] Network::Weights rounded() const;
    [[nodiscard]] float* row(std::size_t input) { return numbers.data() + input * Network::Hidden; }
    [[nodiscard]] const float* row(std::size_t input) const { return numbers.data() + input * Network::Hidden; }
    [[nodiscard]] std::size_t startAt() const { return inputs_ * Network::Hidden; }
    [[nodiscard]] std::size_t outputsAt() const { return startAt() + Network::Hidden; }
    /// These functions return the index at which output weights of a stage begin: those for the side to move, those for
    /// the enemy, and the constant.
    [[nodiscard]] std::size_t moverAt(std::size_t stage) const { return outputsAt() + stage * OutputSize; }
    [[nodiscard]] std::size_t enemyAt(std::size_t stage) const { return moverAt(stage) + Network::Hidden; }
    [[nodiscard]] std::size_t constantAt(std::size_t stage) const { return enemyAt(stage) + Network::Hidden; }

    std::vector<float> numbers;

private:
    static constexpr std::size_t OutputSize = 2 * Network::Hidden + 1;

    std::size_t inputs_;
};

/// Mean errors of three evaluations: `linear` without a network, `raw` with unrounded weights, and `rounded` with
/// rounded weights. An error is the cross-entropy minus the entropy of the targets.
struct Errors {
    double linear = 0, raw = 0, rounded = 0;
    double size = 0;  ///< root mean square of the network's output, in centipawns
};

struct Learnt {
    Network::Weights weights;
    Errors heldOut;
    std::size_t learnt = 0, kept = 0;  ///< numbers of training examples and of held-out examples
};

/// Trains with Adam and decoupled weight decay (Kingma and Ba, 2014; Loshchilov and Hutter, 2017) in small random
/// batches. Holds out one example in ten, in whole runs, because adjacent examples come from one game. Keeps the
/// weights of the epoch with the lowest error on the held-out examples. Equal plans and examples give equal networks.
[[nodiscard]] Learnt learn(const Rulebook& book, const Examples& examples, const LearnPlan& plan, std::ostream& log);

}  // namespace rokada::train
