// Reads positions from external sources: pasted text, web addresses, the command line, PGN and engine protocols.
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

/// Reads a position text, or a text that contains one; see `carriedPosition`. If its castling rights need the rules
/// `Variant::anyRookChoices` (Chess960), the result has these rules. If `rulesAreKnown` is true, the rules stay and
/// such castling rights are dropped. Returns the errors of `readPosition`, UnknownVariant for a web address of another
/// variant, and MissingField for a web address without a position.
[[nodiscard]] Parsed<FoundPosition> findPosition(const RulebookPtr& book, std::string_view text, RulebookCache& cache,
                                                 bool rulesAreKnown = false);

}  // namespace rokada
