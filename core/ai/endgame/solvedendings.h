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
    static constexpr std::size_t MostPieces = 4;  ///< largest number of pieces in a table, kings included

    explicit SolvedEndings(RulebookPtr book);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] const RulebookPtr& sharedBook() const { return book_; }
    [[nodiscard]] const RetroMoves& retroMoves() const { return retroMoves_; }
    /// Returns true if the table of these pieces is stored with the sides swapped.
    [[nodiscard]] bool swapped(EndingPieces pieces) const;
    /// Returns the table of these pieces, which can be stored with the sides swapped, or nullptr if the endgame is not
    /// solved.
    [[nodiscard]] std::shared_ptr<const EndingTable> find(EndingPieces pieces) const;
    /// Stores the table of these pieces, which can belong to another object with the same rules.
    void add(EndingPieces pieces, std::shared_ptr<const EndingTable> table) { tableOf(pieces) = std::move(table); }
    /// Forgets the table of these pieces.
    void forget(EndingPieces pieces) { tableOf(pieces).reset(); }
    /// Returns the pieces under which the table is stored: `pieces` in ascending order, or the same pieces with swapped
    /// sides.
    [[nodiscard]] EndingPieces storedPieces(EndingPieces pieces) const;

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
    /// Endgame of a position.
    struct Endgame {
        EndingPieces pieces;  ///< in ascending order
        Placement placement;
    };
    /// Returns the endgame of a position. Returns nullopt if the position has more than two sides or four pieces,
    /// castling or first-move rights, or an en passant capture.
    [[nodiscard]] static std::optional<Endgame> endgameOf(const Position& position);
    /// Returns the code of an endgame position, see `EndingTable`. Precondition: the endgame is solved.
    [[nodiscard]] std::uint8_t code(const Placement& placement) const;
    /// Returns the value of an endgame position. Returns nullopt if the position is impossible. Precondition: the
    /// endgame is solved.
    [[nodiscard]] std::optional<EndingValue> value(const Placement& placement) const;

protected:
    /// Returns the entry for the table of these pieces. The entry is nullptr until the endgame is solved.
    [[nodiscard]] std::shared_ptr<const EndingTable>& tableOf(EndingPieces pieces);

private:
    RulebookPtr book_;
    RetroMoves retroMoves_;
    std::optional<SquareMap> swap_;
    std::vector<std::shared_ptr<const EndingTable>> tables_;  ///< tables, indexed by both pieces besides the kings
};

}  // namespace rokada
