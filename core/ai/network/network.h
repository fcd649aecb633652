// Small integer neural network over pieces on squares (NNUE). It is trained on games and corrects the linear
// evaluation. The accumulator of a side is the sum of one row of weights for each piece, from the view of that side.
// For the output, the accumulators of the side to move and of the next enemy are clipped, squared, weighted and added.
// The stage of the game selects the output weights.
#pragma once

#include "ai/network/inputs.h"
#include "rules/position.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace rokada {

/// Network of one variant. Immutable; can be shared by threads.
class Network {
public:
    static constexpr std::size_t Hidden = 64;
    static constexpr std::size_t Stages = NetworkInputs::Stages;
    /// Accumulator value that represents 1.0. Values above it are clipped to it, negative values to 0.
    static constexpr int WholeSum = 255;
    static constexpr int WholeWeight = 64;
    /// Maximum absolute output weight: the product with a clipped accumulator value must fit in 16 bits.
    static constexpr int MaxWeight = 127;
    /// Output in centipawns for a single accumulator value of 1.0 with an output weight of 1.0.
    static constexpr int Centipawns = 400;
    static constexpr int MaxConstant = 8 * WholeSum * WholeWeight;
    /// Maximum absolute output, which is added to the linear evaluation, in centipawns.
    static constexpr int MaxCorrection = 1000;

    struct alignas(64) Accumulator {
        std::array<std::int16_t, Hidden> values;
        friend bool operator==(const Accumulator&, const Accumulator&) = default;
    };
    /// Weights of the output layer for one game stage.
    struct Output {
        Accumulator mover{}, enemy{};
        std::int32_t constant = 0;  ///< constant part of the output, in units of `WholeSum` * `WholeWeight`

        friend bool operator==(const Output&, const Output&) = default;
    };
    /// Trained weights, as stored in files.
    struct Weights {
        std::vector<Accumulator> rows;       ///< rows of the first layer, by input index
        Accumulator start{};                 ///< accumulator of an empty board
        std::array<Output, Stages> outputs;  ///< output layers, by game stage

        friend bool operator==(const Weights&, const Weights&) = default;
    };

    /// Creates a network. Precondition: `weights` has a row for every input.
    Network(const Rulebook& book, Weights weights);

    [[nodiscard]] const Accumulator& row(Side viewer, const NetworkFeature& feature) const {
        return weights_.rows[inputs_.of(viewer, feature)];
    }
    [[nodiscard]] const Weights& weights() const { return weights_; }
    /// Computes the accumulator of a position from the view of `viewer`.
    [[nodiscard]] Accumulator accumulator(const Position& position, Side viewer) const;
    [[nodiscard]] std::size_t stage(const Position& position) const { return inputs_.stage(position); }
    /// Returns the output, in centipawns for the side to move, of its accumulator and that of the next enemy.
    [[nodiscard]] int value(const Accumulator& mover, const Accumulator& enemy, std::size_t stage) const;

    /// Returns the next living enemy in turn order. Its accumulator is evaluated together with that of the side to
    /// move.
    [[nodiscard]] static Side enemyOf(const Position& position);

private:
    NetworkInputs inputs_;
    Weights weights_;
};

using NetworkPtr = std::shared_ptr<const Network>;

}  // namespace rokada
