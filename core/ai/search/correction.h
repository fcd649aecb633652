// Correction history: learns the error of the static evaluation in positions with the same pawns, or with the same
// non-pawn pieces of one team. Similar positions tend to have similar errors.
#pragma once

#include "ai/evaluation/score.h"
#include "ai/search/historyscore.h"
#include "rules/position.h"

#include <algorithm>
#include <array>
#include <memory>

namespace rokada {

/// Correction history as in other engines, with teams in place of colours.
class CorrectionHistory {
public:
    CorrectionHistory() : tables_(std::make_unique<Tables>()) {}

    /// Returns the value to add to the static evaluation, in centipawns for the side to move, within +-`most`.
    [[nodiscard]] Score of(const Position& position, Score most) const {
        const Keys keys = keysOf(position);
        int sum = 0;
        for (std::size_t i = 0; i < keys.size(); ++i) sum += at(position, i, keys[i]).value();
        return sum * most / (Count * HistoryScore::Max);
    }

    /// Records that the search score differs from the corrected static evaluation by `error` centipawns (positive: the
    /// search score is higher). Deeper searches use a larger `weight`.
    void learn(const Position& position, Score error, int weight) {
        const Keys keys = keysOf(position);
        const int bonus = std::clamp(error * weight, -HistoryScore::Max / 4, HistoryScore::Max / 4);
        for (std::size_t i = 0; i < keys.size(); ++i) at(position, i, keys[i]).learn(bonus);
    }

private:
    static constexpr int Count = PieceGroups;  ///< number of tables
    static constexpr std::size_t Size = 16384;
    using Keys = std::array<Key, Count>;
    using Tables = std::array<std::array<std::array<HistoryScore, Size>, MaxSides>, Count>;

    [[nodiscard]] static Keys keysOf(const Position& position) {
        return {position.key(PieceGroup::Pawns), position.key(PieceGroup::FirstTeam),
                position.key(PieceGroup::SecondTeam)};
    }
    [[nodiscard]] HistoryScore& at(const Position& position, std::size_t table, Key key) const {
        return (*tables_)[table][position.turn()][key % Size];
    }

    std::unique_ptr<Tables> tables_;
};

}  // namespace rokada
