// Proves mates by an exhaustive search without evaluation. The search omits only moves that cannot mate.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rokada::tools {

/// Solver of mates. A mate in n turns means: against every defence, the whole enemy team is mated before the side to
/// move gets its turn n + 1. In two-player variants, this is the ordinary mate in n moves. In team variants the partner
/// helps, and its move after the last turn still counts. The solver ignores draws that depend on earlier positions.
class MateSolver {
public:
    /// Moves that the mating team tries.
    enum class Means : std::uint8_t {
        Everything,
        Checks,  ///< quiet moves directly before an enemy's turn are left out; this is fast, but can miss a mate
    };

    /// Creates a solver. Each call gives up after `maxNodes` positions.
    explicit MateSolver(std::uint64_t maxNodes, Means means = Means::Everything);

    /// Returns true if the side to move can force mate within `turns` turns. Returns nullopt if the search gives up.
    [[nodiscard]] std::optional<bool> mates(const Position& position, int turns);
    /// Returns all first moves that mate within `turns` turns. Returns nullopt if the search gives up.
    [[nodiscard]] std::optional<std::vector<Move>> keys(const Position& position, int turns);

private:
    struct Entry {
        Key key = 0;
        std::uint8_t proved = 255;  ///< smallest number of remaining turns that is known to be enough
        std::uint8_t refuted = 0;   ///< all smaller numbers of remaining turns are known to be too few
    };

    void ask(const Position& position);
    [[nodiscard]] bool falls(Position& position, int turns, int ply);
    [[nodiscard]] bool searched(Position& position, const MoveList& moves, int turns, int ply);
    [[nodiscard]] bool attack(Position& position, const MoveList& moves, int turns, int ply);
    [[nodiscard]] bool defend(Position& position, const MoveList& moves, int turns, int ply);
    [[nodiscard]] bool after(Position& position, Move move, int turns, int ply);
    [[nodiscard]] bool ours(const Position& position) const;
    [[nodiscard]] bool lastChance(const Position& position, int turns) const;
    [[nodiscard]] bool mustCheck(const Position& position, int turns) const;
    [[nodiscard]] std::vector<Move> checksFirst(Position& position, const MoveList& moves, bool only) const;

    std::uint64_t maxNodes_;
    Means means_;
    std::uint64_t nodes_ = 0;
    Side root_{};
    std::vector<Entry> known_;
    std::vector<Move> refutations_;  ///< last reply that refuted a mate at each ply
};

}  // namespace rokada::tools
