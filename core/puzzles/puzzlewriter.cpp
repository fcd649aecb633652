#include "puzzles/puzzlewriter.h"

#include "text/movetext.h"
#include "text/positiontext.h"

namespace rokada {

namespace {

std::string headOf(const Puzzle& puzzle) {
    const Rulebook& book = puzzle.position.book();
    std::string kind(idOf(puzzle.kind));
    switch (puzzle.kind) {
        case PuzzleKind::Mate:
        case PuzzleKind::Win:
        case PuzzleKind::Defend:
        case PuzzleKind::Stalemate:
        case PuzzleKind::Promotion: return kind + ' ' + std::to_string(puzzle.moves);
        case PuzzleKind::Checks: return kind;
        case PuzzleKind::Where: return kind + ' ' + book.geometry().name(puzzle.piece);
        case PuzzleKind::Way: return kind + ' ' + moveText(book, *puzzle.shown);
    }
    return kind;
}

std::string answerOf(const Puzzle& puzzle) {
    const Rulebook& book = puzzle.position.book();
    std::string text;
    if (asksForSquares(puzzle.kind)) {
        puzzle.squares.forEach([&](Square s) { text += (text.empty() ? "" : " ") + book.geometry().name(s); });
        return text;
    }
    for (std::size_t i = 0; i + 1 < puzzle.line.size(); ++i) text += moveText(book, puzzle.line[i]) + ' ';
    text += moveText(book, puzzle.line.back());
    for (const Move move : puzzle.lastMoves) {
        if (move != puzzle.line.back()) text += '/' + moveText(book, move);
    }
    return text;
}

}  // namespace

std::string puzzleText(const Puzzle& puzzle) {
    std::string themes;
    for (const Motif theme : puzzle.themes) themes += (themes.empty() ? "" : " ") + std::string(idOf(theme));
    if (themes.empty()) themes = "-";
    return headOf(puzzle) + " | " + std::to_string(puzzle.level) + " | " + themes + " | " +
           positionText(puzzle.position) + " | " + answerOf(puzzle);
}

}  // namespace rokada
