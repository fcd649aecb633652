// Moves as people type them: in any notation, with letters of any supported language, on any keyboard layout.
#pragma once

#include "explain/illegalmove.h"
#include "text/notation.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rokada {

/// The legal moves that a text may mean: short, long or coordinates, with superfluous or missing signs, small letters
/// for capitals. It is read first as it stands, with the letters of one language after the other, in their order; then
/// with Cyrillic letters read as Latin ones by their looks, by their sound, and by their place on Russian and Bulgarian
/// keyboards. The first of these that fits any move decides; several moves are for the user to choose from. Nothing is
/// guessed.
[[nodiscard]] std::vector<Move> typedMoves(const Position& position, std::string_view text,
                                           std::span<const Letters> languages);

/// The meaning of a text that is no legal move.
struct TypedWish {
    std::vector<Move> moves;                 ///< legal moves that it leaves open: a promotion without the piece's name
    std::optional<IllegalMove> illegalMove;  ///< why nothing is legal; nothing if no move can be read out of the text
    std::vector<Move> withoutFile;  ///< captures of pawns, which have to be written with the file where they begin
    std::vector<Move> promotions;   ///< of the pawn that cannot promote where it was written
    Square unreached = NoSquare;    ///< where several pieces may have been meant to go, and none of them moves so
    Kind missing = NoKind;          ///< a piece that was named and that the side to move does not have
};

/// For texts that `typedMoves` finds nothing for: which pieces and squares they name, and why that is illegal.
[[nodiscard]] TypedWish typedWish(const Position& position, std::string_view text, std::span<const Letters> languages);

}  // namespace rokada
