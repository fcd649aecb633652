// Texts of the rules card: how each piece moves, its letters and promotions, and how ambiguous sources of the variant
// are read.
#pragma once

#include "rules/variant.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace rokada::ui::texts {

/// Returns the first kind of each name, because kinds with the same name move alike.
[[nodiscard]] std::vector<Kind> namedKinds(const Variant& variant);

/// Returns how a kind moves, for example "It leaps one or two squares diagonally." Returns an empty text for a kind
/// without a description.
[[nodiscard]] QString howItMoves(std::string_view variant, std::string_view kind);
/// Returns a special way to capture, for example "A bolyar does not capture diagonally." Returns an empty text if there
/// is none, and for pawns.
[[nodiscard]] QString specialCapture(std::string_view variant, std::string_view kind);
/// Returns the letters of the kind in the notation of the current language: "N", "К".
[[nodiscard]] QString lettersOf(const Variant& variant, Kind kind);
/// Returns squares as few ranges: "A8-H8, Z9".
[[nodiscard]] QString squares(const Geometry& board, SquareSet set);
/// Returns on which squares a piece of this side must promote, and to which kinds: "a8-h8: queen, rook". There is one
/// line for each set of squares. Returns an empty list for a piece that never promotes.
[[nodiscard]] QStringList promotions(const Variant& variant, Side side, Kind kind);
/// Returns one line for each rule option, with its value and the meaning of this value.
[[nodiscard]] QStringList optionsInForce(const Variant& variant);
/// Returns the ambiguities and errors of the sources, with the solutions that Rokada uses.
[[nodiscard]] QStringList settledByUs(std::string_view variant);

}  // namespace rokada::ui::texts
