// Thousands of positions of one rule set. Some come from random games. Others are set up randomly with pins, checks,
// castling, towers and placed reserve pieces, which are rare in games.
#pragma once

#include "everyvariant.h"
#include "text/arrangement.h"

#include <functional>
#include <random>

namespace rokada::test {

class ManyPositions {
public:
    using Visit = std::function<bool(const Position&)>;

    explicit ManyPositions(const RuleSet& rules, std::uint64_t seed = 7);

    [[nodiscard]] const RulebookPtr& book() const { return book_; }

    /// Calls `visit` with positions in which the game is not over, until `visit` returns false. The positions use the
    /// rules `book()`.
    void each(const Visit& visit);

protected:
    [[nodiscard]] bool offer(Arrangement& board, const Visit& visit);
    [[nodiscard]] Arrangement aroundTheStart();

    [[nodiscard]] std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }
    [[nodiscard]] Side anySide() { return Side(below(book_->sides())); }
    [[nodiscard]] Side anyEnemy(Side side);
    [[nodiscard]] Square anySquare() { return Square(below(static_cast<std::size_t>(book_->geometry().size()))); }
    [[nodiscard]] Piece anyPiece(Side side);
    [[nodiscard]] Position anyStart();
    /// Puts the kings that are still missing on random squares.
    void putKings(Arrangement& board);
    [[nodiscard]] Square kingOn(const Arrangement& board, Side side) const;
    void scatter(Arrangement& board, std::size_t pieces);
    void put(Arrangement& board, Square square, Piece piece);
    [[nodiscard]] std::mt19937_64& random() { return random_; }

private:
    [[nodiscard]] Position ours(const Position& position) const;
    bool visitAround(const Position& position, const Visit& visit);
    [[nodiscard]] bool visitPlacement(const Visit& visit);
    [[nodiscard]] Arrangement sparse(const Position& position);
    [[nodiscard]] Arrangement castling();
    [[nodiscard]] Arrangement attackedCastling();
    [[nodiscard]] Arrangement crossfire();
    [[nodiscard]] Arrangement cornered();
    [[nodiscard]] Arrangement passing();
    void putInTheWay(Arrangement& board, const CastlingPlan& plan);
    void aim(Arrangement& board, Square target, Side side);
    void putInLine(Arrangement& board, Square king, Side side);

    RuleSet rules_;
    RulebookPtr book_;
    std::mt19937_64 random_;
};

}  // namespace rokada::test
