// Proves mates by exhaustive search without evaluation. Prunes only moves that cannot mate.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rokada::tools {

/// Solver of mates. A mate in n turns means that against any replies the whole enemy team is mated before the side to
/// move would have its turn n + 1. In two-player variants that is the usual mate in n moves. In team variants the
/// partner helps, and its move after the last turn still counts. Draws that need a history are ignored.
class MateSolver {
public:
    /// Moves that the mating team can try.
    enum class Means : std::uint8_t {
        Everything,
        Checks,  ///< no quiet move just before an enemy's turn: fast, but proves only mates
    };

    /// Each call gives up after `mostNodes` positions.
    explicit MateSolver(std::uint64_t mostNodes, Means means = Means::Everything);

    /// Returns whether the side to move mates within `turns` turns; nullopt if that takes too many positions.
    [[nodiscard]] std::optional<bool> mates(const Position& position, int turns);
    /// Returns all first moves that mate within `turns` turns.
    [[nodiscard]] std::optional<std::vector<Move>> keys(const Position& position, int turns);

private:
    struct Entry {
        Key key = 0;
        std::uint8_t proved = 255;  ///< smallest number of turns left that is known to be enough
        std::uint8_t refuted = 0;   ///< one more than the largest number of turns left that is known to be too few
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

    std::uint64_t mostNodes_;
    Means means_;
    std::uint64_t nodes_ = 0;
    Side root_{};
    std::vector<Entry> known_;
    std::vector<Move> refutations_;  ///< by ply: last reply that refuted a mate
};

}  // namespace rokada::tools
