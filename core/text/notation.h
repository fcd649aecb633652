// Parts of a move, and notations that write them. The caller supplies the piece letters of a language.
#pragma once

#include "rules/position.h"

#include <array>
#include <string>

namespace rokada {

/// All parts of a move that its text can show.
struct MoveParts {
    enum class Type : std::uint8_t { Normal, CastleShort, CastleLong, Drop, Forced };
    /// In Fortress Chess, `Check` means check to any enemy, and `Mate` means checkmate of the next side.
    enum class Threat : std::uint8_t { None, Check, Mate };

    Type type = Type::Normal;
    Kind piece = NoKind;  ///< piece that moves or is placed
    bool pawn = false;
    bool takes = false;
    int part = 0;  ///< number of pieces that leave their tower; 0 if the whole tower moves
    Square from = NoSquare, to = NoSquare;
    bool needsFile = false, needsRank = false;  ///< parts of the origin that the text needs for disambiguation
    Kind becomes = NoKind;
    bool chosen = false;  ///< true if the piece could also promote to other kinds
    Threat threat = Threat::None;
};

/// Returns true if the move can promote to different kinds, so its text needs a letter.
[[nodiscard]] bool promotionChosen(const Rulebook& book, Move move);
/// Returns the parts of a legal move, which `written` turns into text.
[[nodiscard]] MoveParts partsOf(const Position& position, Move move);

/// Piece letters of one language in UTF-8, indexed by kind. The letter of a pawn can be empty.
using Letters = std::array<std::string, MaxKinds>;
/// Returns the English piece letters, as position texts use them. The letter of the pawn is empty.
[[nodiscard]] Letters englishLetters(const Variant& variant);

/// Form, piece letters and signs of a notation.
struct Notation {
    enum class Form : std::uint8_t { Short, Long, Coordinates };

    Letters letters;
    Form form = Form::Short;
    std::string takes = "x";
    std::string promotes = "=";
    std::string check = "+";
    std::string mate = "#";
    std::string castle = "O";  ///< letter for castling, which is written two or three times
};

/// Returns the text of a move, for example "Nf3", "Ng1-f3" or "g1f3". A forced move is "-".
[[nodiscard]] std::string written(const Rulebook& book, const MoveParts& parts, const Notation& notation);

}  // namespace rokada
