#include "plainlook.h"

#include "explain/piecevalues.h"
#include "rules/movegen.h"
#include "rules/paths.h"

#include <algorithm>

namespace rokada::test {

namespace {

/// Returns the next square on the path of a move atom, which is one direction or leap of a piece. Returns NoSquare if a
/// wall or the edge of the board blocks it.
Square onward(const Geometry& board, const MoveAtom& atom, Square from, Delta delta) {
    if (!atom.lame) return board.step(from, delta);
    const Square to = board.displaced(from, delta);
    const auto [straight, diagonal] = lameLeapSteps(delta);
    for (const auto& [first, second] : {std::pair(straight, diagonal), std::pair(diagonal, straight)}) {
        const Square between = board.step(from, first);
        if (between != NoSquare && board.step(between, second) == to) return to;
    }
    return NoSquare;
}

/// Returns true if other pieces of the side can move onto the side's piece on `square` and form a tower. This is
/// possible only in variants with towers, and never with the king.
bool ownTower(const Position& position, Side side, Square square) {
    return position.book().towers() && piecesOf(side).has(position[square]) && position.king(side) != square;
}

void follow(const Position& position, const MoveAtom& atom, Square from, std::set<Square>& found) {
    const Rulebook& book = position.book();
    const Side side = sideOf(position[from]);
    const Delta delta = atom.delta.turned(book.variant().sideSpecs[side].quarterTurns);
    Square square = from;
    for (int steps = reachOf(position, atom, from); steps > 0; --steps) {
        square = onward(book.geometry(), atom, square, delta);
        if (square == NoSquare || square == from) return;
        if (position.empty(square)) {
            if (atom.mode != Mode::Capture) found.insert(square);
            continue;
        }
        const bool stacks = ownTower(position, side, square);
        const bool captures = book.prey(side).has(position[square]);
        if ((stacks && atom.mode != Mode::Capture) || (captures && atom.mode != Mode::Quiet)) found.insert(square);
        const bool passes =
            stacks && book.variant().towers->stepsOverOwn && atom.mode == Mode::Quiet && atom.reach < atom.firstReach;
        if (!passes) return;
    }
}

bool livingEnemy(const Position& position, Side one, Side other) {
    return position.living(other) && !position.book().allied(one, other);
}

template <class Holds>
bool anySide(const Position& position, Holds holds) {
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        if (position.living(Side(side)) && holds(Side(side))) return true;
    }
    return false;
}

}  // namespace

std::set<Square> plainReach(const Position& position, Square from) {
    std::set<Square> found;
    for (const MoveAtom& atom : position.book().variant().kinds[kindOf(position[from])].movement) {
        if (atom.from.test(from)) follow(position, atom, from, found);
    }
    return found;
}

std::set<Square> plainReach(const Position& position, PieceSet pieces) {
    std::set<Square> found;
    for (int s = 0; s < position.book().size(); ++s) {
        if (pieces.has(position[Square(s)])) found.merge(plainReach(position, Square(s)));
    }
    return found;
}

PieceSet teamOf(const Rulebook& book, Side side) {
    PieceSet team;
    for (std::size_t other = 0; other < book.sides(); ++other) {
        if (book.allied(Side(other), side)) team = team | piecesOf(Side(other));
    }
    return team;
}

Position turnedTo(const Position& position, Side side) {
    Position turned = position;
    if (turned.turn() != side) turned.setTurn(side);
    return turned;
}

std::vector<Move> movesOf(const Position& position, Square from, int pieces) {
    const MoveList moves = legalMoves(position);
    std::vector<Move> found;
    for (const Move move : moves) {
        if (move.forced() || move.type() == MoveType::Drop || move.from() != from) continue;
        const bool part = position.book().towers() && pieces != 0 && move.type() != MoveType::Castle;
        if (!part || move.pieces() == pieces) found.push_back(move);
    }
    return found;
}

std::vector<Move> capturesOn(const Position& position, Square square, Side by) {
    const Position turned = turnedTo(position, by);
    std::vector<Move> found;
    if (!turned.hostile(square) || turned.placing(by)) return found;
    const MoveList moves = legalMoves(turned);
    for (const Move move : moves) {
        const bool there = move.to() == square && move.type() != MoveType::Castle;
        const bool passing = move.type() == MoveType::EnPassant && turned.state().victim == square;
        if (!move.forced() && (there || passing)) found.push_back(move);
    }
    return found;
}

bool guarded(const Position& position, Square square, PieceSet by) {
    for (int s = 0; s < position.book().size(); ++s) {
        const auto from = static_cast<Square>(s);
        if (!by.has(position[from]) || from == square) continue;
        for (const MoveAtom& atom : position.book().variant().kinds[kindOf(position[from])].movement) {
            if (atom.mode == Mode::Quiet || !atom.from.test(from)) continue;
            const Delta delta =
                atom.delta.turned(position.book().variant().sideSpecs[sideOf(position[from])].quarterTurns);
            Square at = from;
            for (int steps = reachOf(position, atom, from); steps > 0; --steps) {
                at = onward(position.book().geometry(), atom, at, delta);
                if (at == square) return true;
                if (at == NoSquare || at == from || !position.empty(at)) break;
            }
        }
    }
    return false;
}

bool losesByCapture(const Position& position, Square square) {
    const Piece piece = position[square];
    const std::vector<PieceValue> values = pieceValues(position.book());
    const auto pays = [&](const Position& before, Move move) {
        const Piece attacker = before[move.from()];
        const bool royal = kindOf(attacker) == position.book().royalKind();
        if (!royal && values[kindOf(attacker)].pawns() < values[kindOf(piece)].pawns()) return true;
        Position after = before;
        Undo undo;
        after.make(move, undo);
        return !anySide(after, [&](Side side) {
            return position.book().allied(side, sideOf(piece)) && !capturesOn(after, move.to(), side).empty();
        });
    };
    return anySide(position, [&](Side side) {
        if (!livingEnemy(position, sideOf(piece), side)) return false;
        const std::vector<Move> captures = capturesOn(position, square, side);
        const Position before = turnedTo(position, side);
        return std::ranges::any_of(captures, [&](Move move) { return pays(before, move); });
    });
}

bool plainMate(const Position& position, Move move) {
    Position after = position;
    Undo undo;
    after.make(move, undo);
    const Side next = after.turn();
    if (position.book().allied(position.turn(), next) || !after.inCheck(next)) return false;
    const MoveList moves = legalMoves(after);
    return std::ranges::all_of(moves, [](Move m) { return m.forced(); });
}

}  // namespace rokada::test
