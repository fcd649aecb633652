// Fuzz target for lesson files. Reading must always end, and accepted lessons must be usable.
#include "parts.h"
#include "targets.h"

#include "learn/exercise.h"
#include "learn/lessonreader.h"

namespace rokada::fuzz {

namespace {

void expectPlaces(const LessonErrors& errors) {
    expect(!errors.empty() && errors.size() <= LessonLimits::Errors, "what is rejected has errors, and not too many");
    for (const LessonError& error : errors) expect(error.place.line > 0, "errors have their lines");
}

void work(const Lesson& lesson) {
    const GoalJudge& judge = judgeOf(*lesson.book);
    for (const LessonStep& step : lesson.steps) {
        Exercise exercise(step, judge);
        exercise.answer(MoveAnswer{Square(3), Square(20), NoKind});
        exercise.answer(SquareAnswer{Square(3)});
        exercise.takeBack();
        exercise.restart();
    }
}

}  // namespace

int lesson::testOneInput(std::string_view input) {
    static RulebookCache cache;
    const auto lesson = readLesson(input, cache);
    if (lesson) {
        work(*lesson);
    } else {
        expectPlaces(lesson.error());
    }
    const auto courses = readCourses(input);
    if (!courses) expectPlaces(courses.error());
    return 0;
}

}  // namespace rokada::fuzz
