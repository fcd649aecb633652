// What a search on the board looks for, in a few words.
#pragma once

#include "collection/positionsearch.h"
#include "database/pattern.h"

#include <QString>

namespace rokada::ui {

/// What of a board is looked for.
struct BoardSearch {
    Arrangement board;
    PatternKind kind = PatternKind::Exact;
    SquareSet free;         ///< may be anything
    SquareSet vacant;       ///< have to be empty, where other squares do not matter
    bool anyBoard = false;  ///< the squares do not matter at all
    Pattern beside;         ///< whose turn, numbers, balance, how long
    QString moves;          ///< as they were typed

    explicit BoardSearch(Arrangement arrangement) : board(std::move(arrangement)) {}
};

[[nodiscard]] Pattern patternOf(const BoardSearch& search);
/// "The whole board, two moves", for the library's window.
[[nodiscard]] QString wordsFor(const BoardSearch& search);

}  // namespace rokada::ui
