// Reads mutated lessons. Reading must always end soon, and accepted lessons must be usable.
#include "lessons.h"
#include "textmutator.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace rokada::lessonmutatedTest {
namespace {

TEST(MutatedLessons, AreReadOrRejectedWithAPlace) {
    std::vector<std::string> texts;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(ROKADA_LESSONS_DIR)) {
        if (entry.path().extension() != ".lesson") continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        texts.push_back(text.str());
    }
    ASSERT_FALSE(texts.empty());
    test::TextMutator mutator(18, "step right goal move en: ru: position wrong 12345678/KQRBNkqrbn \n\n#abcdefgh");
    RulebookCache rulebookCache;
    const int rounds = ROKADA_NIGHTLY_SIZE ? 40000 : 800;
    int accepted = 0;
    for (int i = 0; i < rounds; ++i) {
        const auto lesson = readLesson(mutator.changed(texts[mutator.below(texts.size())]), rulebookCache);
        if (!lesson) {
            ASSERT_FALSE(lesson.error().empty());
            ASSERT_LE(lesson.error().size(), LessonLimits::Errors);
            for (const LessonError& error : lesson.error()) ASSERT_GT(error.place.line, 0);
            continue;
        }
        ++accepted;
        const GoalJudge judge(*lesson->book);
        for (const LessonStep& step : lesson->steps) {
            Exercise exercise(step, judge);
            exercise.answer(MoveAnswer{Square(3), Square(20), NoKind});
            exercise.answer(SquareAnswer{Square(3)});
        }
    }
    EXPECT_GT(accepted, 0);
}

}  // namespace
}  // namespace rokada::lessonmutatedTest
