// Solves endgames of two kings and up to two more pieces by retrograde analysis (after Ströhlein 1970 and Thompson,
// "Retrograde analysis of certain endgames", ICCA Journal 9/3, 1986). The moves come from the target lists of the
// rulebook, so every two-player variant is supported. Castling, first-move rights and en passant are not considered.
#pragma once

#include "ai/endgame/solvedendings.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace rokada {

/// Result that a rule of the variant (`Rules::judge`) gives as soon as only certain pieces are left, for example a draw
/// by bare king. `None`: the game continues. Mate has priority, and the rule does not apply while a piece can be
/// captured.
enum class OwnEnd : std::uint8_t { None, Draw, Victory };

/// Solved endgames of one variant, computed on demand and cached. Not thread-safe. A table cannot hold promotions that
/// add pieces to the board (the boats of Bolyar chess), so such a promotion counts as a draw for the moving side.
/// Reported wins against a bare king are correct, but wins that need such a promotion are missing.
class Endgames final : public SolvedEndings {
public:
    using SolvedEndings::SolvedEndings;

    /// Solves the endgame of these pieces and all endgames to which captures and promotions lead. Returns its table,
    /// which can be stored with the sides swapped (see `swapped`). Returns nullptr if stopped, or if a rule of the
    /// variant gives such endgames a winner (Great Shatranj with bareking=win).
    const EndingTable* solve(EndingPieces pieces, const std::stop_token& stop = {});
    /// Returns the value of a position with at most two pieces besides the kings, without castling and first-move
    /// rights. Solves its endgame first if necessary. Returns nullopt for other positions, if stopped, and if the
    /// endgame cannot be solved.
    std::optional<EndingValue> probe(const Position& position, const std::stop_token& stop = {});
    [[nodiscard]] OwnEnd ownEnd(EndingPieces pieces) const;

    /// Returns the endgames to which a capture or a promotion leads.
    [[nodiscard]] std::vector<EndingPieces> successors(EndingPieces pieces) const;
    /// Returns true if a promotion of this piece adds pieces to the board.
    [[nodiscard]] bool hasBonusPromotion(Piece piece) const;
};

}  // namespace rokada
