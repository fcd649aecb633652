// Proves or disproves perpetual check. The proof is a set of positions that the checks never leave. A disproof is a
// reply after which the checks end.
#pragma once

#include "learn/lessonopponent.h"

#include <cstdint>
#include <unordered_map>

namespace rokada {

/// Opponent in steps with the goal `Perpetual`. Not thread-safe.
class PerpetualCheck final : public LessonOpponent {
public:
    /// Creates an opponent for a step that the learner completes by `moves` checks.
    explicit PerpetualCheck(int moves) : moves_(moves) {}

    [[nodiscard]] std::optional<Remark> mistake(const Position& before, Move move) const override;
    [[nodiscard]] bool reached(const Position& before, Move move, int moves) const override;
    [[nodiscard]] std::vector<Move> best(const Position& position) const override;
    [[nodiscard]] Move reply(const Position& position) const override;
    [[nodiscard]] bool proves(const Position& position) const override;

private:
    /// Result of a proof: the checks never end, or they end, or the search stopped before a result.
    enum class Proof : std::uint8_t { Endless, Ends, Open };

    /// Bounds on the number of checks from a position: `can` checks are possible against any replies, `cannot` checks
    /// are not.
    struct Known {
        int can = 0;
        int cannot = 255;
        Move best;  ///< check that continues the series longest, or reply that ends it soonest
    };
    class Search;

    [[nodiscard]] Proof prove(const Position& before, Move move) const;

    int moves_;
    mutable std::unordered_map<Key, Known> known_;   ///< mutable because it caches results
    mutable std::unordered_map<Key, Proof> proofs_;  ///< cached proofs by the position after a check
};

}  // namespace rokada
