// Opponent from endgame tables: the best defence, or the most dangerous attack on a bare king.
#pragma once

#include "ai/endgame/endgame.h"
#include "learn/opposition.h"

#include <memory>

namespace rokada {

class TableOpposition final : public Opposition {
public:
    /// Value of `holdMoves` if the learner must win.
    static constexpr int UntilMate = 0;

    /// The tables of the endgame must be solved and must not be used by others. The learner must mate (`UntilMate`) or
    /// hold a draw for `holdMoves` moves.
    TableOpposition(std::shared_ptr<Endgames> tables, int holdMoves)
        : tables_(std::move(tables)), holdMoves_(holdMoves) {}

    [[nodiscard]] std::optional<Remark> slip(const Position& before, Move move) const override;
    [[nodiscard]] bool reached(const Position& before, Move move, int moves) const override;
    [[nodiscard]] std::vector<Move> best(const Position& position) const override;
    [[nodiscard]] Move reply(const Position& position) const override;

private:
    [[nodiscard]] bool holding() const { return holdMoves_ != UntilMate; }
    [[nodiscard]] std::optional<EndingValue> after(const Position& before, Move move) const;
    [[nodiscard]] bool keeps(const EndingValue& value) const;
    [[nodiscard]] int danger(const Position& position, Move move) const;

    std::shared_ptr<Endgames> tables_;
    int holdMoves_;
};

}  // namespace rokada
