#include "ai/endgame/solvedendings.h"

#include <algorithm>
#include <utility>

namespace rokada {

namespace {

constexpr std::size_t Pieces = 64;

[[nodiscard]] Piece ofOtherSide(Piece piece) {
    return piece == NoPiece ? NoPiece : pieceOf(Side(sideOf(piece) ^ 1), kindOf(piece));
}

[[nodiscard]] EndingPieces inOrder(EndingPieces pieces) {
    std::ranges::sort(pieces.pieces);
    return pieces;
}

[[nodiscard]] EndingPieces swappedPieces(EndingPieces pieces) {
    return inOrder({{ofOtherSide(pieces.pieces[0]), ofOtherSide(pieces.pieces[1])}});
}

[[nodiscard]] std::size_t indexOf(EndingPieces pieces) { return pieces.pieces[0] * Pieces + pieces.pieces[1]; }

}  // namespace

SolvedEndings::SolvedEndings(RulebookPtr book)
    : book_(std::move(book)), retroMoves_(*book_), swap_(sideSwap(retroMoves_)), tables_(Pieces * Pieces) {}

EndingPieces SolvedEndings::storedPieces(EndingPieces pieces) const {
    pieces = inOrder(pieces);
    const EndingPieces other = swappedPieces(pieces);
    return swap_ && other.pieces < pieces.pieces ? other : pieces;
}

bool SolvedEndings::swapped(EndingPieces pieces) const { return !(storedPieces(pieces) == inOrder(pieces)); }

std::shared_ptr<const EndingTable> SolvedEndings::find(EndingPieces pieces) const {
    return tables_[indexOf(storedPieces(pieces))];
}

std::optional<SolvedEndings::Endgame> SolvedEndings::endgameOf(const Position& position) {
    const bool two = position.book().sides() == 2;
    if (!two || position.state().rights != 0 || position.state().enPassantLegal) return std::nullopt;
    if (position.pieces(Side(0)).size() + position.pieces(Side(1)).size() > MostPieces) return std::nullopt;
    Endgame endgame{.pieces = {},
                    .placement = {.kings = {position.king(Side(0)), position.king(Side(1))}, .turn = position.turn()}};
    std::size_t count = 0;
    for (const Side side : {Side(0), Side(1)}) {
        for (const Square s : position.pieces(side)) {
            if (s == position.king(side)) continue;
            endgame.placement.pieces[count] = {position[s], s};
            endgame.pieces.pieces[count++] = position[s];
        }
    }
    endgame.pieces = inOrder(endgame.pieces);
    return endgame;
}

std::optional<EndingValue> SolvedEndings::value(const Placement& placement) const {
    const std::uint8_t found = code(placement);
    return found == EndingTable::Impossible ? std::nullopt : std::optional(EndingTable::value(found));
}

std::uint8_t SolvedEndings::code(const Placement& placement) const {
    auto pieces = placement.pieces;
    if (pieces[1].piece < pieces[0].piece) std::swap(pieces[0], pieces[1]);
    const EndingPieces named{{pieces[0].piece, pieces[1].piece}};
    const EndingPieces wanted = storedPieces(named);
    const EndingTable& table = *tables_[indexOf(wanted)];
    EndgamePosition endgamePosition{{placement.kings[0], placement.kings[1], pieces[0].square, pieces[1].square},
                                    placement.turn};
    if (wanted == named) return table.code(endgamePosition);
    std::swap(endgamePosition.at[0], endgamePosition.at[1]);
    if (wanted.pieces[0] != ofOtherSide(pieces[0].piece)) std::swap(endgamePosition.at[2], endgamePosition.at[3]);
    for (std::size_t i = 0; i < 2 + named.count(); ++i) endgamePosition.at[i] = (*swap_)[endgamePosition.at[i]];
    endgamePosition.turn = Side(endgamePosition.turn ^ 1);
    return table.code(endgamePosition);
}

std::shared_ptr<const EndingTable>& SolvedEndings::tableOf(EndingPieces pieces) {
    return tables_[indexOf(storedPieces(pieces))];
}

}  // namespace rokada
