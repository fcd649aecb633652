#include "endingpositions.h"

#include "diagram.h"
#include "randomwall.h"
#include "rules/blockedposition.h"

#include <algorithm>
#include <array>

namespace rokada::test {

namespace {

constexpr std::array around{Delta{0, 1},  Delta{1, 1},   Delta{1, 0},  Delta{1, -1},
                            Delta{0, -1}, Delta{-1, -1}, Delta{-1, 0}, Delta{-1, 1}};

/// Position of fortress chess in which only White's pawn on d11 can move, and only once. Every king is in a corner
/// behind three pawns of its side, and pawns of the allied side block these three pawns.
constexpr const char* Lock =
    "rKa16 rPb16 rPa15 rPb15 wPa14 wPb14 uKp16 uPo16 uPo15 uPp15 bPn16 bPn15 wKp1 wPo1 wPo2 wPp2 rPo3 rPp3 bKa1 bPb1 "
    "bPa2 bPb2 uPc1 uPc2 wPd11";

}  // namespace

void EndingPositions::each(const Visit& visit) {
    for (;;) {
        for (const auto make : {&EndingPositions::siege, &EndingPositions::siege, &EndingPositions::siege,
                                &EndingPositions::remnant, &EndingPositions::late}) {
            Arrangement board = (this->*make)();
            if (!offer(board, visit)) return;
        }
        if (!visitWall(visit) || !visitLock(visit)) return;
    }
}

Square EndingPositions::towardsEdge(const Arrangement& board) {
    const auto neighbours = [&](Square square) {
        return std::ranges::count_if(around,
                                     [&](Delta step) { return book()->geometry().step(square, step) != NoSquare; });
    };
    Square best = anySquare();
    for (int tries = 0; tries < 4 || board.pieces[best] != NoPiece; ++tries) {
        const Square square = anySquare();
        const bool better = board.pieces[best] != NoPiece || neighbours(square) < neighbours(best);
        if (board.pieces[square] == NoPiece && better) best = square;
    }
    return best;
}

Side EndingPositions::livingEnemy(const Arrangement& board) {
    Side enemy = anyEnemy(board.turn);
    while (kingOn(board, enemy) >= book()->size()) enemy = anyEnemy(board.turn);
    return enemy;
}

void EndingPositions::putNear(Arrangement& board, Square square, Piece piece) {
    for (std::size_t steps = 1 + below(4); steps > 0 && square != NoSquare; --steps)
        square = book()->geometry().step(square, around[below(around.size())]);
    if (square == NoSquare) return;
    const Piece there = board.pieces[square];
    if (there == NoPiece || (book()->towers() && kindOf(there) != book()->royalKind())) putOn(board, piece, square);
}

/// Returns a board with the kings of the side to move and of one enemy, and sometimes with the kings of the other
/// sides.
Arrangement EndingPositions::duel() {
    Arrangement board(book());
    board.turn = anySide();
    const Side enemy = anyEnemy(board.turn);
    for (const Side side : {enemy, board.turn}) build(board, towardsEdge(board), {pieceOf(side, book()->royalKind())});
    if (below(6) == 0) putKings(board);
    return board;
}

/// Returns a board with an enemy king, alone or behind its own pieces, and with attackers nearby.
Arrangement EndingPositions::siege() {
    Arrangement board = duel();
    const Side victim = livingEnemy(board);
    const Square king = kingOn(board, victim);
    if (below(2) == 0) {
        for (const Delta step : around) {
            if (below(3) == 0) put(board, book()->geometry().step(king, step), anyPiece(victim));
        }
    }
    for (std::size_t attackers = 1 + below(7); attackers > 0; --attackers) putNear(board, king, anyPiece(board.turn));
    for (std::size_t more = below(3); more > 0; --more)
        put(board, anySquare(), anyPiece(below(2) == 0 ? victim : board.turn));
    return board;
}

/// Returns a board with one or two pieces besides the kings. The first one is an enemy piece next to the king of the
/// side to move.
Arrangement EndingPositions::remnant() {
    Arrangement board = duel();
    const Square king = kingOn(board, board.turn);
    const Side enemy = livingEnemy(board);
    put(board, book()->geometry().step(king, around[below(around.size())]), anyPiece(enemy));
    if (below(2) == 0) put(board, anySquare(), anyPiece(below(2) == 0 ? enemy : board.turn));
    return board;
}

/// Returns a board whose counter of moves without progress is near a limit at which the game is drawn.
Arrangement EndingPositions::late() {
    Arrangement board = aroundTheStart();
    const DrawLaws& draws = book()->variant().draws;
    const int limit = below(2) == 0 ? draws.fiftyMoveClaim : draws.fiftyMoveAutomatic;
    board.halfmoveClock = std::max(0, limit - 1 - static_cast<int>(below(3)));
    board.moveNumber = 1 + board.halfmoveClock;
    return board;
}

/// Calls `visit` with a position in which one pawn move blocks the whole board. Does nothing in three of four calls,
/// and in variants in which such a position is no draw. Returns false if `visit` does.
bool EndingPositions::visitWall(const Visit& visit) {
    if (!book()->variant().draws.blockedPawns || below(4) != 0) return true;
    auto wall = randomWall(book(), random());
    for (int tries = 0; tries < 40 && !(wall && blockedForGood(*wall)); ++tries) wall = randomWall(book(), random());
    if (!wall || !blockedForGood(*wall)) return true;
    const Side mover = Side(1 - wall->turn());
    for (const Square square : wall->pieces(mover)) {
        const int back = book()->geometry().row(square) + (mover == 0 ? -1 : 1);
        if (!book()->pawns().has((*wall)[square]) || back < 1 || back > 6) continue;
        const Square from = book()->geometry().at(book()->geometry().column(square), back);
        if (!wall->empty(from)) continue;
        Arrangement board(book(), *wall);
        carryOver(board, square, from);
        board.turn = mover;
        return offer(board, visit);
    }
    return true;
}

/// Calls `visit` with the position `Lock` of fortress chess. Adds pairs of allied pawns that block each other. Does
/// nothing in seven of eight calls. Returns false if `visit` does.
bool EndingPositions::visitLock(const Visit& visit) {
    if (!book()->variant().elimination || below(8) != 0) return true;
    const std::string clock = std::to_string(below(150));
    Arrangement board(book(), placed(book(), Lock, "w - - " + clock + " 90"));
    for (std::size_t pairs = below(6); pairs > 0; --pairs) {
        const Square lower = book()->geometry().at(5 + static_cast<int>(below(6)), 5 + static_cast<int>(below(5)));
        const Square upper = book()->geometry().step(lower, {0, 1});
        if (board.pieces[lower] != NoPiece || board.pieces[upper] != NoPiece) continue;
        build(board, lower, {pieceOf(Side(0), book()->pawnKind())});
        build(board, upper, {pieceOf(Side(2), book()->pawnKind())});
    }
    return offer(board, visit);
}

}  // namespace rokada::test
