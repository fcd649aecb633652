// Stores the tables of solved endgames of one variant. An endgame and the same endgame with swapped sides share one
// table.
#pragma once

#include "ai/endgame/endingtable.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace rokada {

/// Cache of the endgame tables of one variant. Not thread-safe.
class SolvedEndings {
public:
    explicit SolvedEndings(RulebookPtr book);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const RulebookPtr& sharedBook() const { return book_; }
    [[nodiscard]] const RetroMoves& retroMoves() const { return retroMoves_; }
    /// Returns true if the table of these pieces is stored with the sides swapped.
    [[nodiscard]] bool swapped(EndingPieces pieces) const;
    /// Frees the memory of the table of these pieces.
    void forget(EndingPieces pieces) { tableOf(pieces).reset(); }

    /// Piece with its square.
    struct Named {
        Piece piece;
        Square square;
    };
    /// Position of an endgame, with its pieces in any order.
    struct Placement {
        std::array<Square, 2> kings{};
        std::array<Named, 2> pieces{{{NoPiece, NoSquare}, {NoPiece, NoSquare}}};
        Side turn{};
    };
    /// Returns the code of an endgame position, see `EndingTable`. Precondition: the endgame is solved.
    [[nodiscard]] std::uint8_t code(const Placement& placement) const;

protected:
    /// Returns the pieces under which the table is stored: `pieces` in ascending order, or the same pieces with swapped
    /// sides.
    [[nodiscard]] EndingPieces storedPieces(EndingPieces pieces) const;
    /// Returns the entry for the table of these pieces. The entry is nullptr until the endgame is solved.
    [[nodiscard]] std::unique_ptr<EndingTable>& tableOf(EndingPieces pieces);

private:
    RulebookPtr book_;
    RetroMoves retroMoves_;
    std::optional<SquareMap> swap_;
    std::vector<std::unique_ptr<EndingTable>> tables_;  ///< tables, indexed by both pieces besides the kings
};

}  // namespace rokada
