// Parts of a move, and its notations. The caller supplies the letters of a language.
#pragma once

#include "rules/position.h"

#include <array>
#include <string>

namespace rokada {

/// Everything that the text of a move can show.
struct MoveParts {
    enum class Type : std::uint8_t { Normal, CastleShort, CastleLong, Drop, Forced };
    /// In fortress chess `Check` is an attack on any enemy king, `Mate` the mate of the next side.
    enum class Threat : std::uint8_t { None, Check, Mate };

    Type type = Type::Normal;
    Kind piece = NoKind;  ///< piece that moves or is placed
    bool pawn = false;
    bool takes = false;
    int part = 0;  ///< number of pieces that leave their tower, if others stay
    Square from = NoSquare, to = NoSquare;
    bool needsFile = false, needsRank = false;  ///< needed for disambiguation
    Kind becomes = NoKind;
    bool chosen = false;  ///< other kinds were possible
    Threat threat = Threat::None;
};

/// Returns true if the move can promote to different kinds, so that its text needs a letter.
[[nodiscard]] bool promotionChosen(const Rulebook& book, Move move);
/// Returns the parts of a legal move.
[[nodiscard]] MoveParts partsOf(const Position& position, Move move);

/// Piece letters of one language in UTF-8, by kind. The letter of a pawn can be empty.
using Letters = std::array<std::string, MaxKinds>;
/// Returns the letters of position texts, without that of the pawn.
[[nodiscard]] Letters englishLetters(const Variant& variant);

/// Form, letters and symbols of a notation.
struct Notation {
    enum class Form : std::uint8_t { Short, Long, Coordinates };

    Letters letters;
    Form form = Form::Short;
    std::string takes = "x";
    std::string promotes = "=";
    std::string check = "+";
    std::string mate = "#";
    std::string castle = "O";  ///< repeated two or three times
};

/// Returns "Nf3", "Ng1-f3" or "g1f3"; "-" for a forced move.
[[nodiscard]] std::string written(const Rulebook& book, const MoveParts& parts, const Notation& notation);

}  // namespace rokada
