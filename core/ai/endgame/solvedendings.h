// The tables of solved endings of one variant, found by their pieces in any order and for either side.
#pragma once

#include "ai/endgame/endingtable.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace rokada {

/// Not thread-safe.
class SolvedEndings {
public:
    explicit SolvedEndings(RulebookPtr book);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const RulebookPtr& sharedBook() const { return book_; }
    [[nodiscard]] const RetroMoves& retroMoves() const { return retroMoves_; }
    /// Whether the table of these pieces is that of the swapped sides.
    [[nodiscard]] bool swapped(EndingPieces pieces) const;
    /// Frees the memory of a table.
    void forget(EndingPieces pieces) { tableOf(pieces).reset(); }

    /// The code of an endgame position with its pieces in any order, which must have been solved.
    struct Named {
        Piece piece;
        Square square;
    };
    struct Placement {
        std::array<Square, 2> kings{};
        std::array<Named, 2> pieces{{{NoPiece, NoSquare}, {NoPiece, NoSquare}}};
        Side turn{};
    };
    [[nodiscard]] std::uint8_t code(const Placement& placement) const;

protected:
    /// The pieces as their table is named: these, or the same with the sides swapped.
    [[nodiscard]] EndingPieces homely(EndingPieces pieces) const;
    /// Empty while they are not solved.
    [[nodiscard]] std::unique_ptr<EndingTable>& tableOf(EndingPieces pieces);

private:
    RulebookPtr book_;
    RetroMoves retroMoves_;
    std::optional<SquareMap> swap_;
    std::vector<std::unique_ptr<EndingTable>> tables_;  ///< by both pieces
};

}  // namespace rokada
