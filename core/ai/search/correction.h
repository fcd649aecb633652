// Correction history: how far the static value was off in positions with the same pawns, or with the same other pieces
// of one team, where it is likely to be off again.
#pragma once

#include "ai/evaluation/score.h"
#include "ai/search/historyscore.h"
#include "rules/position.h"

#include <algorithm>
#include <array>
#include <memory>

namespace rokada {

/// As other engines have it; here teams take the place of colours.
class CorrectionHistory {
public:
    CorrectionHistory() : tables_(std::make_unique<Tables>()) {}

    /// What is to be added to the static value, centipawns for the side to move, within +-`most`.
    [[nodiscard]] Score of(const Position& position, Score most) const {
        const Keys keys = keysOf(position);
        int sum = 0;
        for (std::size_t i = 0; i < keys.size(); ++i) sum += at(position, i, keys[i]).value();
        return sum * most / (Count * HistoryScore::Most);
    }

    /// A search valued the position by so much more than the corrected static value. The deeper it was, the greater the
    /// `weight`.
    void learn(const Position& position, Score error, int weight) {
        const Keys keys = keysOf(position);
        const int bonus = std::clamp(error * weight, -HistoryScore::Most / 4, HistoryScore::Most / 4);
        for (std::size_t i = 0; i < keys.size(); ++i) at(position, i, keys[i]).learn(bonus);
    }

private:
    static constexpr int Count = PieceGroups;  ///< of tables
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
