// Perpetual check: whether a side can give check for ever. Both answers are proved: by a set of positions that the
// checks never leave, or by replies after which they come to an end.
#pragma once

#include "learn/opposition.h"

#include <cstdint>
#include <unordered_map>

namespace rokada {

class PerpetualCheck final : public Opposition {
public:
    /// The step is done after so many checks.
    explicit PerpetualCheck(int moves) : moves_(moves) {}

    [[nodiscard]] std::optional<Remark> slip(const Position& before, Move move) const override;
    [[nodiscard]] bool reached(const Position& before, Move move, int moves) const override;
    [[nodiscard]] std::vector<Move> best(const Position& position) const override;
    [[nodiscard]] Move reply(const Position& position) const override;
    [[nodiscard]] bool proves(const Position& position) const override;

private:
    enum class Proof : std::uint8_t { Endless, Ends, Open };

    /// Of a position: checks that can be given whatever is replied, and one more than can.
    struct Known {
        int can = 0;
        int cannot = 255;
        Move best;  ///< the check that goes on longest, or the reply that ends it soonest
    };
    class Search;

    [[nodiscard]] Proof prove(const Position& before, Move move) const;

    int moves_;
    mutable std::unordered_map<Key, Known> known_;   ///< mutable because it only remembers what is so
    mutable std::unordered_map<Key, Proof> proofs_;  ///< after a check
};

}  // namespace rokada
