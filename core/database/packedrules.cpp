#include "database/packedrules.h"

#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns the squares that a pawn can reach in one move from any square of `from`.
SquareSet reached(const Rulebook& book, Piece pawn, const SquareSet& from) {
    SquareSet squares;
    from.forEach([&](Square square) {
        for (const auto list : {book.targets(pawn, square), book.captures(pawn, square), book.quiets(pawn, square)}) {
            for (const Target& target : list) squares.set(target.square);
        }
    });
    return squares;
}

void addCovered(const Position& position, Square square, Places& places) {
    std::uint32_t number = 0;
    for (int n = 1; n < position.height(square); ++n)
        number = (number ^ (position.below(square, n) + 1u)) * 0x9E3779B1u;
    if (position.height(square) <= 1) return;
    number ^= number >> 15;
    places[coveredPlace(square, 0)] = static_cast<std::uint8_t>(number >> 20 & 63);
    places[coveredPlace(square, 1)] = static_cast<std::uint8_t>(number >> 26);
}

bool sameSquares(const Geometry& a, const Geometry& b) {
    if (a.size() != b.size()) return false;
    for (int s = 0; s < a.size(); ++s) {
        if (a.name(Square(s)) != b.name(Square(s))) return false;
    }
    return true;
}

}  // namespace

Choices boardChoices(const Variant& variant) {
    Choices choices = variant.choices;
    const VariantInfo* info = findVariant(variant.id);
    if (!info) return choices;
    for (const Option& option : info->options) {
        Choices fewer = choices;
        fewer.insert_or_assign(std::string(option.name), std::string(option.values.front()));
        const auto plain = makeVariant(*info, fewer);
        if (plain && sameSquares(plain->geometry, variant.geometry)) choices = std::move(fewer);
    }
    return choices;
}

PackedState stateOf(const Position& position) {
    PackedState state;
    const Rulebook& book = position.book();
    state.turn = position.turn();
    state.places.fill(NoPiece);
    std::fill(state.places.begin() + MaxSquares, state.places.end(), std::uint8_t{0});
    for (std::size_t s = 0; s < static_cast<std::size_t>(book.size()); ++s) state.places[s] = position[Square(s)];
    for (std::size_t s = 0; position.covered() > 0 && s < Towers::Room; ++s)
        addCovered(position, Square(s), state.places);
    const std::size_t reserveKinds = book.reserveKinds().size();
    for (std::size_t side = 0; reserveKinds > 0 && side < book.sides(); ++side) {
        for (std::size_t index = 0; index < reserveKinds; ++index)
            state.places[reservePlace(side, index)] = static_cast<std::uint8_t>(position.reserve(Side(side), index));
    }
    return state;
}

PackedRules::PackedRules(const Rulebook& book)
    : choices_(book.variant().choices),
      start_(stateOf(startPosition(book))),
      squares_(static_cast<std::size_t>(book.size())),
      sides_(book.sides()),
      pawns_(book.pawns()) {
    for (const CastlingPlan& plan : book.castlings()) {
        const Castling& journey = plan.journey;
        castlings_.push_back({journey.kingFrom, journey.kingTo, journey.rookFrom, journey.rookTo, journey.letter});
    }
    const auto& promotions = book.variant().promotions;
    if (book.towers()) {  // captured pieces can return to the board from the towers
        totalsFall_ = pawnsFall_ = false;
        return;
    }
    totalsFall_ = std::ranges::none_of(promotions, &Promotion::bonus);
    findPawnsForGood(book);
}

/// Finds the start squares of pawns that no pawn of the same side can reach, see `emptiesForGood`.
void PackedRules::findPawnsForGood(const Rulebook& book) {
    for (std::size_t side = 0; side < sides_; ++side) {
        const Piece pawn = pieceOf(Side(side), book.pawnKind());
        SquareSet home, later;
        for (std::size_t s = 0; s < squares_; ++s) {
            if (start_.places[s] == pawn) home.set(s);
        }
        for (SquareSet more = reached(book, pawn, home); !(later == (later | more)); more = reached(book, pawn, later))
            later |= more;
        home.forEach([&](Square square) {
            if (!later.test(square)) forGood_.set(square);
        });
    }
}

}  // namespace rokada
