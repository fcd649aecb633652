#include "learner.h"

#include "ai/evaluation/chances.h"
#include "ai/network/accumulatorsteps.h"
#include "random.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <numbers>
#include <numeric>

namespace rokada::train {

namespace {

constexpr std::size_t H = Network::Hidden;
constexpr std::size_t Run = 500;  // number of adjacent examples in a run; one run in ten is held out

using Hidden = std::array<float, H>;

/// Returns a random number between -1 and 1, uniformly distributed.
float anywhere(tune::Random& random) {
    return static_cast<float>(static_cast<double>(random.next() >> 11) / static_cast<double>(1ull << 52) - 1);
}

double crossEntropy(double goal, double chance) {
    constexpr double Min = 1e-9;
    const auto part = [&](double share, double logOf) {
        return share <= 0 ? 0 : -share * std::log(std::max(logOf, Min));
    };
    return part(goal, chance) + part(1 - goal, 1 - chance);
}

/// Returns the error of a prediction: the cross-entropy minus the entropy of the target, which no prediction can
/// remove.
double errorOf(double goal, double chance) { return crossEntropy(goal, chance) - crossEntropy(goal, goal); }

/// Returns for each input the number of the input with the same piece on the mirrored square.
std::vector<std::uint16_t> mirrorOf(const Rulebook& book, int inputs) {
    const Geometry& board = book.geometry();
    std::vector<std::uint16_t> mirror(static_cast<std::size_t>(inputs));
    for (int i = 0; i < inputs; ++i) {
        const auto square = Square(i % book.size());
        const Square image = board.at(board.columns() - 1 - board.column(square), board.row(square));
        mirror[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(i - square + image);
    }
    return mirror;
}

/// Computes the forward and the backward pass of one example.
class Pass {
public:
    Pass(const RawNetwork& network, const std::vector<std::uint16_t>& mirror) : network_(network), mirror_(mirror) {}

    /// Computes the forward pass. Returns the output of the network in centipawns.
    float forwards(const Examples::Example& example, bool mirrored) {
        mirrored_ = mirrored;
        sum(example.mover, mover_);
        sum(example.enemy, enemy_);
        const float* ofMover = network_.numbers.data() + network_.moverAt(example.stage);
        const float* ofEnemy = network_.numbers.data() + network_.enemyAt(example.stage);
        float total = network_.numbers[network_.constantAt(example.stage)];
        for (std::size_t i = 0; i < H; ++i) {
            const float a = std::clamp(mover_[i], 0.0f, 1.0f), b = std::clamp(enemy_[i], 0.0f, 1.0f);
            total += a * a * ofMover[i] + b * b * ofEnemy[i];
        }
        return total * Network::Centipawns;
    }

    /// Computes the backward pass after `forwards`, and adds it to `gradient`. `slope` is the derivative of the error
    /// by the output.
    void backwards(const Examples::Example& example, float slope, std::vector<float>& gradient) {
        gradient[network_.constantAt(example.stage)] += slope;
        spread(example.mover, mover_, network_.moverAt(example.stage), slope, gradient);
        spread(example.enemy, enemy_, network_.enemyAt(example.stage), slope, gradient);
    }

private:
    void sum(std::span<const std::uint16_t> inputs, Hidden& sums) const {
        const float* start = network_.numbers.data() + network_.startAt();
        std::copy_n(start, H, sums.begin());
        for (const std::uint16_t input : inputs) {
            const float* row = network_.row(mirrored_ ? mirror_[input] : input);
            for (std::size_t i = 0; i < H; ++i) sums[i] += row[i];
        }
    }

    void spread(std::span<const std::uint16_t> inputs, const Hidden& sums, std::size_t weightsAt, float slope,
                std::vector<float>& gradient) const {
        Hidden slopes;
        for (std::size_t i = 0; i < H; ++i) {
            const float clipped = std::clamp(sums[i], 0.0f, 1.0f);
            gradient[weightsAt + i] += slope * clipped * clipped;
            const bool inside = sums[i] > 0 && sums[i] < 1;
            slopes[i] = inside ? slope * 2 * sums[i] * network_.numbers[weightsAt + i] : 0;
        }
        float* start = gradient.data() + network_.startAt();
        for (std::size_t i = 0; i < H; ++i) start[i] += slopes[i];
        for (const std::uint16_t input : inputs) {
            float* row = gradient.data() + H * (mirrored_ ? mirror_[input] : input);
            for (std::size_t i = 0; i < H; ++i) row[i] += slopes[i];
        }
    }

    const RawNetwork& network_;
    const std::vector<std::uint16_t>& mirror_;
    bool mirrored_ = false;
    Hidden mover_{}, enemy_{};
};

class Adam {
public:
    explicit Adam(std::size_t size) : mean_(size), square_(size) {}

    void step(std::vector<float>& numbers, std::vector<float>& gradient, double rate, double decay) {
        constexpr float Keep = 0.9f, KeepSquare = 0.999f, Tiny = 1e-8f;
        ++steps_;
        const auto scale =
            static_cast<float>(rate * std::sqrt(1 - std::pow(KeepSquare, steps_)) / (1 - std::pow(Keep, steps_)));
        const auto shrink = static_cast<float>(1 - rate * decay);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const float g = gradient[i];
            mean_[i] = Keep * mean_[i] + (1 - Keep) * g;
            square_[i] = KeepSquare * square_[i] + (1 - KeepSquare) * g * g;
            numbers[i] = numbers[i] * shrink - scale * mean_[i] / (std::sqrt(square_[i]) + Tiny);
            gradient[i] = 0;
        }
    }

private:
    std::vector<float> mean_, square_;
    int steps_ = 0;
};

class Learner {
public:
    Learner(const Rulebook& book, const Examples& examples, const LearnPlan& plan)
        : book_(book),
          examples_(examples),
          plan_(plan),
          scale_(static_cast<float>(chanceScale(book.variant().id))),
          mirror_(mirrorOf(book, examples.inputs())),
          network_(plan.from == nullptr ? RawNetwork(examples.inputs(), plan.seed) : RawNetwork(plan.from->weights())),
          adam_(network_.numbers.size()),
          gradient_(network_.numbers.size()),
          random_(plan.seed + 1) {
        for (std::size_t i = 0; i < examples.size(); ++i) (i / Run % 10 == 9 ? heldOut_ : learnt_).push_back(i);
        if (heldOut_.empty()) heldOut_ = learnt_;
    }

