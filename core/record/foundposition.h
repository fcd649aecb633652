// Reads positions from all external sources: pasted text, command line, PGN and engine protocols.
#pragma once

#include "record/rulebookcache.h"
#include "text/positiontext.h"

namespace rokada {

/// Position with the rules under which it was read.
struct FoundPosition {
    RulebookPtr book;
    Position position;
    std::vector<PositionRemark> remarks;
};

/// Reads a position text, or a text that contains one; see `carriedPosition`. Castling rights can need other rules
/// (`Variant::anyRookChoices`). These rules are then selected; if `rulesAreKnown` is set, the castling rights are
/// dropped instead. Returns the errors of `readPosition`, UnknownVariant for a web address of another variant, and
/// MissingField for a web address without a position.
[[nodiscard]] Parsed<FoundPosition> findPosition(const RulebookPtr& book, std::string_view text, RulebookCache& cache,
                                                 bool rulesAreKnown = false);

}  // namespace rokada
