// Who plays against the learner in a step of several moves, where that is known better than by trying all moves.
#pragma once

#include "learn/remarks.h"

#include <optional>
#include <vector>

namespace rokada {

class Opposition {
public:
    virtual ~Opposition() = default;

    /// Why this legal move of the learner gives away what was to be reached; nothing if it is right.
    [[nodiscard]] virtual std::optional<Remark> slip(const Position& before, Move move) const = 0;
    /// With this right move, the learner's `made`-th, the step is done.
    [[nodiscard]] virtual bool reached(const Position& before, Move move, int moves) const = 0;
    /// The learner's best moves; not empty where the learner is to move and nothing was given away.
    [[nodiscard]] virtual std::vector<Move> best(const Position& position) const = 0;
    /// The best move of the other side, which has one.
    [[nodiscard]] virtual Move reply(const Position& position) const = 0;
    /// What is said of moves in this position of the learner, and after them, is proved.
    [[nodiscard]] virtual bool proves(const Position& /*position*/) const { return true; }
};

}  // namespace rokada
