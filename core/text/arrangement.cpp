#include "text/arrangement.h"

#include "rules/paths.h"
#include "text/positionletters.h"
#include "text/positiontext.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace rokada {

namespace {

constexpr std::uint32_t AllRights = ~std::uint32_t{0};

std::vector<Square> squaresWith(const Arrangement& board, Piece piece) {
    std::vector<Square> squares;
    for (std::size_t s = 0; s < board.pieces.size(); ++s) {
        if (board.pieces[s] == piece) squares.push_back(Square(s));
    }
    return squares;
}

std::vector<Square> squaresIn(const Arrangement& board, PieceSet set) {
    std::vector<Square> squares;
    for (std::size_t s = 0; s < board.pieces.size(); ++s) {
        if (set.has(board.pieces[s])) squares.push_back(Square(s));
    }
    return squares;
}

std::vector<Square> squaresOf(const Arrangement& board, Side side) { return squaresIn(board, piecesOf(side)); }

/// Returns the lowest piece of the tower on a square, or the only piece there.
Piece lowest(const Arrangement& board, Square square) {
    return board.covered.empty() || board.covered[square].empty() ? board.pieces[square]
                                                                  : board.covered[square].front();
}

Piece startingPawn(const Rulebook& book, Side side, Square square) {
    return pieceOf(side, book.towers() ? book.pawnOfFile(book.geometry().column(square)) : book.pawnKind());
}

int reservePiecesOf(const Arrangement& board, Side side) {
    int count = 0;
    for (const int pieces : board.reservePieces[side]) count += pieces;
    return count;
}

std::vector<Square> kingsOf(const Arrangement& board, Side side) {
    return squaresWith(board, pieceOf(side, board.book->royalKind()));
}

void addKings(const Arrangement& board, std::vector<ArrangementError>& errors) {
    const bool elimination = board.book->variant().elimination;
    for (std::size_t s = 0; s < board.book->sides(); ++s) {
        const auto side = Side(s);
        const auto kings = kingsOf(board, side);
        if (kings.size() > 1) errors.push_back({ErrorCode::TooManyKings, side, kings});
        if (!kings.empty()) continue;
        const auto pieces = squaresOf(board, side);
        const bool out = elimination && pieces.empty() && reservePiecesOf(board, side) == 0;
        if (!out) errors.push_back({ErrorCode::NoKing, side, elimination ? pieces : std::vector<Square>()});
    }
}

void addPawns(const Arrangement& board, std::vector<ArrangementError>& errors) {
    const Variant& variant = board.book->variant();
    const char letter = variant.kinds[board.book->pawnKind()].letter;
    for (std::size_t s = 0; s < variant.sides(); ++s) {
        const PieceSet ofSide = board.book->pawns() & piecesOf(Side(s));
        auto pawns = squaresIn(board, ofSide);
        std::erase_if(pawns, [&](Square square) {
            return std::ranges::none_of(variant.promotions, [&](const Promotion& p) {
                return p.side == Side(s) && p.kinds.find(letter) != std::string_view::npos && p.squares.test(square);
            });
        });
        if (!pawns.empty()) errors.push_back({ErrorCode::PawnOnPromotionSquare, Side(s), std::move(pawns)});
    }
}

/// Adds the errors of towers: more than sixteen pieces of a side, kings under other pieces, and covered pieces that
/// should have become pawns.
void addTowers(const Arrangement& board, std::vector<ArrangementError>& errors) {
    const Rulebook& book = *board.book;
    std::array<std::size_t, MaxSides> count{};
    std::vector<Square> wrong;
    for (std::size_t s = 0; s < board.pieces.size(); ++s) {
        if (board.pieces[s] == NoPiece) continue;
        ++count[sideOf(board.pieces[s])];
        for (const Piece piece : board.covered[s]) {
            ++count[sideOf(piece)];
            const bool demoted = !book.variant().towers->keepsUnderOwn && book.demoted(piece) != piece;
            if ((kindOf(piece) == book.royalKind() || demoted) && (wrong.empty() || wrong.back() != s))
                wrong.push_back(Square(s));
        }
    }
    if (!wrong.empty()) errors.push_back({ErrorCode::BadTower, NoSide, std::move(wrong)});
    for (std::size_t side = 0; side < book.sides(); ++side) {
        if (count[side] > 16) errors.push_back({ErrorCode::TooManyPieces, Side(side), squaresOf(board, Side(side))});
    }
}

void addReservePieces(const Arrangement& board, std::vector<ArrangementError>& errors) {
    for (std::size_t s = 0; s < board.book->sides(); ++s) {
        const SquareSet& home = board.book->variant().sideSpecs[s].home;
        int room = 0;
        std::vector<Square> occupied;
        for (std::size_t square = 0; square < board.pieces.size(); ++square) {
            if (!home.test(square)) continue;
            if (board.pieces[square] == NoPiece) {
                ++room;
            } else {
                occupied.push_back(Square(square));
            }
        }
        if (reservePiecesOf(board, Side(s)) <= room) continue;
        errors.push_back({ErrorCode::ReserveWithoutRoom, Side(s), std::move(occupied)});
    }
}

}  // namespace

