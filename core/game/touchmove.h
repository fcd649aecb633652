// Applies the touch-move rule: finds the moves that a player who has touched pieces can still play. Independent of
// input devices and clocks.
#pragma once

#include "game/laws.h"

#include <vector>

namespace rokada {

/// Touched pieces of the current turn and the moves that they allow.
class TouchMove {
public:
    /// Starts a turn in `position` and clears all touches. `position` must stay valid until the next turn starts.
    void begin(const Position& position);

    /// Announces "I adjust": touches do not count until `stopAdjusting`. Returns false, without effect, if a piece has
    /// already been touched.
    bool adjust();
    [[nodiscard]] bool adjusting() const { return adjusting_; }
    void stopAdjusting() { adjusting_ = false; }

    /// Records that the player to move touched the piece on `square`. Empty squares and partners' pieces are ignored.
    void touch(Square square);
    /// Records that the player released the piece from `from` on `to`. If an allowed move goes from `from` to `to`,
    /// only moves between these squares remain allowed.
    void release(Square from, Square to);

    /// Returns true if touched pieces restrict the legal moves.
    [[nodiscard]] bool bound() const;
    /// Returns the moves that can be played now: all legal moves, unless a touched piece restricts them.
    [[nodiscard]] const std::vector<Move>& allowed() const { return allowed_; }
    /// Returns the law that applies, or nullopt if there is none. `Adjusted`, `NothingTouched` and `RookFirst` can
    /// apply although all moves are allowed.
    [[nodiscard]] std::optional<Law> law() const { return law_; }

private:
    [[nodiscard]] bool own(Square square) const;
    [[nodiscard]] std::vector<Move> movesOf(Square pieceSquare) const;
    [[nodiscard]] std::vector<Move> capturesOf(Square victim) const;
    [[nodiscard]] bool captures(Move move, Square victim) const;
    [[nodiscard]] Square rookOf(Move castling) const;
    [[nodiscard]] bool castlingPartners(Square king, Square rook) const;
    void rule();
    bool ruleOnBoth(Square pieceSquare, Square enemy);
    bool ruleOnKingAndRook();
    void ruleOnFirst();

    const Position* position_ = nullptr;
    std::vector<Move> legal_;
    std::vector<Square> touched_;  ///< squares of touched own and enemy pieces, in order of the first touch
    bool adjusting_ = false;
    std::vector<Move> allowed_;
    std::optional<Law> law_;
};

}  // namespace rokada
