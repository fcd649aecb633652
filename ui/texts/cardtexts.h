// Texts of the rules card: how each piece moves, its letters and promotions, and where the variant's sources are
// ambiguous.
#pragma once

#include "rules/variant.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace rokada::ui::texts {

/// Returns the first kind of each name, because kinds with the same name move alike.
[[nodiscard]] std::vector<Kind> namedKinds(const Variant& variant);

/// Returns for example "One or two squares diagonally; it leaps."; empty for a kind without a description.
[[nodiscard]] QString howItMoves(std::string_view variant, std::string_view kind);
/// Returns for example "A bolyar does not capture diagonally."; empty for pawns and for kinds that capture as they
/// move.
[[nodiscard]] QString specialCapture(std::string_view variant, std::string_view kind);
/// Returns the letters of the kind in the notation of the current language: "N", "К".
[[nodiscard]] QString lettersOf(const Variant& variant, Kind kind);
/// Returns squares as few ranges: "A8-H8, Z9".
[[nodiscard]] QString squares(const Geometry& board, SquareSet set);
/// Returns where a piece of this side must promote to which kinds: "a8-h8: queen, rook". One line for each set of
/// squares; empty for a piece that never promotes.
[[nodiscard]] QStringList promotions(const Variant& variant, Side side, Kind kind);
/// Returns every rule option with its value and the meaning.
[[nodiscard]] QStringList optionsInForce(const Variant& variant);
/// Returns the ambiguities and errors of the sources, with the solutions used here.
[[nodiscard]] QStringList settledByUs(std::string_view variant);

}  // namespace rokada::ui::texts
