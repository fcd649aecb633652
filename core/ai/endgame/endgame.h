// Endings of two kings and up to two more pieces, solved exactly by retrograde analysis on the Rulebook's own lists
// (after Ströhlein 1970 and Thompson, "Retrograde analysis of certain endgames", ICCA Journal 9/3, 1986). Serves every
// variant for two. Castling and tracked first moves do not exist in these endings; en passant is ignored.
#pragma once

#include "ai/endgame/solvedendings.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace rokada {

/// How an ending with certain pieces ends by the variant's own rule (`Rules::judge`) as soon as only they are left,
/// unless it is mate or a piece can be captured at once.
enum class OwnEnd : std::uint8_t { None, Draw, Victory };

/// Solved endings of one variant, computed on demand and kept. Not thread-safe.
///
/// Promotions that bring more pieces onto the board (the boats of Bolyar chess) are more than a table holds. They count
/// as draws for the mover: a reported win against a bare king is a win, one that needs them is not reported.
class Endgames final : public SolvedEndings {
public:
    using SolvedEndings::SolvedEndings;

    /// The table of these pieces, or of the same with the sides swapped (`swapped`), and everything that they lead to.
    /// nullptr if stopped, and where the variant's own rule ends such endings with a winner (Great Shatranj's
    /// bareking=win).
    const EndingTable* solve(EndingPieces pieces, const std::stop_token& stop = {});
    /// The value of a position with at most two pieces besides the kings, no castling and no first moves left.
    std::optional<EndingValue> probe(const Position& position, const std::stop_token& stop = {});
    [[nodiscard]] OwnEnd ownEnd(EndingPieces pieces) const;

private:
    [[nodiscard]] std::vector<EndingPieces> successors(EndingPieces pieces) const;
};

}  // namespace rokada
