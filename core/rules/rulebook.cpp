#include "rules/rulebook.h"

#include "base/scrambled.h"

namespace rokada {

Rulebook::Rulebook(Variant variant) : variant_(std::move(variant)) {}

Key Rulebook::reserveKey(std::uint64_t reservePieces) { return reservePieces == 0 ? 0 : scrambled(reservePieces); }

}  // namespace rokada
