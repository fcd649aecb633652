#include "text/arrangement.h"

#include "rules/ways.h"
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
    for (std::size_t s = 0; s < board.men.size(); ++s) {
        if (board.men[s] == piece) squares.push_back(Square(s));
    }
    return squares;
}

std::vector<Square> squaresOf(const Arrangement& board, Side side) {
    std::vector<Square> squares;
    for (std::size_t s = 0; s < board.men.size(); ++s) {
        if (menOf(side).has(board.men[s])) squares.push_back(Square(s));
    }
    return squares;
}

int reservesOf(const Arrangement& board, Side side) {
    int count = 0;
    for (const int men : board.reserves[side]) count += men;
    return count;
}

std::vector<Square> kingsOf(const Arrangement& board, Side side) {
    return squaresWith(board, pieceOf(side, board.book->royalKind()));
}

void addKings(const Arrangement& board, std::vector<Flaw>& flaws) {
    const bool elimination = board.book->variant().elimination;
    for (std::size_t s = 0; s < board.book->sides(); ++s) {
        const auto side = Side(s);
        const auto kings = kingsOf(board, side);
        if (kings.size() > 1) flaws.push_back({Trouble::TooManyKings, side, kings});
        if (!kings.empty()) continue;
        const auto men = squaresOf(board, side);
        const bool out = elimination && men.empty() && reservesOf(board, side) == 0;
        if (!out) flaws.push_back({Trouble::NoKing, side, elimination ? men : std::vector<Square>()});
    }
}

void addPawns(const Arrangement& board, std::vector<Flaw>& flaws) {
    const Variant& variant = board.book->variant();
    const char letter = variant.kinds[board.book->pawnKind()].letter;
    for (std::size_t s = 0; s < variant.sides(); ++s) {
        auto pawns = squaresWith(board, pieceOf(Side(s), board.book->pawnKind()));
        std::erase_if(pawns, [&](Square square) {
            return std::none_of(variant.promotions.begin(), variant.promotions.end(), [&](const Promotion& p) {
                return p.side == Side(s) && p.kinds.find(letter) != std::string_view::npos && p.squares.test(square);
            });
        });
        if (!pawns.empty()) flaws.push_back({Trouble::PawnOnPromotionSquare, Side(s), std::move(pawns)});
    }
}

void addReserves(const Arrangement& board, std::vector<Flaw>& flaws) {
    for (std::size_t s = 0; s < board.book->sides(); ++s) {
        const SquareSet& home = board.book->variant().armies[s].home;
        int room = 0;
        std::vector<Square> taken;
        for (std::size_t square = 0; square < board.men.size(); ++square) {
            if (!home.test(square)) continue;
            if (board.men[square] == NoPiece)
                ++room;
            else
                taken.push_back(Square(square));
        }
        if (reservesOf(board, Side(s)) > room)
            flaws.push_back({Trouble::ReserveWithoutRoom, Side(s), std::move(taken)});
    }
}

}  // namespace

Position asItStands(const Arrangement& board) {
    Position position(*board.book);
    for (std::size_t s = 0; s < board.men.size(); ++s) {
        if (board.men[s] != NoPiece) position.put(board.men[s], Square(s));
    }
    for (std::size_t side = 0; side < board.book->sides(); ++side) {
        for (std::size_t i = 0; i < board.book->reserveKinds().size(); ++i)
            position.setReserve(Side(side), i, std::clamp(board.reserves[side][i], 0, 15));
    }
    position.setTurn(board.turn);
    position.settleLiving();
    position.grantRights(board.rights & possibleRights(board));
    const auto passable = passableSquares(board);
    const bool passed = std::find(passable.begin(), passable.end(), board.enPassant) != passable.end();
    if (passed && position.king(board.turn) != NoSquare) position.setEnPassant(board.enPassant);
    position.setCounters(std::clamp(board.quietPlies, 0, MaxCounter), std::clamp(board.moveNumber, 1, MaxCounter));
    return position;
}

