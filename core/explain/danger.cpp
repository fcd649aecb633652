#include "explain/danger.h"

#include "rules/aftermove.h"
#include "rules/movegen.h"

#include <algorithm>
#include <iterator>

namespace rokada {

namespace {

bool captures(const Position& position, Move move, Square square) {
    if (move.forced() || move.type() == MoveType::Castle || move.type() == MoveType::Drop) return false;
    return (move.type() == MoveType::EnPassant ? position.state().victim : move.to()) == square;
}

/// Returns true if no side of `owner`'s team can recapture after `capture`.
bool unanswered(const Position& position, Move capture, Side owner) {
    const Position after = afterMove(position, capture);
    for (std::size_t i = 0; i < after.book().sides(); ++i) {
        const Side side = Side(i);
        if (!after.book().allied(side, owner) || !after.living(side)) continue;
        if (!capturesOf(after, capture.to(), side).empty()) return false;
    }
    return true;
}

/// Returns true if `holds` returns true for at least one capture of the piece on `square` by an enemy. The arguments of
/// `holds` are the position with this enemy to move, and the capture.
template <class Holds>
bool anyCapture(const Position& position, Square square, Holds holds) {
    for (std::size_t i = 0; i < position.book().sides(); ++i) {
        const Side side = Side(i);
        if (position.book().allied(side, sideOf(position[square])) || !position.living(side)) continue;
        const std::vector<Move> moves = capturesOf(position, square, side);
        if (moves.empty()) continue;
        const Position turned = withTurn(position, side);
        if (std::ranges::any_of(moves, [&](Move move) { return holds(turned, move); })) return true;
    }
    return false;
}

}  // namespace

Position withTurn(const Position& position, Side side) {
    Position turned = position;
    if (turned.turn() != side) turned.setTurn(side);
    return turned;
}

std::vector<Move> capturesOf(const Position& position, Square square, Side by) {
    const bool passing = position.turn() == by && position.state().victim == square;
    if (position.placing(by) || (!passing && !position.attacked(square, piecesOf(by)))) return {};
    const Position turned = withTurn(position, by);
    if (!turned.hostile(square)) return {};
    const MoveList moves = legalMoves(turned);
    std::vector<Move> found;
    std::ranges::copy_if(moves, std::back_inserter(found), [&](Move move) { return captures(turned, move, square); });
    return found;
}

bool capturableForNothing(const Position& position, Square square) {
    const Side owner = sideOf(position[square]);
    return anyCapture(position, square,
                      [&](const Position& turned, Move move) { return unanswered(turned, move, owner); });
}

bool endangered(const Position& position, Square square, const std::vector<PieceValue>& values) {
    const Piece piece = position[square];
    const Kind royal = position.book().royalKind();
    if (kindOf(piece) == royal) return false;
    return anyCapture(position, square, [&](const Position& turned, Move move) {
        const Kind attacker = kindOf(turned[move.from()]);
        const bool cheaper = attacker != royal && values[attacker].pawns() < values[kindOf(piece)].pawns();
        return cheaper || unanswered(turned, move, sideOf(piece));
    });
}

}  // namespace rokada
