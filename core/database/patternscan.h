// Finds a pattern in packed games. The headers exclude most games. Each other game is replayed until the pattern
// matches or can no longer match.
#pragma once

#include "database/materialbounds.h"
#include "database/packedgame.h"
#include "database/pattern.h"

#include <memory>
#include <optional>

namespace rokada {

/// Searches games for a pattern.
class PatternScan {
public:
    /// `rules` must outlive this object.
    PatternScan(const PackedRules& rules, const Pattern& pattern);
    ~PatternScan();
    PatternScan(const PatternScan&) = delete;
    PatternScan& operator=(const PatternScan&) = delete;

    /// Returns false if the header of a game alone proves that the pattern cannot match.
    [[nodiscard]] bool possible(const PackedHead& head) const;

    /// Returns the number of plies before the first match, or nullopt if the pattern does not match.
    [[nodiscard]] std::optional<int> find(const PackedView& game) const;
    /// Searches a game by advancing `replay`, which must be at the start of the game. After a match, `replay` is at the
    /// last position of the match. Precondition: `possible(head)`.
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
    std::uint64_t touched_ = 0;  ///< bits of `PackedHead::touched` that a game must have set to match
    /// 1 for the start square of a pawn if the pattern requires this pawn there and no other pawn can reach the square.
    /// Once the pawn has left the square, no later position can match.
    std::array<std::uint8_t, MaxPlaces> needed_{};
    bool counting_ = false;  ///< true if the pattern restricts piece counts or the balance
    std::unique_ptr<Board> start_;
};

}  // namespace rokada