namespace {

/// The king first, then those who attack him.
void addCheck(const Arrangement& board, std::vector<Flaw>& flaws) {
    const bool noKing = std::any_of(flaws.begin(), flaws.end(), [](const Flaw& flaw) {
        return flaw.what == Trouble::NoKing || flaw.what == Trouble::TooManyKings;
    });
    if (board.book->variant().elimination || noKing) return;
    const auto waiting = Side(board.turn ^ 1);
    const Position position = asItStands(board);
    if (!position.inCheck(waiting)) return;
    Flaw flaw{Trouble::OpponentInCheck, waiting, {position.king(waiting)}};
    for (const Path& line : checks(position, waiting)) {
        if (std::find(flaw.squares.begin(), flaw.squares.end(), line.front()) == flaw.squares.end())
            flaw.squares.push_back(line.front());
    }
    flaws.push_back(std::move(flaw));
}

}  // namespace

Arrangement::Arrangement(RulebookPtr rules)
    : book(std::move(rules)), men(static_cast<std::size_t>(book->size()), NoPiece), rights(AllRights) {}

Arrangement::Arrangement(RulebookPtr rules, const Position& position) : Arrangement(std::move(rules)) {
    for (std::size_t s = 0; s < men.size(); ++s) men[s] = position[Square(s)];
    for (std::size_t side = 0; side < book->sides(); ++side) {
        for (std::size_t i = 0; i < book->reserveKinds().size(); ++i)
            reserves[side][i] = position.reserve(Side(side), i);
    }
    const State& state = position.state();
    turn = state.turn;
    rights = state.rights;
    enPassant = state.enPassant;
    quietPlies = state.quietPlies;
    moveNumber = state.moveNumber;
}

std::vector<Flaw> flawsOf(const Arrangement& board) {
    std::vector<Flaw> flaws;
    addKings(board, flaws);
    const bool elimination = board.book->variant().elimination;
    if (elimination && kingsOf(board, board.turn).empty()) flaws.push_back({Trouble::DeadSideToMove, board.turn, {}});
    addPawns(board, flaws);
    addReserves(board, flaws);
    const auto passable = passableSquares(board);
    if (board.enPassant != NoSquare && std::find(passable.begin(), passable.end(), board.enPassant) == passable.end())
        flaws.push_back({Trouble::BadEnPassant, NoSide, {board.enPassant}});
    addCheck(board, flaws);
    return flaws;
}

std::string positionText(const Arrangement& board) { return positionText(asItStands(board)); }

std::optional<Position> positionOf(const Arrangement& board) {
    if (!flawsOf(board).empty()) return std::nullopt;
    const auto position = parsePosition(*board.book, positionText(board));
    assert(position);
    return *position;
}

std::uint32_t possibleRights(const Arrangement& board) {
    const Rulebook& book = *board.book;
    const Kind rook = book.variant().kindOf('R');
    std::uint32_t rights = 0;
    for (const CastlingPlan& plan : book.castlings()) {
        const Castling& way = plan.journey;
        if (board.men[way.kingFrom] == pieceOf(way.side, book.royalKind()) &&
            board.men[way.rookFrom] == pieceOf(way.side, rook))
            rights |= plan.right;
    }
    for (std::size_t s = 0; s < book.sides(); ++s) {
        for (const auto& [letter, square] : frontRow(book, Side(s))) {
            if (board.men[square] == pieceOf(Side(s), book.pawnKind())) rights |= book.firstMoveRight(Side(s), square);
        }
    }
    return rights;
}

std::vector<Square> passableSquares(const Arrangement& board) {
    const Rulebook& book = *board.book;
    if (!book.variant().enPassant) return {};
    const auto mover = Side(board.turn ^ 1);
    const Delta back = Delta{0, -1}.turned(book.variant().armies[mover].quarterTurns);
    std::vector<Square> squares;
    for (int s = 0; s < book.size(); ++s) {
        const auto passed = Square(s);
        const Square victim = book.victim(mover, passed);
        if (victim == NoSquare || board.men[victim] != pieceOf(mover, book.pawnKind())) continue;
        const Square from = book.geometry().step(passed, back);
        if (board.men[passed] == NoPiece && board.men[from] == NoPiece) squares.push_back(passed);
    }
    return squares;
}

}  // namespace rokada
