// Opponent that plays by endgame tables. With a bare king, it resists as long as possible. Against a bare king, it
// plays the most dangerous attack.
#pragma once

#include "ai/endgame/endgame.h"
#include "learn/lessonopponent.h"

#include <memory>

namespace rokada {

class TableOpponent final : public LessonOpponent {
public:
    /// Value of `holdMoves` for steps in which the learner must mate.
    static constexpr int UntilMate = 0;

    /// If `holdMoves` is `UntilMate`, the learner must mate. With any other value, the learner must hold a draw for
    /// this number of moves. Precondition: `tables` contain the endgame and are not used elsewhere.
    TableOpponent(std::shared_ptr<Endgames> tables, int holdMoves)
        : tables_(std::move(tables)), holdMoves_(holdMoves) {}

    [[nodiscard]] std::optional<Remark> mistake(const Position& before, Move move) const override;
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
