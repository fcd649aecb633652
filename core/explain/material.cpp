#include "explain/material.h"

#include "explain/piecevalues.h"

#include <algorithm>
#include <span>

namespace rokada {

namespace {

/// Returns the piece that the move of this turn captured, or NoPiece.
Piece victimOf(const Turn& turn) {
    const Move move = turn.move;
    if (move.type() == MoveType::EnPassant) return turn.before[turn.before.state().victim];
    if (move.forced() || move.type() == MoveType::Castle || move.type() == MoveType::Drop) return NoPiece;
    return turn.before.captured(move);
}

void addVictims(const Game& game, Balance& balance) {
    for (std::size_t i = 0; i < game.played(); ++i) {
        const Turn& turn = game.turns()[i];
        if (const Piece victim = victimOf(turn); victim != NoPiece)
            balance.captured[turn.before.turn()].push_back(victim);
    }
}

/// Adds the covered enemy pieces of every tower to the captures of the side that owns its top piece.
void addPrisoners(const Position& position, Balance& balance) {
    for (int s = 0; s < position.book().size(); ++s) {
        const auto square = Square(s);
        if (position.empty(square)) continue;
        const Side owner = sideOf(position[square]);
        for (int n = 1; n < position.height(square); ++n) {
            const Piece piece = position.below(square, n);
            if (!position.book().allied(owner, sideOf(piece))) balance.captured[owner].push_back(piece);
        }
    }
}

int sideWorth(const Position& position, Side side, std::span<const PieceValue> values) {
    int sum = 0;
    for (const Square square : position.pieces(side)) sum += values[kindOf(position[square])].pawns();
    const auto reservePieces = position.book().reserveKinds();
    for (std::size_t i = 0; i < reservePieces.size(); ++i)
        sum += position.reserve(side, i) * values[reservePieces[i]].pawns();
    return sum;
}

bool eliminates(const Turn& turn, Side side) {
    const auto out = [side](Move move) { return move.type() == MoveType::Elimination && move.eliminated() == side; };
    return out(turn.move) || std::ranges::any_of(turn.forced, out);
}

/// Returns the material of a side in pawns. An eliminated side keeps the value that it had at its elimination.
int armyWorth(const Game& game, Side side, std::span<const PieceValue> values) {
    if (game.position().living(side)) return sideWorth(game.position(), side, values);
    for (std::size_t i = game.played(); i-- > 0;) {
        const Turn& turn = game.turns()[i];
        if (!eliminates(turn, side)) continue;
        const Piece victim = victimOf(turn);
        const bool own = victim != NoPiece && sideOf(victim) == side;
        return sideWorth(turn.before, side, values) - (own ? values[kindOf(victim)].pawns() : 0);
    }
    return 0;
}

}  // namespace

Balance balanceOf(const Game& game) {
    const std::vector<PieceValue> values = pieceValues(game.book());
    Balance balance;
    const Rulebook& book = game.book();
    if (book.towers()) {
        addPrisoners(game.position(), balance);
    } else {
        addVictims(game, balance);
    }
    const auto before = [&](Piece a, Piece b) {
        const int more = values[kindOf(a)].pawns() - values[kindOf(b)].pawns();
        if (more != 0) return more > 0;
        return kindOf(a) != kindOf(b) ? kindOf(a) < kindOf(b) : a < b;
    };
    for (auto& pieces : balance.captured) std::ranges::stable_sort(pieces, before);
    for (std::size_t side = 0; side < book.sides(); ++side) balance.worth[side] = armyWorth(game, Side(side), values);
    for (std::size_t one = 0; one < book.sides(); ++one) {
        for (std::size_t other = 0; other < book.sides(); ++other) {
            const int sum = balance.worth[other];
            balance.lead[one] += book.allied(Side(one), Side(other)) ? sum : -sum;
        }
    }
    return balance;
}

}  // namespace rokada
