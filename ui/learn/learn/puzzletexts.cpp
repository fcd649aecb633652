#include "learn/puzzletexts.h"

#include "texts/names.h"
#include "texts/texts.h"

#include <QCoreApplication>

namespace rokada::ui::texts {

namespace {

/// Returns `one` for a puzzle of one move. Otherwise returns `several` with the number of moves.
QString byMoves(const Puzzle& puzzle, const QString& one, const QString& several) {
    return puzzle.moves == 1 ? one : several.arg(puzzle.moves);
}

}  // namespace

QString taskOf(const Puzzle& puzzle) {
    const Geometry& board = puzzle.position.book().geometry();
    const auto kindOn = [&](Square s) {
        return kindName(puzzle.position.book().variant().kinds[kindOf(puzzle.position[s])].name);
    };
    switch (puzzle.kind) {
        case PuzzleKind::Mate:
            return byMoves(puzzle, QCoreApplication::translate("Puzzle", "Mate in one move."),
                           QCoreApplication::translate("Puzzle", "Force mate. Your moves: %1."));
        case PuzzleKind::Win:
            return byMoves(puzzle, QCoreApplication::translate("Puzzle", "Find the move that wins material."),
                           QCoreApplication::translate("Puzzle", "Win material. Your moves: %1."));
        case PuzzleKind::Defend:
            return QCoreApplication::translate("Puzzle", "You are in danger. Find the only move that saves you.");
        case PuzzleKind::Stalemate:
            return QCoreApplication::translate("Puzzle", "Watch out for stalemate. Find the only good move.");
        case PuzzleKind::Promotion:
            return QCoreApplication::translate("Puzzle", "Promote a pawn. Only one move is good.");
        case PuzzleKind::Checks:
            //: %1: "White to move"
            return QCoreApplication::translate(
                       "Puzzle", "%1: find all checks. Choose the target square of every move that gives check.")
                .arg(toMove(puzzle.position));
        case PuzzleKind::Where:
            return QCoreApplication::translate("Puzzle", "Where can the %1 on %2 go? Choose all squares.")
                .arg(kindOn(puzzle.piece), square(board, puzzle.piece));
        case PuzzleKind::Way:
            return QCoreApplication::translate("Puzzle",
                                               "The %1 moves from %2 to %3. Choose the squares that it passes over.")
                .arg(kindOn(puzzle.shown->from()), square(board, puzzle.shown->from()),
                     square(board, puzzle.shown->to()));
    }
    return {};
}

QString nameOf(PuzzleKind kind) {
    switch (kind) {
        case PuzzleKind::Mate: return QCoreApplication::translate("Puzzle", "Mates");
        case PuzzleKind::Win: return QCoreApplication::translate("Puzzle", "Win material");
        case PuzzleKind::Defend: return QCoreApplication::translate("Puzzle", "Defend");
        case PuzzleKind::Stalemate: return QCoreApplication::translate("Puzzle", "Stalemate tricks");
        case PuzzleKind::Promotion: return QCoreApplication::translate("Puzzle", "Promotions");
        case PuzzleKind::Checks: return QCoreApplication::translate("Puzzle", "Find all checks");
        case PuzzleKind::Where: return QCoreApplication::translate("Puzzle", "Where can a piece go?");
        case PuzzleKind::Way: return QCoreApplication::translate("Puzzle", "Find the path");
    }
    return {};
}

}  // namespace rokada::ui::texts
