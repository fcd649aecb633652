// Conditions that the user enters in the form for position searches, and a short description of them.
#pragma once

#include "collection/positionsearch.h"
#include "database/pattern.h"

#include <QString>

namespace rokada::ui {

/// Conditions that the user has entered in the form for position searches.
struct BoardSearch {
    Arrangement board;
    PatternKind kind = PatternKind::Exact;
    SquareSet free;         ///< squares that may contain anything
    SquareSet vacant;       ///< squares that must be empty; used only with `PatternKind::Pieces`
    bool anyBoard = false;  ///< true if the position on the board does not matter
    Pattern beside;         ///< other conditions, such as side to move, piece counts and material balance
    QString moves;          ///< moves as the user has typed them

    explicit BoardSearch(Arrangement arrangement) : board(std::move(arrangement)) {}
};

/// Returns the conditions on the position as a pattern. The moves are not part of it.
[[nodiscard]] Pattern patternOf(const BoardSearch& search);
/// Returns a short description for the user, for example "Chess: this position, material".
[[nodiscard]] QString wordsFor(const BoardSearch& search);

}  // namespace rokada::ui
