#include "manypositions.h"

#include "rules/judgement.h"
#include "rules/movegen.h"
#include "text/positiontext.h"

#include <algorithm>
#include <array>
#include <span>

namespace rokada::test {

namespace {

constexpr std::array directions{Delta{0, 1},  Delta{1, 1},   Delta{1, 0},  Delta{1, -1},
                                Delta{0, -1}, Delta{-1, -1}, Delta{-1, 0}, Delta{-1, 1}};

bool isKing(const Position& position, Square square) {
    return !position.empty(square) && position.king(sideOf(position[square])) == square;
}

bool isRook(const Rulebook& book, Piece piece) { return book.variant().kinds[kindOf(piece)].letter == 'R'; }

}  // namespace

ManyPositions::ManyPositions(const RuleSet& rules, std::uint64_t seed)
    : rules_(rules), book_(rules.book()), random_(seed) {}

void ManyPositions::each(const Visit& visit) {
    bool more = true;
    for (std::uint64_t seed = 1; more; ++seed) {
        wander(rules_, seed, 40, [&](const Game& game) {
            if (!game.ending()) more = visitAround(game.position(), visit);
            return more;
        });
    }
}

bool ManyPositions::visitAround(const Position& position, const Visit& visit) {
    if (!visit(ours(position))) return false;
    Arrangement few = sparse(position);
    if (!offer(few, visit) || !visitPlacement(visit)) return false;
    for (const auto make :
         {&ManyPositions::aroundTheStart, &ManyPositions::castling, &ManyPositions::castling, &ManyPositions::castling,
          &ManyPositions::attackedCastling, &ManyPositions::attackedCastling, &ManyPositions::attackedCastling,
          &ManyPositions::crossfire, &ManyPositions::crossfire, &ManyPositions::crossfire, &ManyPositions::cornered,
          &ManyPositions::cornered, &ManyPositions::passing}) {
        Arrangement board = (this->*make)();
        if (!offer(board, visit)) return false;
    }
    return true;
}

/// Returns the same position, but with the rulebook of this object. The rulebook of a random game exists only as long
/// as the game.
Position ManyPositions::ours(const Position& position) const { return *parsePosition(*book_, positionText(position)); }

/// Calls `visit` with a position in which some reserve pieces are placed. Does nothing in variants without reserves.
/// Returns false if `visit` does.
bool ManyPositions::visitPlacement(const Visit& visit) {
    Position position = anyStart();
    if (!position.placing(position.turn())) return true;
    for (std::size_t drops = 2 + below(9); drops > 0; --drops) {
        const MoveList moves = legalMoves(position);
        Undo undo;
        position.make(moves[below(moves.size())], undo);
    }
    return visit(position);
}

/// Adds castling rights and an en passant square to the board. Then calls `visit` if the position is legal and the game
/// is not over. In one of eight calls, the side to move gets no castling rights. Returns false if `visit` does.
bool ManyPositions::offer(Arrangement& board, const Visit& visit) {
    board.rights = possibleRights(board);
    if (below(8) == 0) board.rights &= ~book_->castlingRightsOf(board.turn);
    const std::vector<Square> passed = passableSquares(board);
    if (std::ranges::find(passed, board.enPassant) == passed.end())
        board.enPassant = passed.empty() || below(2) == 0 ? NoSquare : passed[below(passed.size())];
    for (auto& reserve : board.reservePieces) reserve.fill(0);
    const auto position = positionOf(board);
    return !position || judge(*position) || visit(*position);
}

/// Returns the position without most of its pieces.
Arrangement ManyPositions::sparse(const Position& position) {
    Arrangement few(book_, position);
    for (int s = 0; s < book_->geometry().size(); ++s) {
        const auto square = static_cast<Square>(s);
        if (!isKing(position, square) && below(8) < 5) build(few, square, {});
    }
    return few;
}

Position ManyPositions::anyStart() {
    const auto& starts = book_->variant().numberedStarts;
    if (!starts) return startPosition(*book_);
    return startPosition(*book_, static_cast<int>(below(static_cast<std::size_t>(starts->count))));
}

/// Returns a position with kings, and often rooks, on their start squares. Most other pieces are removed, and some are
/// moved.
Arrangement ManyPositions::aroundTheStart() {
    const Position start = anyStart();
    Arrangement few(book_, start);
    for (int s = 0; s < book_->geometry().size(); ++s) {
        const auto square = static_cast<Square>(s);
        if (start.empty(square) || isKing(start, square)) continue;
        if (below(4) == 0 || (isRook(*book_, start[square]) && below(4) != 0)) continue;
        build(few, square, {});
        const Square to = anySquare();
        if (below(4) == 0 && start.empty(to)) build(few, to, {start[square]});
    }
    few.turn = anySide();
    return few;
}

/// Returns a position with kings and rooks on their start squares. The few other pieces stand mostly in the way of
/// castling.
Arrangement ManyPositions::castling() {
    const Position start = anyStart();
    Arrangement few(book_, start);
    few.turn = anySide();
    for (int s = 0; s < book_->geometry().size(); ++s) {
        const auto square = static_cast<Square>(s);
        if (start.empty(square) || isKing(start, square) || isRook(*book_, start[square])) continue;
        const bool stays = sideOf(start[square]) == few.turn && below(6) == 0;
        if (!stays) build(few, square, {});
    }
    const Square king = start.king(few.turn);
    scatter(few, below(4));
    for (const CastlingPlan& plan : book_->castlings(few.turn, king)) {
        const Square rook = plan.journey.rookFrom;
        if (below(2) == 0) putInTheWay(few, plan);
        if (!plan.passed.empty() && below(2) == 0) aim(few, plan.passed[below(plan.passed.size())], few.turn);
        const bool covered = book_->towers() && below(6) == 0 && !start.empty(rook);
        if (covered) build(few, rook, {start[rook], anyPiece(few.turn)});
    }
    return few;
}

/// Returns a position from `castling()` with an additional enemy piece. It attacks a square that the king passes or
/// reaches in castling, but gives no check.
Arrangement ManyPositions::attackedCastling() {
    Arrangement few = castling();
    const auto plans = book_->castlings(few.turn, kingOn(few, few.turn));
    if (plans.empty()) return few;
    const CastlingPlan& plan = plans[below(plans.size())];
    if (plan.passed.empty()) return few;
    for (const Square square : plan.empty) build(few, square, {});
    const Square target = plan.passed[below(plan.passed.size())];
    for (int tries = 0; tries < 24; ++tries) {
        Arrangement aimed = few;
        aim(aimed, target, few.turn);
        const Position position = asItStands(aimed);
        if (position.attacked(target, book_->hostile(few.turn)) && !position.inCheck(few.turn)) return aimed;
    }
    return few;
}

Side ManyPositions::anyEnemy(Side side) {
    Side enemy = anySide();
    while (book_->allied(enemy, side)) enemy = anySide();
    return enemy;
}

Piece ManyPositions::anyPiece(Side side) {
    Kind kind = book_->royalKind();
    while (kind == book_->royalKind()) kind = Kind(below(book_->variant().kinds.size()));
    return pieceOf(side, kind);
}

void ManyPositions::scatter(Arrangement& board, std::size_t pieces) {
    for (; pieces > 0; --pieces) {
        const Piece piece = anyPiece(anySide());
        const Square square = anySquare();
        put(board, square, piece);
        if (!book_->pawns().has(piece) || below(4) == 0) continue;
        // Most pawns get an enemy piece in front of them.
        const int turns = book_->variant().sideSpecs[sideOf(piece)].quarterTurns;
        put(board, book_->geometry().step(square, Delta{0, 1}.turned(turns)), anyPiece(anyEnemy(sideOf(piece))));
    }
}

/// Puts a piece on a square if the square is empty.
void ManyPositions::put(Arrangement& board, Square square, Piece piece) {
    if (square != NoSquare && board.pieces[square] == NoPiece) build(board, square, {piece});
}

/// Puts a piece on a square that must be empty for castling, preferably not between king and rook.
void ManyPositions::putInTheWay(Arrangement& board, const CastlingPlan& plan) {
    const Geometry& geometry = book_->geometry();
    const auto distances = [&](Square square) {
        return std::pair(geometry.column(square) - geometry.column(plan.journey.kingFrom),
                         geometry.column(square) - geometry.column(plan.journey.rookFrom));
    };
    std::vector<Square> beyond;
    for (const Square square : plan.empty) {
        const auto [king, rook] = distances(square);
        const bool arrival = square == plan.journey.kingTo || square == plan.journey.rookTo;
        if (king * rook > 0 && (!arrival || below(2) == 0)) beyond.push_back(square);
    }
    const std::vector<Square>& squares = beyond.empty() || below(4) == 0 ? plan.empty : beyond;
    if (!squares.empty()) put(board, squares[below(squares.size())], anyPiece(anySide()));
}

/// Puts a piece of an enemy of `side` on a random line from `target`, up to six steps away.
void ManyPositions::aim(Arrangement& board, Square target, Side side) {
    const Delta direction = directions[below(directions.size())];
    for (std::size_t steps = 1 + below(6); steps > 0 && target != NoSquare; --steps)
        target = book_->geometry().step(target, direction);
    put(board, target, anyPiece(anyEnemy(side)));
}

/// Puts a piece of `side` and then an enemy piece on a line from the king. The distances are random. Sometimes leaves
/// out the first piece. With towers, the first piece can stand on another enemy piece.
void ManyPositions::putInLine(Arrangement& board, Square king, Side side) {
    const Delta direction = directions[below(directions.size())];
    const Piece own = anyPiece(side), enemy = anyPiece(anyEnemy(side));
    Square square = king;
    const auto onward = [&] {
        for (std::size_t steps = 1 + below(4); steps > 0 && square != NoSquare; --steps)
            square = book_->geometry().step(square, direction);
        return square != NoSquare && board.pieces[square] == NoPiece;
    };
    if (below(4) != 0) {
        if (!onward()) return;
        const bool stands = book_->towers() && below(2) == 0;
        build(board, square, stands ? std::vector{enemy, own} : std::vector{own});
    }
    if (onward()) build(board, square, {enemy});
}

void ManyPositions::putKings(Arrangement& board) {
    for (std::size_t side = 0; side < book_->sides(); ++side) {
        const Piece king = pieceOf(Side(side), book_->royalKind());
        if (std::ranges::find(board.pieces, king) != board.pieces.end()) continue;
        Square square = anySquare();
        while (board.pieces[square] != NoPiece) square = anySquare();
        build(board, square, {king});
    }
}

Square ManyPositions::kingOn(const Arrangement& board, Side side) const {
    const auto king = std::ranges::find(board.pieces, pieceOf(side, book_->royalKind()));
    return static_cast<Square>(king - board.pieces.begin());
}

/// Returns a position with kings on random squares, and pieces on lines from the king of the side to move.
Arrangement ManyPositions::crossfire() {
    Arrangement board(book_);
    board.turn = anySide();
    putKings(board);
    const Square king = kingOn(board, board.turn);
    for (std::size_t lines = 1 + below(3); lines > 0; --lines) putInLine(board, king, board.turn);
    scatter(board, below(6));
    return board;
}

/// Returns a position with kings on random squares. One king is surrounded by pieces of its own side, and enemy pieces
/// stand on random squares.
Arrangement ManyPositions::cornered() {
    Arrangement board(book_);
    board.turn = anySide();
    putKings(board);
    const Side victim = below(2) == 0 ? board.turn : anySide();
    const Square king = kingOn(board, victim);
    for (const Delta direction : directions) {
        const Square next = book_->geometry().step(king, direction);
        if (below(2) == 0) put(board, next, anyPiece(victim));
    }
    for (std::size_t pieces = 1 + below(3); pieces > 0; --pieces) put(board, anySquare(), anyPiece(anyEnemy(victim)));
    if (below(2) == 0) putInLine(board, king, victim);
    scatter(board, below(3));
    return board;
}

/// Returns a position with a possible en passant capture. The capturing and the captured pawn stand on a line between a
/// king and an enemy rook.
Arrangement ManyPositions::passing() {
    Arrangement board(book_);
    board.turn = anySide();
    const Side enemy = anyEnemy(board.turn);
    const Square passed = anySquare();
    const Square victim = book_->victim(enemy, passed);
    const auto pawns = victim == NoSquare ? std::span<const Square>() : book_->enPassantPawns(board.turn, passed);
    if (pawns.empty()) return crossfire();
    const Square from = pawns[below(pawns.size())];
    const Geometry& geometry = book_->geometry();
    const Delta away = directionBetween(geometry, victim, from);
    build(board, victim, {pieceOf(enemy, book_->pawnKind())});
    build(board, from, {pieceOf(board.turn, book_->pawnKind())});
    board.enPassant = passed;
    const Square king = geometry.step(from, away);
    put(board, king, pieceOf(board.turn, book_->royalKind()));
    put(board, geometry.step(victim, {-away.dx, -away.dy}), pieceOf(enemy, book_->variant().kindOf('R')));
    const int turns = book_->variant().sideSpecs[board.turn].quarterTurns;
    put(board, geometry.step(from, Delta{0, 1}.turned(turns)), anyPiece(anySide()));
    putKings(board);
    scatter(board, below(4));
    return board;
}

}  // namespace rokada::test
