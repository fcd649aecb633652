// Finds a pattern in packed games. Most games are excluded by their heads; the others are replayed until the pattern
// matches or can no longer match.
#pragma once

#include "database/materialbounds.h"
#include "database/packedgame.h"
#include "database/pattern.h"

#include <memory>
#include <optional>

namespace rokada {

/// Searches games for one pattern.
class PatternScan {
public:
    /// `rules` must outlive this object.
    PatternScan(const PackedRules& rules, const Pattern& pattern);
    ~PatternScan();
    PatternScan(const PatternScan&) = delete;
    PatternScan& operator=(const PatternScan&) = delete;

    /// Returns false if the head alone excludes the pattern.
    [[nodiscard]] bool possible(const PackedHead& head) const;

    /// Returns the number of moves before the first match, or nullopt.
    [[nodiscard]] std::optional<int> find(const PackedView& game) const;
    /// Same for a replay at its start. Precondition: `possible(head)`. Leaves the replay at the match.
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
    std::uint64_t touched_ = 0;                     ///< bits of places that must have changed since the start
    std::array<std::uint8_t, MaxPlaces> needed_{};  ///< places that must still hold their pawn of the start
    bool counting_ = false;                         ///< true if piece counts matter
    std::unique_ptr<Board> start_;
};

}  // namespace rokada
