// The sums of a network along the moves of a search. A move notes what it changes; the sums follow when a value is
// asked for, from the nearest position before whose sums are known.
#pragma once

#include "ai/network/network.h"

#include <array>
#include <span>
#include <vector>

namespace rokada {

class NetworkSums {
public:
    explicit NetworkSums(NetworkPtr network) : network_(std::move(network)), levels_(1) {}

    /// Before `Position::make`.
    void making(const Position& before, Move move);
    /// After it.
    void made(const Position& after, Move move, const Undo& undo);
    /// After `Position::unmake` of the move made last.
    void unmade() { --top_; }
    /// Centipawns for the side to move, of the position that all these moves have led to.
    [[nodiscard]] int value(const Position& position);
    /// What the value is made of.
    [[nodiscard]] const Network::Sums& sums(const Position& position, Side viewer);

private:
    /// After moves that change more the sums are made from nothing: eliminations, and those of the highest towers.
    static constexpr std::size_t MostChanges = 12;

    struct Changes {
        std::array<Standing, MostChanges> standings;
        std::uint8_t count = 0;

        Changes() {}  // NOLINT: what is not counted is left uninitialised
        [[nodiscard]] std::span<const Standing> all() const { return {standings.data(), count}; }
    };
    struct Level {
        std::array<Network::Sums, MaxSides> sums;
        Changes gone, come;
        bool fromNothing = true;  ///< the changes are not known
        bool known = false;

        Level() {}  // NOLINT: what is not known yet is left uninitialised
    };

    static void note(Level& level, Changes& changes, const Standing& standing);
    static void noteJournal(Level& level, const Position& after, const Undo& undo);
    static void noteArrival(Level& level, const Standing& standing);
    void settle(const Position& position);
    void follow(const Level& before, Level& level, std::size_t sides) const;

    NetworkPtr network_;
    std::vector<Level> levels_;
    std::size_t top_ = 0;
};

}  // namespace rokada
