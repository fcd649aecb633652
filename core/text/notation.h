// The parts of a move, and its notations. The caller supplies the letters of a language.
#pragma once

#include "rules/position.h"

#include <array>
#include <string>

namespace rokada {

/// Everything that a written move may show.
struct MoveParts {
    enum class Type : std::uint8_t { Normal, CastleShort, CastleLong, Drop, Forced };
    /// In fortress chess `Check` is any attack on an enemy king, `Mate` that of the next side.
    enum class Threat : std::uint8_t { None, Check, Mate };

    Type type = Type::Normal;
    Kind piece = NoKind;  ///< what moves, or is placed
    bool pawn = false;
    bool takes = false;
    int part = 0;  ///< how many pieces leave their tower, if others stay
    Square from = NoSquare, to = NoSquare;
    bool needsFile = false, needsRank = false;  ///< to be told from others of the same kind
    Kind becomes = NoKind;
    bool chosen = false;  ///< it could become something else, too
    Threat threat = Threat::None;
};

/// The piece may become different kinds by this move, so that its text needs a letter.
[[nodiscard]] bool promotionChosen(const Rulebook& book, Move move);
/// Of a legal move.
[[nodiscard]] MoveParts partsOf(const Position& position, Move move);

/// Letters of pieces in one language, UTF-8, by kind. A pawn's may be empty.
using Letters = std::array<std::string, MaxKinds>;
/// Those of position texts, without the pawn's.
[[nodiscard]] Letters englishLetters(const Variant& variant);

/// A notation.
struct Notation {
    enum class Form : std::uint8_t { Short, Long, Coordinates };

    Letters letters;
    Form form = Form::Short;
    std::string takes = "x";
    std::string promotes = "=";
    std::string check = "+";
    std::string mate = "#";
    std::string castle = "O";  ///< two or three of them
};

/// "Nf3", "Ng1-f3", "g1f3"; "-" for a forced move.
[[nodiscard]] std::string written(const Rulebook& book, const MoveParts& parts, const Notation& notation);

}  // namespace rokada
