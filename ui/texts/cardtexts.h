// Texts of the page with the rules of the variant: how each piece moves, its letters and promotions, and how Rokada
// interprets unclear sources of the variant.
#pragma once

#include "rules/variant.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace rokada::ui::texts {

/// Returns the kinds of a variant without repeated names, because kinds with the same name move alike.
[[nodiscard]] std::vector<Kind> namedKinds(const Variant& variant);

/// Returns how a kind of piece moves, for example "It leaps one or two squares diagonally." Returns an empty text if
/// there is no description.
[[nodiscard]] QString howItMoves(std::string_view variant, std::string_view kind);
/// Returns how a kind captures if this differs from its moves, for example "A bolyar does not capture diagonally."
/// Returns an empty text otherwise, and for pawns.
[[nodiscard]] QString specialCapture(std::string_view variant, std::string_view kind);
/// Returns the letters of the kind in the notation of the current language, for example "N" or "К".
[[nodiscard]] QString lettersOf(const Variant& variant, Kind kind);
/// Returns a set of squares as text, with ranges of squares in a row or a column, for example "A8-H8, Z9".
[[nodiscard]] QString squares(const Geometry& board, SquareSet set);
/// Returns on which squares a piece of this side promotes, and to which kinds: "a8-h8: queen, rook". There is one line
/// for each set of squares. Returns an empty list for a piece that never promotes.
[[nodiscard]] QStringList promotions(const Variant& variant, Side side, Kind kind);
/// Returns one line for each rule option of the variant: its value, and what this value means.
[[nodiscard]] QStringList optionsInForce(const Variant& variant);
/// Returns the contradictions and gaps in the sources of a variant, each with the solution that Rokada uses.
[[nodiscard]] QStringList settledByUs(std::string_view variant);

}  // namespace rokada::ui::texts
