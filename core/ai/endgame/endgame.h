// Solves endgames of two kings and up to two more pieces by retrograde analysis on the lists of the Rulebook (after
// Ströhlein 1970 and Thompson, "Retrograde analysis of certain endgames", ICCA Journal 9/3, 1986). Supports every
// two-player variant. These endgames have no castling and no first-move rights; en passant is ignored.
#pragma once

#include "ai/endgame/solvedendings.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace rokada {

/// Result that the variant's own rule (`Rules::judge`) gives an endgame as soon as only its pieces are left. The rule
/// does not apply after mate or if a piece can be captured at once.
enum class OwnEnd : std::uint8_t { None, Draw, Victory };

/// Solved endgames of one variant, computed on demand and cached. Not thread-safe.
///
/// A table cannot hold promotions that add pieces to the board (the boats of Bolyar chess). Such a promotion counts as
/// a draw for the moving side. Reported wins against a bare king are correct, but wins that need such a promotion are
/// not reported.
class Endgames final : public SolvedEndings {
public:
    using SolvedEndings::SolvedEndings;

    /// Solves the endgame of these pieces and all endgames that it leads to. Returns its table, which can be stored
    /// with the sides swapped (see `swapped`). Returns nullptr if stopped, or if the variant's own rule ends such
    /// endgames with a winner (Great Shatranj with bareking=win).
    const EndingTable* solve(EndingPieces pieces, const std::stop_token& stop = {});
    /// Returns the value of a position with at most two pieces besides the kings, without castling and first-move
    /// rights. Returns nullopt for other positions or if stopped.
    std::optional<EndingValue> probe(const Position& position, const std::stop_token& stop = {});
    [[nodiscard]] OwnEnd ownEnd(EndingPieces pieces) const;

private:
    [[nodiscard]] std::vector<EndingPieces> successors(EndingPieces pieces) const;
};

}  // namespace rokada
