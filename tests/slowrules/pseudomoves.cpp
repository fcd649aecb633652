#include <cctype>

#include "slowrules/movement.h"
#include "slowrules/play.h"
#include "slowrules/promotion.h"
#include "slowrules/tavreli.h"

namespace slow {

namespace {

using Moves = std::vector<Move>;

bool isPrey(const State& state, Square square) {
    const Piece piece = state.at(square);
    return piece && piece.kind != 'K' && enemies(state.rules, state.turn, piece.side);
}

void addPawnMove(const State& state, Move move, Moves& moves) {
    const std::string choice = promotionChoice(state);
    if (choice.empty() || !promotesPawns(state.rules, state.turn, move.to)) {
        moves.push_back(move);
        return;
    }
    for (const char kind : choice) {
        move.promotion = kind;
        moves.push_back(move);
    }
}

/// Returns true if a pawn that moves to `to` captures en passant. From the view of its owner, the captured pawn stands
/// one step ahead of `to`.
bool canCaptureEnPassant(const State& state, Square to) {
    if (state.passed != to || state.at(to)) return false;
    const char enemy = state.turn == 'w' ? 'b' : 'w';
    const auto [dx, dy] = aheadOf(state.rules, enemy, to);
    const auto behind = landing(state.rules, to, dx, dy);
    return behind && state.at(*behind) == Piece{enemy, 'P'};
}

void addPawnMoves(const State& state, Square pawn, Moves& moves) {
    const auto [dx, dy] = aheadOf(state.rules, state.turn, pawn);
    const auto step = landing(state.rules, pawn, dx, dy);
    if (step && !state.at(*step)) {
        addPawnMove(state, {.from = pawn, .to = *step}, moves);
        const auto second = landing(state.rules, *step, dx, dy);
        if (second && !state.at(*second) && hasDoubleStep(state, pawn))
            addPawnMove(state, {.from = pawn, .to = *second, .doubleStep = true}, moves);
    }
    for (const Square prey : pawnPrey(state.rules, state.turn, pawn)) {
        if (isPrey(state, prey)) addPawnMove(state, {.from = pawn, .to = prey}, moves);
        if (canCaptureEnPassant(state, prey)) moves.push_back({.from = pawn, .to = prey, .enPassant = true});
    }
}

void addPieceMoves(const State& state, Square from, Moves& moves) {
    for (const MoveAtom& atom : atomsOf(state.rules, state.at(from))) {
        walk(state, from, atom, [&](Square to) {
            if (state.at(to) ? atom.captures && isPrey(state, to) : atom.moves)
                moves.push_back({.from = from, .to = to});
        });
    }
}

/// Adds the placements of reserve pieces on all empty squares of the side's corner fortress (fortress chess).
void addDrops(const State& state, Moves& moves) {
    for (std::size_t kind = 0; kind < reserveKinds.size(); ++kind) {
        if (state.reservePieces[static_cast<std::size_t>(seatOf(state.turn))][kind] == 0) continue;
        for (const Square square : allSquares(state.rules)) {
            if (isHome(state.turn, square) && !state.at(square))
                moves.push_back({.from = square, .to = square, .dropped = reserveKinds[kind]});
        }
    }
}

}  // namespace

bool hasDoubleStep(const State& state, Square pawn) {
    const bool white = state.turn == 'w';
    switch (state.rules.game) {
        case Game::Chess: return pawn.y == (white ? 1 : 6);
        case Game::GreatShatranj: return false;
        case Game::Bolyar: return pawn.y == (white ? 2 : 7);
        case Game::Vyrt:
            return pawn == frontSquare(state.turn, pawn.x) &&
                   state.unmoved[white ? 0 : 1][static_cast<std::size_t>(pawn.x)];
        case Game::Tavreli: return neverMoved(state, pawn);
        case Game::Fortress: break;
    }
    // Start rows of the pawns in fortress chess: e4-l4 (White), d5-d12 (Black), e13-l13 (Red), m5-m12 (Blue).
    const bool upright = white || state.turn == 'r';
    const int along = upright ? pawn.x : pawn.y;
    const int across = upright ? pawn.y : pawn.x;
    return along >= 4 && along <= 11 && across == (state.turn == 'w' || state.turn == 'b' ? 3 : 12);
}

bool isHome(char side, Square square) {
    const int left = side == 'w' || side == 'u' ? 12 : 0;
    const int bottom = side == 'r' || side == 'u' ? 12 : 0;
    return square.x >= left && square.x < left + 4 && square.y >= bottom && square.y < bottom + 4;
}

std::string textOf(const Rules& rules, const Move& move) {
    if (move.dropped) return std::string(1, move.dropped) + "@" + nameOf(rules, move.to);
    std::string text = nameOf(rules, move.from) + nameOf(rules, move.to);
    if (move.divides) text += ":" + std::to_string(move.pieces);
    if (move.promotion) text += static_cast<char>(std::tolower(move.promotion));
    return text;
}

std::vector<Move> pseudoMoves(const State& state) {
    if (state.rules.game == Game::Tavreli) return towerMoves(state);
    Moves moves;
    if (reserveCount(state, state.turn) > 0) {
        addDrops(state, moves);
        return moves;
    }
    for (const Square from : squaresOfSide(state, state.turn)) {
        if (state.at(from).kind == 'P') {
            addPawnMoves(state, from, moves);
        } else {
            addPieceMoves(state, from, moves);
        }
    }
    for (const Castling* right : state.rights) {
        if (!right || right->side != state.turn || !mayCastle(state, *right)) continue;
        const Square to = state.rules.chess960 ? right->rookFrom : right->kingTo;
        moves.push_back({.from = right->kingFrom, .to = to, .castling = right});
    }
    return moves;
}

}  // namespace slow
