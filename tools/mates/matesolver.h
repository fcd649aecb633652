// Proves mates by trying everything: no evaluation, no pruning but what cannot be a mate.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rokada::tools {

/// A mate in n turns: whatever the enemies answer, the whole enemy team is mated before the side to move would have its
/// turn number n + 1. In variants for two that is the ordinary mate in n moves; in team variants the partner helps, and
/// its move after the last turn still counts. Draws that need a history are not seen.
class MateSolver {
public:
    /// What the mating team may try.
    enum class Means : std::uint8_t {
        Everything,
        Checks,  ///< no quiet move just before an enemy's turn: finds much quickly, but refutes nothing
    };

    /// Gives up after so many positions per call.
    explicit MateSolver(std::uint64_t mostNodes, Means means = Means::Everything);

    /// Whether the side to move mates within `turns` turns; nothing if that takes too many positions.
    [[nodiscard]] std::optional<bool> mates(const Position& position, int turns);
    /// All first moves that mate within `turns` turns.
    [[nodiscard]] std::optional<std::vector<Move>> keys(const Position& position, int turns);

private:
    struct Entry {
        Key key = 0;
        std::uint8_t proved = 255;  ///< the fewest turns left that are known to be enough
        std::uint8_t refuted = 0;   ///< one more than the most turns left that are known to be too few
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
    std::vector<Move> refutations_;  ///< by ply: the reply that was right last time
};

}  // namespace rokada::tools
