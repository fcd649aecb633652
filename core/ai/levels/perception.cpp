#include "ai/levels/perception.h"

#include "base/scrambled.h"
#include "rules/aftermove.h"
#include "rules/movegen.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

namespace {

/// Number of full moves for which a move stays overlooked or seen.
constexpr std::uint64_t BlindTurns = 5;
/// Side length, in squares, of board areas. The random error of an evaluation stays the same while a piece other than a
/// pawn moves within one area.
constexpr int Field = 3;

constexpr int ChessBoard = 8, DistanceUnit = 16;

/// Range of the random numbers that decide which moves are overlooked.
constexpr int Lots = 100'000;

// Terms of the oddness of a move, which measures how hard it is to notice.
constexpr int PerStep = 15;
constexpr int Sideways = 10, Backward = 40;
constexpr int Leap = 25, RoundTheSeam = 120;
constexpr int Discovery = 80;
constexpr int PerStepAway = 10, NearLast = 3;
constexpr int SecondEnemy = 60;
/// Divisor of the oddness of a capture of the piece that moved last. Players notice such captures first.
constexpr int CapturingLast = 2;

bool mated(const Position& position) {
    if (!position.inCheck(position.turn())) return false;
    const MoveList moves = legalMoves(position);
    return moves.empty() || moves[0].type() == MoveType::Elimination;
}

}  // namespace

Perception::Perception(const Evaluator& evaluator, const Position& root, const Weakness& weakness, std::uint64_t seed)
    : book_(root.book()),
      facts_(evaluator.features().facts()),
      weakness_(weakness),
      seat_(root.turn()),
      moment_(root.state().moveNumber),
      seed_(scrambled(seed)) {
    Score most = 0;
    const std::size_t kinds = book_.variant().kinds.size();
    const auto ordinary = [&](std::size_t kind) { return Kind(kind) != book_.royalKind(); };
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        if (ordinary(kind)) most = std::max(most, evaluator.value(Kind(kind)));
    }
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        if (!ordinary(kind) || evaluator.value(Kind(kind)) * 10 < most * 9) continue;
        for (std::size_t side = 0; side < book_.sides(); ++side) queens_.add(pieceOf(Side(side), Kind(kind)));
    }
    Side next = seat_;
    do next = book_.next(next, root.state().living);
    while (next != seat_ && book_.allied(next, seat_));
    firstEnemy_ = next;
}

double Perception::overlookedShare(const Weakness& weakness, int oddness) {
    return std::min(1.0, static_cast<double>(weakness.blindness) * oddness / Lots);
}

bool Perception::overlooks(const Position& position, Move move, int ply, Square last) const {
    // Only the player's own root move and the replies before the player's next turn are overlooked.
    if (weakness_.blindness == 0 || ply >= static_cast<int>(book_.sides())) return false;
    return clarity(position, move, last) < weakness_.blindness && !striking(position, move);
}

int Perception::clarity(const Position& position, Move move, Square last) const {
    if (move.from() >= book_.size() || move.forced() || move.type() == MoveType::Castle) return AlwaysClear;
    const Piece piece = position[move.from()];
    const std::uint64_t what = piece | move.from() << 8 | static_cast<std::uint64_t>(move.to()) << 16;
    // Each possible move keeps its random number for `BlindTurns` full moves. `mood` shifts these periods, so that the
    // random numbers do not all change in the same full move.
    const std::uint64_t mood = scrambled(seed_ ^ what);
    const std::uint64_t look = (moment_ + mood % BlindTurns) / BlindTurns;
    const auto lot = static_cast<int>(scrambled(mood + look) % Lots);
    return lot / std::max(1, oddness(position, move, last));
}

int Perception::oddness(const Position& position, Move move, Square last) const {
    int odd = PlainOddness + oddnessOfPath(position, move);
    if (discovers(position, move)) odd += Discovery;
    if (secondEnemy(position.turn())) odd += SecondEnemy;
    if (last >= book_.size()) return odd;
    if (move.to() == last) return odd / CapturingLast;
    return odd + std::max(0, PerStepAway * (distance(last, move.to()) - NearLast * DistanceUnit) / DistanceUnit);
}

