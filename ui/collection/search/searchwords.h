// Contents of the form for position searches, and a short description of these contents.
#pragma once

#include "collection/positionsearch.h"
#include "database/pattern.h"

#include <QString>

namespace rokada::ui {

/// Contents of the form for position searches.
struct BoardSearch {
    Arrangement board;
    PatternKind kind = PatternKind::Exact;
    SquareSet free;         ///< squares that can contain anything
    SquareSet vacant;       ///< squares that must be empty; used with `PatternKind::Pieces`
    bool anyBoard = false;  ///< true if the search ignores the board
    Pattern beside;         ///< other conditions: side to move, piece counts, balance, number of positions
    QString moves;          ///< moves as the user has typed them

    explicit BoardSearch(Arrangement arrangement) : board(std::move(arrangement)) {}
};

/// Returns the pattern of the positions that the search must find.
[[nodiscard]] Pattern patternOf(const BoardSearch& search);
/// Returns a description of the search for the user, for example "Chess: this position, material".
[[nodiscard]] QString wordsFor(const BoardSearch& search);

}  // namespace rokada::ui
