// Finds a pattern in packed games: most are ruled out by their heads, the others are played until the pattern is there
// or can no longer come.
#pragma once

#include "database/materialbounds.h"
#include "database/packedgame.h"
#include "database/pattern.h"

#include <memory>
#include <optional>

namespace rokada {

class PatternScan {
public:
    /// The rules must outlive it.
    PatternScan(const PackedRules& rules, const Pattern& pattern);
    ~PatternScan();
    PatternScan(const PatternScan&) = delete;
    PatternScan& operator=(const PatternScan&) = delete;

    /// False if the head alone rules the pattern out.
    [[nodiscard]] bool possible(const PackedHead& head) const;

    /// The first of the positions that fit, as the number of moves before it.
    [[nodiscard]] std::optional<int> find(const PackedView& game) const;
    /// The same of a game that is at its start, for which it is possible; the replay is left where it was found.
    [[nodiscard]] std::optional<int> find(const PackedHead& head, PackedReplay& replay) const;

private:
    struct Board;

    void count(const PackedState& state, Board& board) const;
    [[nodiscard]] bool countsFit(const Board& board) const;
    [[nodiscard]] bool fits(Board& board, Side turn) const;
    [[nodiscard]] bool tooFewPawns(const Board& board) const;

    const PackedRules& rules_;
    Pattern pattern_;
    MaterialBounds bounds_;
    std::uint64_t touched_ = 0;                     ///< what must have changed since the start
    std::array<std::uint8_t, MaxPlaces> needed_{};  ///< a pawn of the start that has to be there still
    bool counting_ = false;                         ///< numbers of pieces matter
    std::unique_ptr<Board> start_;
};

}  // namespace rokada
