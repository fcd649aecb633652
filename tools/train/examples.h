// Positions of games as a network sees them, each with what it is to learn.
#pragma once

#include "ai/network/inputs.h"
#include "setups.h"

#include <span>
#include <string>
#include <vector>

namespace rokada::train {

/// What counts how much of what is learnt from a position; the rest is the score of its search.
struct Shares {
    double later = 0.35;   ///< the score some plies later
    double result = 0.15;  ///< of the game
};

/// All examples of a run, in few large vectors.
class Examples {
public:
    struct Example {
        float linear = 0;       ///< the static value without a network, centipawns for the side to move
        float goal = 0;         ///< the share of the points that the side to move is to expect
        bool mirrored = false;  ///< left and right may be exchanged: there are no rights
        std::size_t stage = 0;
        std::span<const std::uint16_t> mover, enemy;  ///< inputs
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
    std::vector<std::uint16_t> numbers_;  ///< of each example those of the mover, then those of the enemy
};

/// Reads files of `rokada-tune play`. Positions under options with other squares or kinds, and those of which the
/// linear value is more than a sum, are left out. An answer in words if a file cannot be read.
[[nodiscard]] tl::expected<Examples, std::string> readExamples(tune::Setups& setups,
                                                               const std::vector<std::string>& files, Shares shares);

}  // namespace rokada::train
