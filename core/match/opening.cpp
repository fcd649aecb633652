#include "match/opening.h"

namespace rokada::match {

namespace {

Side nextSeat(const Rulebook& book, Side side) { return Side((side + 1u) % book.sides()); }

Square turnedSquare(const Geometry& board, Square square) {
    if (square == NoSquare) return NoSquare;
    return board.at(board.row(square), board.columns() - 1 - board.column(square));
}

std::uint32_t turnedRights(const Rulebook& book, std::uint32_t rights) {
    const auto& plans = book.variant().castlings;
    std::uint32_t result = 0;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        if ((rights >> i & 1) == 0) continue;
        for (std::size_t j = 0; j < plans.size(); ++j) {
            const bool same = plans[j].side == nextSeat(book, plans[i].side) && plans[j].letter == plans[i].letter;
            if (same) result |= std::uint32_t{1} << j;
        }
    }
    return result;
}

Position turnedOnce(const Rulebook& book, const Position& position) {
    const Geometry& board = book.geometry();
    Position result(book);
    for (std::size_t s = 0; s < book.sides(); ++s) {
        const Side side{static_cast<std::uint8_t>(s)}, seat = nextSeat(book, side);
        for (const Square square : position.pieces(side)) {
            result.put(pieceOf(seat, kindOf(position[square])), turnedSquare(board, square));
        }
        for (std::size_t i = 0; i < book.reserveKinds().size(); ++i)
            result.setReserve(seat, i, position.reserve(side, i));
    }
    result.settleLiving();
    result.setTurn(nextSeat(book, position.turn()));
    result.grantRights(turnedRights(book, position.state().rights));
    result.setCounters(position.state().halfmoveClock, position.state().moveNumber);
    return result;
}

Opening turnedOnce(const RulebookPtr& book, const Opening& opening) {
    const Geometry& board = book->geometry();
    Opening result{turnedOnce(*book, opening.start), {}};
    Game game(book, result.start);
    for (const Move move : opening.moves) {
        const Move wanted(turnedSquare(board, move.from()), turnedSquare(board, move.to()), move.type(), move.becomes(),
                          move.pieces());
        if (!game.play(wanted)) break;
        result.moves.push_back(wanted);
    }
    return result;
}

}  // namespace

Game gameAfter(const RulebookPtr& book, const Opening& opening) {
    Game game(book, opening.start);
    for (const Move move : opening.moves) game.play(move);
    return game;
}

Opening turned(const RulebookPtr& book, const Opening& opening, int quarterTurns) {
    Opening result = opening;
    for (int i = 0; i < quarterTurns; ++i) result = turnedOnce(book, result);
    return result;
}

}  // namespace rokada::match
