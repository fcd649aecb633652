// Tests every shipped lesson. The rules must prove each step, and each wrong move must get an answer.
#include "lessons.h"

#include "learn/lessoncheck.h"
#include "learn/lessonhint.h"
#include "rules/movegen.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace rokada::shippedlessonsTest {
namespace {

/// Returns the lessons of a variant, selected by the last digit of their numbers. Ten short tests per variant can run
/// in parallel.
std::vector<LessonSource> shipped(const std::string& game, int tenth) {
    std::vector<LessonSource> files;
    for (const auto& entry : std::filesystem::directory_iterator(ROKADA_LESSONS_DIR "/" + game)) {
        const std::string name = entry.path().filename();
        const bool wanted = name == CoursesFile || (name.size() > 1 && name[1] - '0' == tenth);
        if (!entry.is_regular_file() || !wanted) continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        files.push_back({entry.path().generic_string(), text.str()});
    }
    std::ranges::sort(files, [](const auto& a, const auto& b) { return a.name < b.name; });
    return files;
}

/// Lessons of one variant, selected by the last digit of their numbers.
class ShippedLessons : public ::testing::TestWithParam<std::tuple<std::string, int>> {
protected:
    static std::vector<LessonSource> files() { return shipped(std::get<0>(GetParam()), std::get<1>(GetParam())); }

    template <class Question>
    static void inEachLesson(Question question) {
        RulebookCache rulebookCache;
        for (const LessonSource& file : files()) {
            if (file.name.find(CoursesFile) != std::string::npos) continue;
            const auto lesson = readLesson(file.text, rulebookCache);
            ASSERT_TRUE(lesson) << file.name;
            SCOPED_TRACE(file.name);
            question(*lesson, GoalJudge(*lesson->book));
        }
    }
};

TEST_P(ShippedLessons, AreSound) {
    const auto lessons = files();
    const auto errors = checkLessons(lessons);
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        for (const LessonError& error : errors[i]) {
            ADD_FAILURE() << lessons[i].name << ':' << error.place.line << ':' << error.place.column << ": error "
                          << static_cast<int>(error.what);
        }
    }
}

/// Answers a step with every legal move. Each move must be right, or wrong with a reason.
void tryAll(const LessonStep& step, const GoalJudge& judge) {
    if (step.position.king(step.position.turn()) == NoSquare) return;
    MoveList list;
    legalMoves(step.position, list);
    for (const Move move : list) {
        Exercise exercise(step, judge);
        const Verdict verdict = exercise.answer(MoveAnswer::of(move));
        EXPECT_TRUE(verdict.type != Verdict::Type::Wrong || !verdict.remarks.empty());
        EXPECT_TRUE(verdict.type != Verdict::Type::Wrong || exercise.position() == step.position);
    }
}

TEST_P(ShippedLessons, AnswerEveryLegalMove) {
    inEachLesson([](const Lesson& lesson, const GoalJudge& judge) {
        EXPECT_GE(lesson.steps.size(), LessonLimits::MinSteps);
        for (const LessonStep& step : lesson.steps) {
            tryAll(step, judge);
            for (const std::string& text : step.text.in) EXPECT_FALSE(text.empty());
        }
    });
}

/// Returns the answer that the most detailed level of the hint reveals.
LessonAnswer answerOf(const Exercise& exercise, const Letters& english) {
    const LessonHint hint = lessonHint(exercise, 2);
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
            return TypedAnswer{hint.move ? moveText(book, *hint.move) : book.geometry().name(hint.squares.front()),
                               {&english, 1}};
        }
        case StepType::Move:
        case StepType::Find:
        case StepType::Play:
        case StepType::Stars:
            if (hint.move) return MoveAnswer::of(*hint.move);
    }
    return ReadAnswer{};
}

/// Following the most detailed hints completes every lesson.
TEST_P(ShippedLessons, HintsLeadToTheEnd) {
    inEachLesson([](const Lesson& lesson, const GoalJudge& judge) {
        const Letters english = englishLetters(lesson.book->variant());
        for (const LessonStep& step : lesson.steps) {
            Exercise exercise(step, judge);
            for (int i = 0; i < 40 && !exercise.done(); ++i) exercise.answer(answerOf(exercise, english));
            EXPECT_TRUE(exercise.done()) << step.place.line;
        }
    });
}

TEST(EveryShippedLesson, HasAnIdOfItsOwn) {
    RulebookCache rulebookCache;
    std::set<std::string> ids;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(ROKADA_LESSONS_DIR)) {
        if (entry.path().extension() != ".lesson") continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        const auto lesson = readLesson(text.str(), rulebookCache);
        ASSERT_TRUE(lesson) << entry.path();
        EXPECT_TRUE(ids.insert(std::string(lesson->book->variant().id) + '/' + lesson->id).second) << entry.path();
    }
    EXPECT_GT(ids.size(), 100U);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ShippedLessons,
                         ::testing::Combine(::testing::ValuesIn(test::gamesWithLessons()), ::testing::Range(0, 10)));

}  // namespace
}  // namespace rokada::shippedlessonsTest