namespace {

/// Returns true if a `Position` has room for all pieces of the towers (stacks of pieces). If not, `asItStands` uses
/// only the top pieces.
bool towersHaveRoom(const Arrangement& board) {
    if (board.covered.empty()) return false;
    std::size_t pieces = 0;
    for (std::size_t s = 0; s < board.pieces.size(); ++s) {
        if (board.pieces[s] == NoPiece) continue;
        pieces += 1 + board.covered[s].size();
        if (board.covered[s].size() >= MaxTower) return false;
    }
    return pieces <= Towers::Room;
}

}  // namespace

Position asItStands(const Arrangement& board) {
    Position position(*board.book);
    const bool towers = towersHaveRoom(board);
    for (std::size_t s = 0; s < board.pieces.size(); ++s) {
        if (board.pieces[s] == NoPiece) continue;
        if (towers) {
            for (const Piece piece : board.covered[s]) position.cover(piece, Square(s));
            position.cover(board.pieces[s], Square(s));
        } else {
            position.put(board.pieces[s], Square(s));
        }
    }
    for (std::size_t side = 0; side < board.book->sides(); ++side) {
        for (std::size_t i = 0; i < board.book->reserveKinds().size(); ++i)
            position.setReserve(Side(side), i, std::clamp(board.reservePieces[side][i], 0, 15));
    }
    position.setTurn(board.turn);
    position.settleLiving();
    position.grantRights(board.rights & possibleRights(board));
    const auto passable = passableSquares(board);
    const bool passed = std::ranges::find(passable, board.enPassant) != passable.end();
    if (passed && position.king(board.turn) != NoSquare) position.setEnPassant(board.enPassant);
    position.setCounters(std::clamp(board.halfmoveClock, 0, MaxCounter), std::clamp(board.moveNumber, 1, MaxCounter));
    return position;
}

namespace {

/// Adds an error if the side that is not to move is in check. The error lists the king's square, then the squares of
/// the attackers.
void addCheck(const Arrangement& board, std::vector<ArrangementError>& errors) {
    const bool noKing = std::ranges::any_of(errors, [](const ArrangementError& error) {
        return error.what == ErrorCode::NoKing || error.what == ErrorCode::TooManyKings;
    });
    if (board.book->variant().elimination || noKing) return;
    const auto waiting = Side(board.turn ^ 1);
    const Position position = asItStands(board);
    if (!position.inCheck(waiting)) return;
    ArrangementError error{ErrorCode::OpponentInCheck, waiting, {position.king(waiting)}};
    for (const Path& line : checks(position, waiting)) {
        if (std::ranges::find(error.squares, line.front()) == error.squares.end())
            error.squares.push_back(line.front());
    }
    errors.push_back(std::move(error));
}

}  // namespace

Arrangement::Arrangement(RulebookPtr rules)
    : book(std::move(rules)),
      pieces(static_cast<std::size_t>(book->size()), NoPiece),
      covered(book->towers() ? pieces.size() : 0),
      rights(AllRights) {}

Arrangement::Arrangement(RulebookPtr rules, const Position& position) : Arrangement(std::move(rules)) {
    for (std::size_t s = 0; s < pieces.size(); ++s) pieces[s] = position[Square(s)];
    for (std::size_t s = 0; s < covered.size(); ++s) {
        covered[s] = position.tower(Square(s));
        if (!covered[s].empty()) covered[s].pop_back();
    }
    for (std::size_t side = 0; side < book->sides(); ++side) {
        for (std::size_t i = 0; i < book->reserveKinds().size(); ++i)
            reservePieces[side][i] = position.reserve(Side(side), i);
    }
    const State& state = position.state();
    turn = state.turn;
    rights = state.rights;
    enPassant = state.enPassant;
    halfmoveClock = state.halfmoveClock;
    moveNumber = state.moveNumber;
}

void putOn(Arrangement& board, Piece piece, Square square) {
    if (!board.covered.empty()) {
        if (board.pieces[square] != NoPiece)
            board.covered[square].push_back(board.book->below(board.pieces[square], piece));
        piece = board.book->onTop(piece, square);
    }
    board.pieces[square] = piece;
}

