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

Key Rulebook::reserveKey(std::uint64_t reservePieces) { return reservePieces == 0 ? 0 : scrambled(reservePieces); }

}  // namespace rokada
