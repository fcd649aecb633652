// Fuzz target for puzzle files. Reading must always end, errors must state their line, and accepted puzzles must be
// usable and writable.
#include "parts.h"
#include "targets.h"

#include "learn/exercise.h"
#include "puzzles/puzzlereader.h"
#include "puzzles/puzzlestep.h"
#include "puzzles/puzzlewriter.h"

namespace rokada::fuzz {

int puzzle::testOneInput(std::string_view input) {
    static RulebookCache cache;
    const auto set = readPuzzles(input, cache);
    if (!set) {
        expect(set.error().line > 0 && set.error().column > 0, "errors have their places");
        return 0;
    }
    const GoalJudge& judge = judgeOf(*set->book);
    for (const Puzzle& one : set->puzzles) {
        expect(!puzzleText(one).empty(), "what is read can be written");
        const LessonStep step = stepOf(one);
        Exercise exercise(step, judge);
        if (!one.line.empty()) {
            const Move key = one.line.front();
            const auto verdict = exercise.answer(MoveAnswer{key.from(), key.to(), key.becomes()});
            expect(verdict.type != Verdict::Type::Wrong, "the key is right");
        } else {
            exercise.answer(SquaresAnswer{one.squares});
        }
    }
    return 0;
}

}  // namespace rokada::fuzz
