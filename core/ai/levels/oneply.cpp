#include "ai/levels/oneply.h"

#include "base/scrambled.h"
#include "rules/ending.h"
#include "rules/judgement.h"
#include "rules/movegen.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace rokada {

namespace {

constexpr int Victory = 1'000'000;
constexpr int CheckBonus = 12;
/// Range of the random bonus of each move, which decides between moves of nearly equal value.
constexpr int Whim = 16;

int reached(const Rulebook& book, Kind kind) {
    int targets = 0;
    for (int s = 0; s < book.size(); ++s) {
        const Piece piece = pieceOf(Side(0), kind);
        for (const Target& t : book.targets(piece, Square(s))) targets += t.duplicate ? 0 : 2;
        targets += static_cast<int>(book.captures(piece, Square(s)).size() + book.quiets(piece, Square(s)).size());
    }
    return targets * 5 / book.size();
}

/// Returns the value of each kind. It is about ten times the average number of squares that the kind reaches on an
/// empty board. Royal kinds have 0, because they are never captured.
std::array<int, MaxKinds> reachValues(const Rulebook& book) {
    std::array<int, MaxKinds> values{};
    for (std::size_t kind = 0; kind < book.variant().kinds.size(); ++kind) {
        if (!book.variant().kinds[kind].royal) values[kind] = reached(book, Kind(kind));
    }
    return values;
}

class Judge {
public:
    Judge(const Position& position, std::uint64_t seed)
        : position_(position),
          book_(position.book()),
          values_(reachValues(book_)),
          us_(position.turn()),
          seed_(seed),
          balanceNow_(balance(position)) {
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            if (book_.allied(Side(side), us_)) friends_ = friends_ | piecesOf(Side(side));
        }
    }

    [[nodiscard]] int worth(Move move) const {
        Position after = position_;
        Undo undo;
        after.make(move, undo);
        if (const auto ending = judge(after)) return result(*ending, after);
        int score = balance(after) - balanceNow_;
        if (move.to() != NoSquare) score -= danger(after, move.to(), undo);
        score += approach(move) + checks(after);
        return score + whim(move);
    }

private:
    [[nodiscard]] int result(const Ending& ending, const Position& after) const {
        if (!ending.drawn()) return ending.halfPoints[us_] > 0 ? Victory : -Victory;
        return -balance(after);  // a draw is good for the side that is behind
    }

    [[nodiscard]] int value(Piece piece) const { return values_[kindOf(piece)]; }

    /// Returns the value of the player's pieces minus the value of the enemies' pieces. Partners' pieces are ignored,
    /// because the player can never capture them.
    [[nodiscard]] int balance(const Position& position) const {
        int sum = 0;
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            if (Side(side) != us_ && book_.allied(Side(side), us_)) continue;
            const int sign = Side(side) == us_ ? 1 : -1;
            for (const Square s : position.pieces(Side(side))) sum += sign * value(position[s]);
        }
        return sum;
    }

    /// Returns the value that the moved piece is likely to lose on its target square `to`.
    [[nodiscard]] int danger(const Position& after, Square to, const Undo& undo) const {
        const Piece piece = after[to];
        if (piece == NoPiece || sideOf(piece) != us_ || after.king(us_) == to) return 0;
        if (!after.attacked(to, book_.hostile(us_))) return 0;
        const int stake = value(piece);
        const bool guarded = after.attacked(to, friends_);
        return guarded ? std::max(0, stake - value(undo.captured == NoPiece ? piece : undo.captured)) / 2 : stake;
    }

    /// Returns a small bonus for moving forward, so that games make progress.
    [[nodiscard]] int approach(Move move) const {
        if (move.from() == NoSquare || move.type() == MoveType::Castle) return CheckBonus;
        const Geometry& board = book_.geometry();
        const Delta step{board.column(move.to()) - board.column(move.from()),
                         board.row(move.to()) - board.row(move.from())};
        const int forward = step.turned(4 - book_.variant().sideSpecs[us_].quarterTurns).dy;
        const bool pawn = book_.pawns().has(position_[move.from()]);
        const bool king = position_.king(us_) == move.from();
        return (pawn ? 4 : 1) * std::clamp(forward, -3, 3) - (king ? CheckBonus : 0);
    }

    [[nodiscard]] int checks(const Position& after) const {
        int sum = 0;
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            const bool enemy = !book_.allied(Side(side), us_);
            if (enemy && after.living(Side(side)) && after.inCheck(Side(side)))
                sum += mates(after, Side(side)) ? Victory / 2 : CheckBonus;
        }
        return sum;
    }

    /// Returns true if `side` is to move and is mated, in variants that eliminate mated sides.
    [[nodiscard]] static bool mates(const Position& after, Side side) {
        if (after.turn() != side) return false;
        const MoveList moves = legalMoves(after);
        return moves.size() == 1 && moves[0].type() == MoveType::Elimination;
    }

    [[nodiscard]] int whim(Move move) const {
        const std::uint64_t what = move.from() | move.to() << 8 | static_cast<std::uint64_t>(move.becomes()) << 16 |
                                   static_cast<std::uint64_t>(move.pieces()) << 24;
        return static_cast<int>(scrambled(scrambled(seed_) ^ scrambled(position_.key()) ^ what) % Whim);
    }

    const Position& position_;
    const Rulebook& book_;
    std::array<int, MaxKinds> values_;
    Side us_;
    std::uint64_t seed_;
    int balanceNow_;
    PieceSet friends_;
};

}  // namespace

Move chooseOnePly(const Position& position, std::uint64_t seed) {
    const MoveList moves = legalMoves(position);
    assert(!moves.empty());
    if (moves.size() == 1) return moves[0];
    const Judge judge(position, seed);
    int best = std::numeric_limits<int>::min();
    Move chosen = moves[0];
    for (const Move move : moves) {
        const int worth = judge.worth(move);
        if (worth <= best) continue;
        best = worth;
        chosen = move;
    }
    return chosen;
}

}  // namespace rokada
