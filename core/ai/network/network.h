// What the linear evaluation overlooks, learnt from games: a small network over pieces on squares, in whole numbers.
// Its first layer is a sum of rows, one for every piece, for each side as it sees the board; the sums of the side to
// move and of the enemy who is next are clipped, squared, weighed and added, with other weights as pieces become fewer.
#pragma once

#include "ai/network/inputs.h"
#include "rules/position.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace rokada {

class Network {
public:
    static constexpr std::size_t Hidden = 64;
    static constexpr std::size_t Stages = NetworkInputs::Stages;
    /// A sum of this size is a whole one; greater ones are no more, negative ones are nothing.
    static constexpr int WholeSum = 255;
    static constexpr int WholeWeight = 64;
    /// No weight behind the sums is greater: its product with a sum is to fit into 16 bits.
    static constexpr int MostWeight = 127;
    /// Centipawns of a whole sum with a whole weight.
    static constexpr int Centipawns = 400;
    static constexpr int MostConstant = 8 * WholeSum * WholeWeight;
    /// What is added to the linear value is never more.
    static constexpr int Most = 1000;

    struct alignas(64) Sums {
        std::array<std::int16_t, Hidden> values;
        friend bool operator==(const Sums&, const Sums&) = default;
    };
    /// What stands behind the sums.
    struct Output {
        Sums mover{}, enemy{};
        std::int32_t constant = 0;  ///< in whole sums times whole weights

        friend bool operator==(const Output&, const Output&) = default;
    };
    /// What is learnt, and kept in files.
    struct Weights {
        std::vector<Sums> rows;              ///< by input
        Sums start{};                        ///< without any piece
        std::array<Output, Stages> outputs;  ///< by stage

        friend bool operator==(const Weights&, const Weights&) = default;
    };

    /// The weights have a row for every input.
    Network(const Rulebook& book, Weights weights);

    [[nodiscard]] const Sums& row(Side viewer, const Standing& standing) const {
        return weights_.rows[inputs_.of(viewer, standing)];
    }
    [[nodiscard]] const Weights& weights() const { return weights_; }
    /// Of all pieces of a position, as the side sees it.
    [[nodiscard]] Sums sums(const Position& position, Side viewer) const;
    [[nodiscard]] std::size_t stage(const Position& position) const { return inputs_.stage(position); }
    /// Centipawns for the side to move.
    [[nodiscard]] int value(const Sums& mover, const Sums& enemy, std::size_t stage) const;

    /// Whose sums are read beside those of the side to move.
    [[nodiscard]] static Side enemyOf(const Position& position);

private:
    NetworkInputs inputs_;
    Weights weights_;
};

using NetworkPtr = std::shared_ptr<const Network>;

}  // namespace rokada
