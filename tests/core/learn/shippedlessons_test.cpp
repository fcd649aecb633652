// Every lesson that comes with the program is sound: the rules prove each step, and each wrong move gets an answer.
#include "lessons.h"

#include "learn/lessoncheck.h"
#include "rules/movegen.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace rokada {
namespace {

std::vector<LessonSource> shipped() {
    std::vector<LessonSource> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(ROKADA_LESSONS_DIR)) {
        if (!entry.is_regular_file()) continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        files.push_back({entry.path().generic_string(), text.str()});
    }
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return files;
}

TEST(ShippedLessons, AreSound) {
    const auto files = shipped();
    const auto errors = checkLessons(files);
    for (std::size_t i = 0; i < files.size(); ++i) {
        for (const LessonError& error : errors[i])
            ADD_FAILURE() << files[i].name << ':' << error.place.line << ':' << error.place.column << ": error "
                          << static_cast<int>(error.what);
    }
}

/// Tries every legal move of a step that wants one: right, or wrong with a reason.
void tryAll(const LessonStep& step, const GoalJudge& judge, const std::string& name) {
    if (step.position.king(step.position.turn()) == NoSquare) return;
    MoveList list;
    legalMoves(step.position, list);
    for (const Move move : list) {
        Exercise exercise(step, judge);
        const Verdict verdict = exercise.answer(MoveAnswer{move.from(), move.to(), move.becomes()});
        EXPECT_TRUE(verdict.type != Verdict::Type::Wrong || !verdict.remarks.empty()) << name;
        EXPECT_TRUE(verdict.type != Verdict::Type::Wrong || exercise.position() == step.position) << name;
    }
}

TEST(ShippedLessons, AnswerEveryLegalMove) {
    RulebookCache rulebookCache;
    for (const LessonSource& file : shipped()) {
        if (file.name.find(CoursesFile) != std::string::npos) continue;
        const auto lesson = readLesson(file.text, rulebookCache);
        ASSERT_TRUE(lesson) << file.name;
        const GoalJudge judge(*lesson->book);
        EXPECT_GE(lesson->steps.size(), LessonLimits::LeastSteps) << file.name;
        for (const LessonStep& step : lesson->steps) {
            tryAll(step, judge, file.name);
            for (const std::string& text : step.text.in) EXPECT_FALSE(text.empty()) << file.name;
        }
    }
}

/// The answer that the plainest hint gives away.
LessonAnswer answerOf(const Exercise& exercise) {
    const LessonHint hint = exercise.hint(2);
    switch (exercise.step().type) {
        case StepType::Read: break;
        case StepType::Choice: return OptionAnswer{static_cast<std::size_t>(hint.number)};
        case StepType::Setup: return PlacingAnswer{hint.piece, hint.squares.front()};
        case StepType::Square: return SquareAnswer{hint.squares.front()};
        case StepType::Squares: {
            SquareSet all;
            for (const Square square : hint.squares) all.set(square);
            return SquaresAnswer{all};
        }
        case StepType::Write: {
            const Rulebook& book = exercise.position().book();
            return TypedAnswer{hint.move ? moveText(book, *hint.move) : book.geometry().name(hint.squares.front()), {}};
        }
        case StepType::Move:
        case StepType::Find:
        case StepType::Play:
        case StepType::Stars:
            if (hint.move) return MoveAnswer{hint.move->from(), hint.move->to(), hint.move->becomes()};
    }
    return ReadAnswer{};
}

/// Somebody who only follows the plainest hints gets through.
TEST(ShippedLessons, HintsLeadToTheEnd) {
    RulebookCache rulebookCache;
    for (const LessonSource& file : shipped()) {
        if (file.name.find(CoursesFile) != std::string::npos) continue;
        const auto lesson = readLesson(file.text, rulebookCache);
        ASSERT_TRUE(lesson) << file.name;
        const GoalJudge judge(*lesson->book);
        for (const LessonStep& step : lesson->steps) {
            Exercise exercise(step, judge);
            for (int i = 0; i < 40 && !exercise.done(); ++i) exercise.answer(answerOf(exercise));
            EXPECT_TRUE(exercise.done()) << file.name << ':' << step.place.line;
        }
    }
}

}  // namespace
}  // namespace rokada
