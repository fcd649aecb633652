// Creates lessons for tests. Each lesson has one step under test, and the other steps that a valid lesson needs.
#pragma once

#include "everyvariant.h"

#include "learn/exercise.h"
#include "learn/lessonproof.h"
#include "learn/lessonreader.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace rokada::test {

inline constexpr std::string_view Texts3 = "en: one\nru: two\nbg: three\n";

/// Returns a lesson file that ends with `step`. The step begins on line 30.
inline std::string lessonText(std::string_view game, std::string_view step) {
    std::string text = "game " + std::string(game) + "\nlesson some-lesson\ncourse some\ntitle\n" + std::string(Texts3);
    for (int i = 0; i < 4; ++i) text += "\nstep read\n" + std::string(Texts3);
    text += "\n\n";
    return text + std::string(step);
}

/// Returns the names of the variants that have shipped lessons.
inline std::vector<std::string> gamesWithLessons() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(ROKADA_LESSONS_DIR)) {
        if (entry.is_directory()) names.push_back(entry.path().filename());
    }
    return names;
}

/// Exercise of a single step, with the lesson and the judge that it needs.
class OneStep {
public:
    OneStep(std::string_view game, std::string_view step) {
        RulebookCache rulebookCache;
        auto read = readLesson(lessonText(game, step), rulebookCache);
        if (!read) {
            for (const LessonError& error : read.error()) {
                ADD_FAILURE() << game << ':' << error.place.line << ':' << error.place.column << ": "
                              << static_cast<int>(error.what);
            }
            return;
        }
        lesson_ = std::make_unique<Lesson>(std::move(*read));
        judge_ = std::make_unique<GoalJudge>(*lesson_->book);
        exercise_ = std::make_unique<Exercise>(lesson_->steps.back(), *judge_);
    }

    [[nodiscard]] Exercise& operator*() { return *exercise_; }
    [[nodiscard]] Exercise* operator->() { return exercise_.get(); }
    [[nodiscard]] LessonErrors errors() const { return lessonErrors(*lesson_); }
    [[nodiscard]] Square square(std::string_view name) const { return lesson_->book->geometry().named(name); }
    [[nodiscard]] Piece piece(int side, char letter) const {
        return pieceOf(Side(side), lesson_->book->variant().kindOf(letter));
    }

    /// Answers with a move such as "e2e4", "a7a8q" or "d2d5:2".
    Verdict move(std::string_view text) {
        const Geometry& board = lesson_->book->geometry();
        const auto from = board.read(text);
        const auto to = board.read(text.substr(from->length));
        const std::string_view rest = text.substr(from->length + to->length);
        if (lesson_->book->towers()) {
            const int pieces = rest.empty() ? WholeTower : rest.back() - '0';
            return exercise_->answer(MoveAnswer{from->square, to->square, NoKind, pieces});
        }
        const Kind becomes = rest.empty() ? NoKind : lesson_->book->variant().kindOf(char(rest.front() - 'a' + 'A'));
        return exercise_->answer(MoveAnswer{from->square, to->square, becomes});
    }
    Verdict click(std::string_view name) { return exercise_->answer(SquareAnswer{square(name)}); }
    Verdict clickAll(std::string_view names) {
        return exercise_->answer(SquaresAnswer{lesson_->book->geometry().squares(names)});
    }
    Verdict type(std::string text) {
        const std::array<Letters, 1> letters{englishLetters(lesson_->book->variant())};
        return exercise_->answer(TypedAnswer{std::move(text), letters});
    }

private:
    std::unique_ptr<Lesson> lesson_;
    std::unique_ptr<GoalJudge> judge_;
    std::unique_ptr<Exercise> exercise_;
};

/// Returns the lines of a step, followed by its texts in three languages.
inline std::string asStep(std::string_view lines) { return std::string(lines) + "\n" + std::string(Texts3); }

/// Returns the most important remark of a wrong answer.
inline RemarkType why(const Verdict& verdict) {
    EXPECT_EQ(verdict.type, Verdict::Type::Wrong);
    EXPECT_FALSE(verdict.remarks.empty());
    return verdict.remarks.empty() ? RemarkType::OtherAnswer : verdict.remarks.front().type;
}

}  // namespace rokada::test
