#include "ai/endgame/solvedendings.h"

#include <algorithm>
#include <utility>

namespace rokada {

namespace {

constexpr std::size_t Pieces = 64;

[[nodiscard]] Piece ofOtherSide(Piece piece) {
    return piece == NoPiece ? NoPiece : pieceOf(Side(sideOf(piece) ^ 1), kindOf(piece));
}

[[nodiscard]] EndingMen inOrder(EndingMen men) {
    std::sort(men.men.begin(), men.men.end());
    return men;
}

[[nodiscard]] EndingMen exchangedMen(EndingMen men) {
    return inOrder({{ofOtherSide(men.men[0]), ofOtherSide(men.men[1])}});
}

[[nodiscard]] std::size_t indexOf(EndingMen men) { return men.men[0] * Pieces + men.men[1]; }

}  // namespace

SolvedEndings::SolvedEndings(RulebookPtr book)
    : book_(std::move(book)), roads_(*book_), exchange_(exchangeOfSides(roads_)), tables_(Pieces * Pieces) {}

EndingMen SolvedEndings::homely(EndingMen men) const {
    men = inOrder(men);
    const EndingMen other = exchangedMen(men);
    return exchange_ && other.men < men.men ? other : men;
}

bool SolvedEndings::exchanged(EndingMen men) const { return !(homely(men) == inOrder(men)); }

std::uint8_t SolvedEndings::code(const Placement& placement) const {
    auto men = placement.men;
    if (men[1].piece < men[0].piece) std::swap(men[0], men[1]);
    const EndingMen named{{men[0].piece, men[1].piece}};
    const EndingMen wanted = homely(named);
    const EndingTable& table = *tables_[indexOf(wanted)];
    Standing standing{{placement.kings[0], placement.kings[1], men[0].square, men[1].square}, placement.turn};
    if (wanted == named) return table.code(standing);
    std::swap(standing.at[0], standing.at[1]);
    if (wanted.men[0] != ofOtherSide(men[0].piece)) std::swap(standing.at[2], standing.at[3]);
    for (std::size_t i = 0; i < 2 + named.count(); ++i) standing.at[i] = (*exchange_)[standing.at[i]];
    standing.turn = Side(standing.turn ^ 1);
    return table.code(standing);
}

std::unique_ptr<EndingTable>& SolvedEndings::tableOf(EndingMen men) { return tables_[indexOf(homely(men))]; }

}  // namespace rokada