/// Returns the distance of two squares in sixteenths of a king step on a chess board. Distances on larger boards are
/// scaled down, because long moves are normal there.
int Perception::distance(Square a, Square b) const {
    const Geometry& board = book_.geometry();
    return facts_.kingSteps(a, b) * ChessBoard * DistanceUnit / std::max(board.columns(), board.rows());
}

/// Returns the oddness of the path of a move. Long, backward and sideways moves, leaps, and moves across joined edges
/// of the board are odd.
int Perception::oddnessOfPath(const Position& position, Move move) const {
    const Geometry& board = book_.geometry();
    const Delta drawn{board.column(move.to()) - board.column(move.from()),
                      board.row(move.to()) - board.row(move.from())};
    const int forward = drawn.turned(4 - book_.variant().sideSpecs[position.turn()].quarterTurns).dy;
    int odd = PerStep * (distance(move.from(), move.to()) - DistanceUnit) / DistanceUnit;
    if (forward <= 0) odd += forward < 0 ? Backward : Sideways;
    if (clearLine(position, move)) return odd;
    const bool far = 2 * std::abs(drawn.dx) > board.columns() || 2 * std::abs(drawn.dy) > board.rows();
    if (board.wraps() && far) return odd + RoundTheSeam;
    // A player who likes leaping pieces notices their moves as easily as others.
    return weakness_.style.leapers > 0 ? odd : odd + Leap;
}

/// Returns true if the path is straight and empty on the board as drawn, that is without crossing joined edges.
bool Perception::clearLine(const Position& position, Move move) const {
    const Geometry& board = book_.geometry();
    const Delta step = directionBetween(board, move.from(), move.to());
    if (step == Delta{}) return false;
    int column = board.column(move.from()), row = board.row(move.from());
    for (;;) {
        const Square next = board.at(column += step.dx, row += step.dy);
        if (next == move.to()) return true;
        if (next == NoSquare || !position.empty(next)) return false;
    }
}

/// Returns true if the move opens a line of another piece to an enemy king.
bool Perception::discovers(const Position& position, Move move) const {
    const Side us = position.turn();
    for (std::size_t side = 0; side < book_.sides(); ++side) {
        if (book_.allied(Side(side), us) || !position.living(Side(side))) continue;
        if (position.attackedWithout(position.king(Side(side)), piecesOf(us), move.from())) return true;
    }
    return false;
}

bool Perception::secondEnemy(Side side) const { return !book_.allied(side, seat_) && side != firstEnemy_; }

/// Returns true if the move is too obvious to be overlooked at this level.
bool Perception::striking(const Position& position, Move move) const {
    if (weakness_.seesQueens && queens_.has(position.captured(move))) return true;
    if (!weakness_.seesMates) return false;
    const Position after = afterMove(position, move);
    return !book_.allied(after.turn(), position.turn()) && mated(after);
}

Score Perception::blurred(const Position& position, Score value) const {
    if (weakness_.blur == 0 || isMate(value)) return value;
    const Geometry& board = book_.geometry();
    std::uint64_t pawns = 0, pieces = 0;
    for (std::size_t side = 0; side < book_.sides(); ++side) {
        for (const Square s : position.pieces(Side(side))) {
            const Piece piece = position[s];
            if (book_.pawns().has(piece)) {
                pawns += book_.key(piece, s);
            } else {
                const auto field = static_cast<std::uint64_t>(board.column(s) / Field) * 8 +
                                   static_cast<std::uint64_t>(board.row(s) / Field);
                pieces += scrambled(piece | field << 8);
            }
        }
    }
    const Score error = noise(pawns) + noise(~pieces);
    const Score seen = value + (book_.allied(position.turn(), Side(0)) ? error : -error);
    return std::clamp(seen, -MaxEvaluation, MaxEvaluation);
}

/// Returns a pseudo-random number between minus and plus half of `Weakness::blur`.
int Perception::noise(std::uint64_t what) const {
    return static_cast<int>(scrambled(seed_ ^ what) % (static_cast<std::uint64_t>(weakness_.blur) + 1)) -
           weakness_.blur / 2;
}

}  // namespace rokada
