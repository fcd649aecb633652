// Training examples: positions of games as inputs of a network, with their target values.
#pragma once

#include "ai/network/inputs.h"
#include "setups.h"

#include <span>
#include <string>
#include <vector>

namespace rokada::train {

/// Shares of the terms in the target value. The rest is the score of the position's own search.
struct Shares {
    double later = 0.35;   ///< share of the score some plies later
    double result = 0.15;  ///< share of the result of the game
};

/// All examples of a training run, stored in a few large vectors.
class Examples {
public:
    struct Example {
        float linear = 0;       ///< static evaluation without a network, in centipawns for the side to move
        float goal = 0;         ///< target: expected points of the side to move, from 0 to 1
        bool mirrored = false;  ///< true if the position can be mirrored: no right distinguishes left from right
        std::size_t stage = 0;
        std::span<const std::uint16_t> mover, enemy;  ///< active inputs, from the view of each of the two sides
    };

    explicit Examples(int inputs) : inputs_(inputs) {}

    void add(const Position& position, const NetworkInputs& inputs, float linear, float goal);
    [[nodiscard]] std::size_t size() const { return facts_.size(); }
    [[nodiscard]] Example operator[](std::size_t i) const;
    [[nodiscard]] int inputs() const { return inputs_; }

private:
    struct Facts {
        float linear, goal;
        std::size_t begin;
        std::uint16_t pieces;
        std::uint8_t stage;
        bool mirrored;
    };
    int inputs_;
    std::vector<Facts> facts_;
    std::vector<std::uint16_t> numbers_;  ///< inputs of all examples: for each example, first those of the side to
                                          ///< move, then those of the enemy
};

/// Reads files of `rokada-tune play`. Skips positions with rule options that change the squares or the kinds, and
/// positions with nonlinear evaluation terms. Returns an error message if a file cannot be read.
[[nodiscard]] tl::expected<Examples, std::string> readExamples(tune::Setups& setups,
                                                               const std::vector<std::string>& files, Shares shares);

}  // namespace rokada::train
