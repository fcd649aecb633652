#include "rules/rulebook.h"

#include "base/scrambled.h"

#include <algorithm>

namespace rokada {

Rulebook::Rulebook(Variant variant) : variant_(std::move(variant)) {}

Kind Rulebook::pawnOfFile(int column) const {
    const char identity = variant_.towers->identities[static_cast<std::size_t>(column)];
    const auto pawn = std::find_if(variant_.kinds.begin(), variant_.kinds.end(),
                                   [&](const KindSpec& kind) { return kind.identity == identity; });
    return Kind(pawn - variant_.kinds.begin());
}

bool Rulebook::mayReach(Piece piece, Square from, Square to) const {
    if (kindOf(piece) == royalKind() || pawns().has(piece)) return true;
    const auto has = [to](std::span<const Target> list) {
        return std::any_of(list.begin(), list.end(), [to](const Target& t) { return t.square == to; });
    };
    return has(targets(piece, from)) || has(captures(piece, from)) || has(quiets(piece, from));
}

Key Rulebook::reserveKey(std::uint64_t reservePieces) { return reservePieces == 0 ? 0 : scrambled(reservePieces); }

}  // namespace rokada