    Learnt run(std::ostream& log) {
        if (plan_.from != nullptr) tell(log << "before", judge(network_.rounded()));
        Learnt best{.heldOut = {.raw = 1e9}, .learnt = learnt_.size(), .kept = heldOut_.size()};
        for (int epoch = 1; epoch <= plan_.epochs; ++epoch) {
            const double error = pass();
            const Network::Weights weights = network_.rounded();
            const Errors errors = judge(weights);
            tell(log << "epoch " << epoch << ": learnt " << error, errors);
            if (errors.raw > best.heldOut.raw) continue;
            best.heldOut = errors;
            best.weights = weights;
        }
        return best;
    }

private:
    static void tell(std::ostream& log, const Errors& errors) {
        log << ", held out " << errors.linear << " without, " << errors.raw << " with, " << errors.rounded
            << " rounded; " << errors.size << " centipawns" << std::endl;
    }

    [[nodiscard]] float chance(float centipawns) const { return 1 / (1 + std::exp(-centipawns / scale_)); }

    /// Trains once with each example, in random order. Returns the mean error.
    double pass() {
        for (std::size_t i = learnt_.size(); i > 1; --i) std::swap(learnt_[i - 1], learnt_[random_.below(i)]);
        Pass pass(network_, mirror_);
        double error = 0;
        for (std::size_t begin = 0; begin < learnt_.size(); begin += plan_.batch) {
            const std::size_t end = std::min(begin + plan_.batch, learnt_.size());
            for (std::size_t i = begin; i < end; ++i) error += take(pass, examples_[learnt_[i]], end - begin);
            adam_.step(network_.numbers, gradient_, rate(), plan_.decay);
            seen_ += end - begin;
        }
        return error / static_cast<double>(learnt_.size());
    }

    double take(Pass& pass, const Examples::Example& example, std::size_t batch) {
        const bool mirrored = example.mirrored && (random_.next() >> 20 & 1) != 0;
        const float expected = chance(example.linear + pass.forwards(example, mirrored));
        const float slope = (expected - example.goal) * Network::Centipawns / scale_ / static_cast<float>(batch);
        pass.backwards(example, slope, gradient_);
        return errorOf(example.goal, expected);
    }

    /// Returns the current learning rate. It falls along half a cosine wave.
    [[nodiscard]] double rate() const {
        const double done = static_cast<double>(seen_) / static_cast<double>(learnt_.size()) / plan_.epochs;
        return plan_.rate * (0.02 + 0.98 * 0.5 * (1 + std::cos(std::numbers::pi * std::min(done, 1.0))));
    }

