// Parses moves as users type them: any notation, piece letters of any supported language, any keyboard layout.
#pragma once

#include "explain/illegalmove.h"
#include "text/notation.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rokada {

/// Returns the legal moves that a text can mean. Accepts short, long and coordinate notation, superfluous or missing
/// characters, and lower case for upper case. The text is first read unchanged, with the piece letters of each language
/// in turn. Then Cyrillic letters are read as Latin letters that look alike, that sound alike, or that are on the same
/// key of a Russian or Bulgarian keyboard. The first reading that fits any legal move wins. If it fits several moves,
/// the user must choose.
[[nodiscard]] std::vector<Move> typedMoves(const Position& position, std::string_view text,
                                           std::span<const Letters> languages);

/// Interpretation of a text that is not a legal move.
struct TypedWish {
    std::vector<Move> moves;  ///< legal moves that complete the text, for example all promotions if no piece is named
    std::optional<IllegalMove> illegalMove;  ///< reason why the move is illegal; nullopt if the text contains no move
    std::vector<Move> withoutFile;           ///< pawn captures that must be written with the file of the pawn
    std::vector<Move> promotions;            ///< legal promotions of a pawn that cannot promote as written
    /// Target square, if the text can mean several pieces and none of them can move there. Otherwise NoSquare.
    Square unreached = NoSquare;
    /// Kind that the text names but that the side to move does not have; NoKind if there is none.
    Kind missing = NoKind;
};

/// Interprets a text for which `typedMoves` finds nothing. Finds the pieces and squares that the text names, and the
/// reason why the move is illegal.
[[nodiscard]] TypedWish typedWish(const Position& position, std::string_view text, std::span<const Letters> languages);

}  // namespace rokada
