#include "game/placement.h"

#include "base/scrambled.h"
#include "rules/movegen.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>
#include <cassert>

namespace rokada {

namespace {

int reservePiecesOf(const Position& position, Side side) {
    int count = 0;
    for (std::size_t i = 0; i < position.book().reserveKinds().size(); ++i) count += position.reserve(side, i);
    return count;
}

/// Returns a drop of `side` for each empty square of `start` on which `placed` has a reserve piece of this side.
/// Returns an empty list if the two boards differ in size or `side` still has reserve pieces in `placed`.
std::vector<Move> between(const Position& start, const Position& placed, Side side) {
    const Rulebook& book = start.book();
    std::vector<Move> moves;
    if (placed.book().size() != book.size() || reservePiecesOf(placed, side) != 0) return moves;
    for (const Kind kind : book.reserveKinds()) {
        for (int s = 0; s < book.size(); ++s) {
            const auto square = Square(s);
            if (start.empty(square) && placed[square] == pieceOf(side, kind))
                moves.emplace_back(NoSquare, square, MoveType::Drop, kind);
        }
    }
    return moves;
}

}  // namespace

std::vector<Move> usualPlacement(const Rulebook& book, Side side) {
    const Variant& variant = book.variant();
    const VariantInfo* info = findVariant(variant.id);
    const auto start = parsePosition(book, variant.start);
    if (info == nullptr || !start || reservePiecesOf(*start, side) == 0) return {};
    for (const Option& option : info->options) {
        for (const std::string_view value : option.values) {
            Choices choices = variant.choices;
            choices[std::string(option.name)] = value;
            const auto other = makeVariant(*info, choices);
            // Compiling a rulebook takes time, so values that do not change the start position are skipped. Start
            // positions with reserve pieces ("[") are skipped too.
            if (!other || other->start == variant.start || other->start.find('[') != std::string::npos) continue;
            const RulebookPtr rules = Rulebook::compile(*other);
            const auto placed = parsePosition(*rules, rules->variant().start);
            auto moves = placed ? between(*start, *placed, side) : std::vector<Move>();
            if (static_cast<int>(moves.size()) == reservePiecesOf(*start, side)) return moves;
        }
    }
    return {};
}

Position aloneWith(const Position& start, Side side, const std::vector<Move>& placed) {
    Position position = start;
    const auto kinds = position.book().reserveKinds();
    for (std::size_t other = 0; other < position.book().sides(); ++other) {
        for (std::size_t i = 0; other != side && i < kinds.size(); ++i) position.setReserve(Side(other), i, 0);
    }
    for (const Move move : placed) {
        const auto kind = std::ranges::find(kinds, move.becomes()) - kinds.begin();
        const auto index = static_cast<std::size_t>(kind);
        position.setReserve(side, index, position.reserve(side, index) - 1);
        position.put(pieceOf(side, move.becomes()), move.to());
    }
    position.setTurn(side);
    return position;
}

Move dropByLot(const Position& position, std::uint64_t seed) {
    const MoveList moves = legalMoves(position);
    assert(!moves.empty());
    return moves[static_cast<std::size_t>(scrambled(seed ^ position.key()) % static_cast<std::uint64_t>(moves.size()))];
}

}  // namespace rokada
