// The tables of solved endings of one game, found by their men in any order and for either side.
#pragma once

#include "ai/endgame/endgame_table.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace rokada {

/// Not to be shared by threads.
class SolvedEndings {
public:
    explicit SolvedEndings(RulebookPtr book);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const RetroMoves& retroMoves() const { return retroMoves_; }
    /// Whether the table of these men is the one of the other side's.
    [[nodiscard]] bool swapped(EndingPieces pieces) const;
    /// Frees the memory of a table.
    void forget(EndingPieces pieces) { tableOf(pieces).reset(); }

    /// The code of a standing with any men in any order, which must have been solved.
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
    /// The men as their table is named: of these, or of the same with the sides exchanged.
    [[nodiscard]] EndingPieces homely(EndingPieces pieces) const;
    /// Empty while they are not solved.
    [[nodiscard]] std::unique_ptr<EndingTable>& tableOf(EndingPieces pieces);

private:
    RulebookPtr book_;
    RetroMoves retroMoves_;
    std::optional<SquareMap> swap_;
    std::vector<std::unique_ptr<EndingTable>> tables_;  ///< by both men
};

}  // namespace rokada