    [[nodiscard]] Errors judge(const Network::Weights& weights) const {
        Errors errors;
        const Network whole(book_, weights);
        Pass pass(network_, mirror_);
        for (const std::size_t i : heldOut_) {
            const Examples::Example example = examples_[i];
            const float raw = pass.forwards(example, false);
            const auto rounded = static_cast<float>(
                whole.value(sums(weights, example.mover), sums(weights, example.enemy), example.stage));
            errors.linear += errorOf(example.goal, chance(example.linear));
            errors.raw += errorOf(example.goal, chance(example.linear + raw));
            errors.rounded += errorOf(example.goal, chance(example.linear + rounded));
            errors.size += double{rounded} * rounded;
        }
        const auto count = static_cast<double>(heldOut_.size());
        return {errors.linear / count, errors.raw / count, errors.rounded / count, std::sqrt(errors.size / count)};
    }

    [[nodiscard]] static Network::Accumulator sums(const Network::Weights& weights,
                                                   std::span<const std::uint16_t> inputs) {
        Network::Accumulator sums = weights.start;
        for (const std::uint16_t input : inputs) add(sums, weights.rows[input]);
        return sums;
    }

    const Rulebook& book_;
    const Examples& examples_;
    const LearnPlan& plan_;
    float scale_;
    std::vector<std::uint16_t> mirror_;
    RawNetwork network_;
    Adam adam_;
    std::vector<float> gradient_;
    tune::Random random_;
    std::vector<std::size_t> learnt_, heldOut_;
    std::size_t seen_ = 0;
};

std::int16_t roundedTo(float number, int whole, int most) {
    const long value = std::lround(number * static_cast<float>(whole));
    return static_cast<std::int16_t>(std::clamp<long>(value, -most, most));
}

}  // namespace

RawNetwork::RawNetwork(int inputs, std::uint64_t seed) : inputs_(static_cast<std::size_t>(inputs)) {
    numbers.resize(moverAt(Network::Stages));
    tune::Random random(seed);
    for (std::size_t i = 0; i < startAt(); ++i) numbers[i] = 0.15f * anywhere(random);
    for (std::size_t i = startAt(); i < outputsAt(); ++i) numbers[i] = 0.3f;
    // The output weights start at 0. Otherwise training would first have to undo the effect of the random rows.
}

RawNetwork::RawNetwork(const Network::Weights& weights) : inputs_(weights.rows.size()) {
    const auto take = [this](const Network::Accumulator& sums, int whole) {
        for (const int value : sums.values) numbers.push_back(static_cast<float>(value) / static_cast<float>(whole));
    };
    for (const Network::Accumulator& row : weights.rows) take(row, Network::WholeSum);
    take(weights.start, Network::WholeSum);
    for (const Network::Output& output : weights.outputs) {
        take(output.mover, Network::WholeWeight);
        take(output.enemy, Network::WholeWeight);
        numbers.push_back(static_cast<float>(output.constant) / (Network::WholeSum * Network::WholeWeight));
    }
}

Network::Weights RawNetwork::rounded() const {
    constexpr int MaxInRow = 2000;
    Network::Weights weights;
    const auto fill = [&](std::size_t at, int whole, int most) {
        Network::Accumulator row;
        for (std::size_t i = 0; i < H; ++i) row.values[i] = roundedTo(numbers[at + i], whole, most);
        return row;
    };
    for (std::size_t input = 0; input < inputs_; ++input)
        weights.rows.push_back(fill(input * H, Network::WholeSum, MaxInRow));
    weights.start = fill(startAt(), Network::WholeSum, MaxInRow);
    for (std::size_t stage = 0; stage < Network::Stages; ++stage) {
        Network::Output& output = weights.outputs[stage];
        output.mover = fill(moverAt(stage), Network::WholeWeight, Network::MaxWeight);
        output.enemy = fill(enemyAt(stage), Network::WholeWeight, Network::MaxWeight);
        const float constant = numbers[constantAt(stage)] * Network::WholeSum * Network::WholeWeight;
        output.constant = static_cast<std::int32_t>(std::lround(constant));
    }
    return weights;
}

Learnt learn(const Rulebook& book, const Examples& examples, const LearnPlan& plan, std::ostream& log) {
    return Learner(book, examples, plan).run(log);
}

}  // namespace rokada::train
