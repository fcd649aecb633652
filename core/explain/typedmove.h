// Parses moves as users type them: any notation, piece letters of any supported language, any keyboard layout.
#pragma once

#include "explain/illegalmove.h"
#include "text/notation.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rokada {

/// Returns the legal moves that a text may mean. Accepts short, long and coordinate notation, superfluous or missing
/// characters, and lower case for upper case. Tries the text as it is, with the letters of each language in their
/// order; then with Cyrillic letters read as Latin ones by looks, by sound, and by their keys on Russian and Bulgarian
/// keyboards. The first reading that fits any move wins. If it fits several moves, the user must choose.
[[nodiscard]] std::vector<Move> typedMoves(const Position& position, std::string_view text,
                                           std::span<const Letters> languages);

/// Interpretation of a text that is not a legal move.
struct TypedWish {
    std::vector<Move> moves;  ///< legal moves of an incomplete text, for example a promotion without a piece
    std::optional<IllegalMove> illegalMove;  ///< reason why no such move is legal; nullopt if the text contains no move
    std::vector<Move> withoutFile;           ///< pawn captures that must be written with the file of the pawn
    std::vector<Move> promotions;            ///< promotions of a pawn that cannot promote as written
    Square unreached = NoSquare;  ///< target that several pieces may have been meant for, none of which moves there
    Kind missing = NoKind;        ///< kind that was named but that the side to move does not have
};

/// Interprets a text for which `typedMoves` finds nothing: the pieces and squares that it names, and why the move is
/// illegal.
[[nodiscard]] TypedWish typedWish(const Position& position, std::string_view text, std::span<const Letters> languages);

}  // namespace rokada
