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
    [[nodiscard]] const Roads& roads() const { return roads_; }
    /// Whether the table of these men is the one of the other side's.
    [[nodiscard]] bool exchanged(EndingMen men) const;
    /// Frees the memory of a table.
    void forget(EndingMen men) { tableOf(men).reset(); }

    /// The code of a standing with any men in any order, which must have been solved.
    struct Named {
        Piece piece;
        Square square;
    };
    struct Placement {
        std::array<Square, 2> kings{};
        std::array<Named, 2> men{{{NoPiece, NoSquare}, {NoPiece, NoSquare}}};
        Side turn{};
    };
    [[nodiscard]] std::uint8_t code(const Placement& placement) const;

protected:
    /// The men as their table is named: of these, or of the same with the sides exchanged.
    [[nodiscard]] EndingMen homely(EndingMen men) const;
    /// Empty while they are not solved.
    [[nodiscard]] std::unique_ptr<EndingTable>& tableOf(EndingMen men);

private:
    RulebookPtr book_;
    Roads roads_;
    std::optional<SquareMap> exchange_;
    std::vector<std::unique_ptr<EndingTable>> tables_;  ///< by both men
};

}  // namespace rokada
