// Texts about the moves of opening books.
#pragma once

#include "book/openingbook.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui {

/// Returns a share between 0 and 1 in whole per cent, for example "47 %".
[[nodiscard]] QString shareText(double share);
/// Returns the most frequent book moves of a position with their shares, for example "d6 47 %, e6 26 %, Nc6 20 %".
/// Returns an empty text if the book has no moves.
[[nodiscard]] QString bookMovesText(const OpeningBook& book, const Position& position, NotationStyle style);

}  // namespace rokada::ui
