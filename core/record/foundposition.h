// Reads positions from all external sources: pasted text, command lines, PGN and engine protocols.
#pragma once

#include "record/rulebookcache.h"
#include "text/positiontext.h"

namespace rokada {

/// A position with the rules that it fits.
struct FoundPosition {
    RulebookPtr book;
    Position position;
    std::vector<PositionRemark> remarks;
};

/// Reads a position text, or a text that contains one; see `carriedPosition`. Castling rights that need another rule
/// option (`Variant::anyRookChoices`) select it, unless `rulesAreKnown`; then they are dropped. Errors: those of
/// `readPosition`; UnknownVariant for the address of another variant; MissingField for an address without a position.
[[nodiscard]] Parsed<FoundPosition> findPosition(const RulebookPtr& book, std::string_view text, RulebookCache& cache,
                                                 bool rulesAreKnown = false);

}  // namespace rokada
