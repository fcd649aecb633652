// Touch-move: which moves are left to a player who has touched pieces. Knows the board, but no input and no clock.
#pragma once

#include "game/laws.h"

#include <vector>

namespace rokada {

class TouchMove {
public:
    /// A turn begins in this position, which must outlive it; nothing has been touched.
    void begin(const Position& position);

    /// "I adjust": what is touched from now on does not count. False, and without effect, if a piece has been touched.
    bool adjust();
    [[nodiscard]] bool adjusting() const { return adjusting_; }
    void stopAdjusting() { adjusting_ = false; }

    /// The player to move has touched this square. Partners' pieces and empty squares mean nothing.
    void touch(Square square);
    /// The piece of `from` was let go on `to`. If several moves do that, only they are left.
    void release(Square from, Square to);

    /// What was touched excludes some moves.
    [[nodiscard]] bool bound() const;
    /// What may be played now: all legal moves unless a touched piece says otherwise.
    [[nodiscard]] const std::vector<Move>& allowed() const { return allowed_; }
    /// Why: `Adjusted`, `NothingTouched` and `RookFirst` may leave every move.
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
    std::vector<Square> touched_;  ///< own and enemy pieces, in the order of touching, each once
    bool adjusting_ = false;
    std::vector<Move> allowed_;
    std::optional<Law> law_;
};

}  // namespace rokada
