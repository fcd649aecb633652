#include "puzzles/puzzlestep.h"

namespace rokada {

namespace {

GoalType aimOf(PuzzleKind kind) {
    switch (kind) {
        case PuzzleKind::Mate: return GoalType::Mate;
        case PuzzleKind::Win: return GoalType::Win;
        case PuzzleKind::Promotion: return GoalType::Promote;
        case PuzzleKind::Defend:
        case PuzzleKind::Stalemate:
        case PuzzleKind::Checks:
        case PuzzleKind::Where:
        case PuzzleKind::Way: break;
    }
    return GoalType::None;
}

void askForSquares(const Puzzle& puzzle, LessonStep& step) {
    step.type = StepType::Squares;
    step.rightSquares = puzzle.squares;
    step.asksForChecks = puzzle.kind == PuzzleKind::Checks;
    if (puzzle.kind == PuzzleKind::Where) {
        step.reaching.from = puzzle.piece;
        step.marks.set(puzzle.piece);
    }
    if (puzzle.shown) step.marks.set(puzzle.shown->from()).set(puzzle.shown->to());
}

}  // namespace

LessonStep stepOf(const Puzzle& puzzle) {
    LessonStep step(puzzle.position.book());
    step.position = puzzle.position;
    step.place = {1, 1};
    step.turned = true;
    step.moves = puzzle.moves;
    if (asksForSquares(puzzle.kind)) {
        askForSquares(puzzle, step);
        return step;
    }
    if (puzzle.moves == 1) {
        step.type = StepType::Move;
        step.rightMoves = puzzle.lastMoves;
        step.goal.type = aimOf(puzzle.kind);
        return step;
    }
    step.type = StepType::Play;
    step.aim = aimOf(puzzle.kind);
    for (const Move last : puzzle.lastMoves) {
        step.lines.push_back(puzzle.line);
        step.lines.back().back() = last;
    }
    return step;
}

}  // namespace rokada
