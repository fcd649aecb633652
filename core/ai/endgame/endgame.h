// Endings of two kings and up to two more men, solved exactly by retrograde analysis on the Rulebook's own lists (after
// Ströhlein 1970 and Thompson, "Retrograde analysis of certain endgames", ICCA Journal 9/3, 1986). Serves every game of
// two. Castling and first moves that have to be tracked do not exist in these endings; en passant is not followed.
#pragma once

#include "ai/endgame/solvedendings.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace rokada {

/// How an ending of certain men ends by the game's own rule (`Rules::judge`) as soon as only they are left, unless it
/// is mate or a man can be taken at once.
enum class OwnEnd : std::uint8_t { None, Draw, Victory };

/// Solved endings of one game, made when they are asked for and kept. Not to be shared by threads.
///
/// Promotions that bring more men onto the board (the boats of Bolyar chess) are more than a table holds. They count as
/// draws for whoever makes them: a win against a bare king that is told is a win, one that needs them is not told.
class Endgames final : public SolvedEndings {
public:
    using SolvedEndings::SolvedEndings;

    /// The table of these men, or of the same with the sides exchanged (`swapped`), and everything that they lead to.
    /// nullptr if stopped, and where the game's own rule ends such endings with a winner (Great Shatranj's
    /// bareking=win).
    const EndingTable* solve(EndingPieces pieces, const std::stop_token& stop = {});
    /// The value of a position with at most two men beside the kings, no castling and no first moves left.
    std::optional<EndingValue> probe(const Position& position, const std::stop_token& stop = {});
    [[nodiscard]] OwnEnd ownEnd(EndingPieces pieces) const;

private:
    [[nodiscard]] std::vector<EndingPieces> successors(EndingPieces pieces) const;
};

}  // namespace rokada
