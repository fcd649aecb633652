// The sums of a network along the moves of a search. A move notes what it changes; the sums follow when a value is
// asked for, from the nearest position before whose sums are known.
#pragma once

#include "ai/network/network.h"

#include <array>
#include <vector>

namespace rokada {

class NetworkSums {
public:
    explicit NetworkSums(NetworkPtr network) : network_(std::move(network)), levels_(1) {}

    /// After `Position::make`.
    void made(const Position& after, Move move, const Undo& undo);
    /// After `Position::unmake` of the move made last.
    void unmade() { --top_; }
    /// Centipawns for the side to move, of the position that all these moves have led to.
    [[nodiscard]] int value(const Position& position);
    /// What the value is made of.
    [[nodiscard]] const Network::Sums& sums(const Position& position, Side viewer);

private:
    static constexpr std::size_t MostChanges = 6;  // squares; moves that change more are summed up from nothing

    struct Change {
        Square square;
        Piece before, after;
    };
    struct Level {
        std::array<Network::Sums, MaxSides> sums;
        std::array<Change, MostChanges> changes;
        std::uint8_t changed = 0;
        bool fromNothing = true;  ///< the changes were too many
        bool known = false;

        Level() {}  // NOLINT: what is not known yet is left uninitialised
    };

    void note(Level& level, Square square, Piece before, Piece after) const;
    void settle(const Position& position);
    void follow(const Level& before, Level& level, const Rulebook& book) const;

    NetworkPtr network_;
    std::vector<Level> levels_;
    std::size_t top_ = 0;
};

}  // namespace rokada
