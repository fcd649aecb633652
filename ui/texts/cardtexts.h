// What the rules card says about pieces: how each moves in one sentence, letters, promotion; and what the sources of a
// variant leave open and how it is settled here.
#pragma once

#include "rules/variant.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace rokada::ui::texts {

/// The first kind of each name: kinds of one name move alike.
[[nodiscard]] std::vector<Kind> namedKinds(const Variant& variant);

/// "One or two squares diagonally; it leaps." Empty for a kind without a description.
[[nodiscard]] QString howItMoves(std::string_view variant, std::string_view kind);
/// "A bolyar does not capture diagonally." Empty for a kind that captures as it moves, and for pawns.
[[nodiscard]] QString specialCapture(std::string_view variant, std::string_view kind);
/// Its letters in the notation of the language in force: "N", "К".
[[nodiscard]] QString lettersOf(const Variant& variant, Kind kind);
/// Squares as few runs: "A8-H8, Z9".
[[nodiscard]] QString squares(const Geometry& board, SquareSet set);
/// Where a piece of this side must become what: "a8-h8: queen, rook"; one line for each set of squares, none for a
/// piece that never promotes.
[[nodiscard]] QStringList promotions(const Variant& variant, Side side, Kind kind);
/// Every rule option with its value and what it means.
[[nodiscard]] QStringList optionsInForce(const Variant& variant);
/// What the sources leave open or have wrong, and how it is settled here.
[[nodiscard]] QStringList settledByUs(std::string_view variant);

}  // namespace rokada::ui::texts
