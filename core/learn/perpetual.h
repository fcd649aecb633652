// Proves perpetual check. The proof is a set of positions that the checks never leave, or replies after which the
// checks end.
#pragma once

#include "learn/opposition.h"

#include <cstdint>
#include <unordered_map>

namespace rokada {

/// Opponent in steps with perpetual check. Not thread-safe.
class PerpetualCheck final : public Opposition {
public:
    /// The step is completed after this many checks.
    explicit PerpetualCheck(int moves) : moves_(moves) {}

    [[nodiscard]] std::optional<Remark> slip(const Position& before, Move move) const override;
    [[nodiscard]] bool reached(const Position& before, Move move, int moves) const override;
    [[nodiscard]] std::vector<Move> best(const Position& position) const override;
    [[nodiscard]] Move reply(const Position& position) const override;
    [[nodiscard]] bool proves(const Position& position) const override;

private:
    enum class Proof : std::uint8_t { Endless, Ends, Open };

    /// Number of checks that can be given against any replies, and a number that cannot.
    struct Known {
        int can = 0;
        int cannot = 255;
        Move best;  ///< check that continues longest, or reply that ends the checks soonest
    };
    class Search;

    [[nodiscard]] Proof prove(const Position& before, Move move) const;

    int moves_;
    mutable std::unordered_map<Key, Known> known_;   ///< mutable because it is a cache
    mutable std::unordered_map<Key, Proof> proofs_;  ///< by position after a check
};

}  // namespace rokada
