// Contents of the form for position searches, and their short description.
#pragma once

#include "collection/positionsearch.h"
#include "database/pattern.h"

#include <QString>

namespace rokada::ui {

/// Contents of the form.
struct BoardSearch {
    Arrangement board;
    PatternKind kind = PatternKind::Exact;
    SquareSet free;         ///< squares that can contain anything
    SquareSet vacant;       ///< squares that must be empty, for `PatternKind::Pieces`
    bool anyBoard = false;  ///< true if no square matters
    Pattern beside;         ///< other conditions: turn, piece counts, balance, number of positions
    QString moves;          ///< as typed

    explicit BoardSearch(Arrangement arrangement) : board(std::move(arrangement)) {}
};

/// Returns the pattern that a position must match.
[[nodiscard]] Pattern patternOf(const BoardSearch& search);
/// Returns a description for the user, such as "Chess: this position, material".
[[nodiscard]] QString wordsFor(const BoardSearch& search);

}  // namespace rokada::ui
