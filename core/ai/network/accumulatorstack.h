// Incrementally updated accumulators of a network (NNUE, see network.h). Making a move only records its changes. When a
// value is needed, the accumulators are updated from the nearest earlier position with known accumulators.
#pragma once

#include "ai/network/network.h"

#include <array>
#include <span>
#include <vector>

namespace rokada {

/// Stack of accumulators for the current line of one search thread: one level for the root and for each move.
class AccumulatorStack {
public:
    explicit AccumulatorStack(NetworkPtr network) : network_(std::move(network)), levels_(1) {}

    /// Adds a level for a move and starts to record its changes. Call it before `Position::make`.
    void making(const Position& before, Move move);
    /// Completes the recorded changes of the last move. Call it after `Position::make`.
    void made(const Position& after, Move move, const Undo& undo);
    /// Removes the level of the last move. Call it after `Position::unmake`.
    void unmade() { --top_; }
    /// Returns the output of the network, in centipawns for the side to move. `position` must be the position after all
    /// recorded moves.
    [[nodiscard]] int value(const Position& position);
    /// Returns the accumulator of `position` from the view of `viewer`. `position` must be the position after all
    /// recorded moves.
    [[nodiscard]] const Network::Accumulator& accumulator(const Position& position, Side viewer);

private:
    /// Maximum number of removed, and of added, features that are recorded for a move. If a move changes more
    /// (eliminations, very high towers), the accumulators are computed from scratch.
    static constexpr std::size_t MaxChanges = 12;

    struct Changes {
        std::array<NetworkFeature, MaxChanges> features;
        std::uint8_t count = 0;

        Changes() {}  // NOLINT: what is not counted is left uninitialised
        [[nodiscard]] std::span<const NetworkFeature> all() const { return {features.data(), count}; }
    };
    struct Level {
        std::array<Network::Accumulator, MaxSides> accumulator;
        Changes gone, come;
        bool fromNothing = true;  ///< true if the accumulators must be computed from scratch
        bool known = false;

        Level() {}  // NOLINT: what is not known yet is left uninitialised
    };

    static void note(Level& level, Changes& changes, const NetworkFeature& feature);
    static void noteJournal(Level& level, const Position& after, const Undo& undo);
    static void noteArrival(Level& level, const NetworkFeature& feature);
    void settle(const Position& position);
    void update(const Level& before, Level& level, std::size_t sides) const;

    NetworkPtr network_;
    std::vector<Level> levels_;
    std::size_t top_ = 0;
};

}  // namespace rokada
