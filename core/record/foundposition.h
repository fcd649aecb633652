// The door through which positions come in: what people paste, command lines, PGN and the protocols of engines all read
// positions here.
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

/// Reads a position text, or what carries one, see `carriedPosition`. Rights to castle that fit only another rule
/// option
/// (`Variant::anyRookChoices`) choose it, unless `rulesAreKnown`: then they are dropped. Errors: those of
/// `readPosition`; UnknownVariant for the address of a game that is not `book`'s; MissingField for an address without a
/// position.
[[nodiscard]] Parsed<FoundPosition> findPosition(const RulebookPtr& book, std::string_view text, RulebookCache& cache,
                                                 bool rulesAreKnown = false);

}  // namespace rokada