void takeTop(Arrangement& board, Square square) {
    Piece next = NoPiece;
    if (!board.covered.empty() && !board.covered[square].empty()) {
        next = board.book->onTop(board.covered[square].back(), square);
        board.covered[square].pop_back();
    }
    board.pieces[square] = next;
}

std::vector<Piece> towerOf(const Arrangement& board, Square square) {
    std::vector<Piece> tower;
    if (!board.covered.empty()) tower = board.covered[square];
    if (board.pieces[square] != NoPiece) tower.push_back(board.pieces[square]);
    return tower;
}

void build(Arrangement& board, Square square, const std::vector<Piece>& tower) {
    board.pieces[square] = NoPiece;
    if (!board.covered.empty()) board.covered[square].clear();
    for (const Piece piece : tower) putOn(board, piece, square);
}

void carryOver(Arrangement& board, Square from, Square to) {
    const std::vector<Piece> tower = towerOf(board, from);
    build(board, from, {});
    for (const Piece piece : tower) putOn(board, piece, to);
}

std::vector<ArrangementError> arrangementErrors(const Arrangement& board) {
    std::vector<ArrangementError> errors;
    addKings(board, errors);
    const bool elimination = board.book->variant().elimination;
    if (elimination && kingsOf(board, board.turn).empty())
        errors.push_back({ErrorCode::DeadSideToMove, board.turn, {}});
    addPawns(board, errors);
    if (!board.covered.empty()) addTowers(board, errors);
    addReservePieces(board, errors);
    const auto passable = passableSquares(board);
    if (board.enPassant != NoSquare && std::ranges::find(passable, board.enPassant) == passable.end())
        errors.push_back({ErrorCode::BadEnPassant, NoSide, {board.enPassant}});
    addCheck(board, errors);
    return errors;
}

std::string positionText(const Arrangement& board) { return positionText(asItStands(board)); }

std::optional<Position> positionOf(const Arrangement& board) {
    if (!arrangementErrors(board).empty()) return std::nullopt;
    const auto position = parsePosition(*board.book, positionText(board));
    assert(position);
    return *position;
}

std::vector<OfferedCastling> offeredCastlings(const Arrangement& board) {
    const Rulebook& book = *board.book;
    const Kind rook = book.variant().kindOf('R');
    std::vector<OfferedCastling> offered;
    for (const CastlingPlan& plan : book.castlings()) {
        const Castling& path = plan.journey;
        auto wing = std::ranges::find_if(
            offered, [&](const OfferedCastling& o) { return o.side == path.side && o.isShort == path.isShort(); });
        if (wing == offered.end()) wing = offered.insert(wing, {path.side, path.isShort(), 0});
        const bool atHome = lowest(board, path.kingFrom) == pieceOf(path.side, book.royalKind()) &&
                            lowest(board, path.rookFrom) == pieceOf(path.side, rook);
        const bool wished = (board.rights & plan.right) != 0 && (board.rights & wing->right) == 0;
        if (atHome && (wing->right == 0 || wished)) wing->right = plan.right;
    }
    return offered;
}

void grant(Arrangement& board, const OfferedCastling& castling, bool granted) {
    for (const CastlingPlan& plan : board.book->castlings()) {
        const Castling& path = plan.journey;
        const bool king = board.pieces[path.kingFrom] == pieceOf(path.side, board.book->royalKind());
        if (king && path.side == castling.side && path.isShort() == castling.isShort) board.rights &= ~plan.right;
    }
    if (granted) board.rights |= castling.right;
}

std::uint32_t possibleRights(const Arrangement& board) {
    const Rulebook& book = *board.book;
    std::uint32_t rights = 0;
    for (const OfferedCastling& castling : offeredCastlings(board)) rights |= castling.right;
    for (std::size_t s = 0; s < book.sides(); ++s) {
        for (const auto& [letter, square] : frontRow(book, Side(s))) {
            if (lowest(board, square) == startingPawn(book, Side(s), square))
                rights |= book.firstMoveRight(Side(s), square);
        }
    }
    return rights;
}

std::vector<Square> passableSquares(const Arrangement& board) {
    const Rulebook& book = *board.book;
    if (!book.variant().enPassant) return {};
    const auto mover = Side(board.turn ^ 1);
    const Delta back = Delta{0, -1}.turned(book.variant().sideSpecs[mover].quarterTurns);
    std::vector<Square> squares;
    for (int s = 0; s < book.size(); ++s) {
        const auto passed = Square(s);
        const Square victim = book.victim(mover, passed);
        if (victim == NoSquare || board.pieces[victim] != startingPawn(book, mover, victim)) continue;
        const Square from = book.geometry().step(passed, back);
        if (board.pieces[passed] == NoPiece && board.pieces[from] == NoPiece) squares.push_back(passed);
    }
    return squares;
}

}  // namespace rokada
