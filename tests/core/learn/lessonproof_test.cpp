// Tests of the lesson checker, which must find steps that contradict the rules.
#include "lessons.h"

#include "learn/lessoncheck.h"

#include <gtest/gtest.h>

namespace rokada::lessonproofTest {
namespace {

using test::asStep;
using test::OneStep;
using Code = LessonErrorCode;

Code proved(std::string_view lines, const std::string& more = "") {
    const std::string step = asStep(lines) + (more.empty() ? more : more + "\n" + std::string(test::Texts3));
    const LessonErrors errors = OneStep("chess", step).errors();
    EXPECT_EQ(errors.size(), 1U) << lines;
    return errors.empty() ? Code::FileTooLong : errors.front().what;
}

TEST(LessonProof, AListedMoveReachesTheGoal) {
    EXPECT_EQ(proved("step move\n position start\n right e2e4\n goal check"), Code::RightMissesGoal);
}

TEST(LessonProof, SomethingIsRight) {
    EXPECT_EQ(proved("step move\n position start\n goal check"), Code::NothingRight);
}

TEST(LessonProof, WhatIsCalledWrongIsWrong) {
    EXPECT_EQ(proved("step move\n position start\n right e2e4", "wrong e2e4"), Code::WrongIsRight);
    EXPECT_EQ(proved("step square\n right e4 e5", "wrong e5"), Code::WrongIsRight);
}

TEST(LessonProof, TheNumberOfMovesIsRight) {
    EXPECT_EQ(proved("step stars\n position 7k/8/8/8/3R4/8/8/K7\n piece d4\n stars d7 g7\n moves 3"),
              Code::SoonerPossible);
    EXPECT_EQ(proved("step stars\n position 7k/8/8/8/3R4/8/8/K7\n piece d4\n stars d7 g7\n moves 1"), Code::NotInTime);
    EXPECT_EQ(proved("step play\n position 7k/8/6K1/8/8/8/8/R7\n goal mate\n moves 2"), Code::SoonerPossible);
}

TEST(LessonProof, ALineFitsIntoTheMoves) {
    EXPECT_EQ(proved("step play\n position start\n moves 1\n line e2e4 e7e5 g1f3"), Code::NotInTime);
}

TEST(LessonProof, ALineEndsAtTheGoal) {
    const std::string mateInTwo = "step play\n position k7/8/8/1K6/8/8/8/7R\n goal mate\n moves 2\n line ";
    EXPECT_EQ(proved(mateInTwo + "b5b6"), Code::RightMissesGoal);
    EXPECT_TRUE(OneStep("chess", asStep(mateInTwo + "b5b6 a8b8 h1h8")).errors().empty());
}

TEST(LessonProof, APerpetualCheckIsProved) {
    EXPECT_EQ(proved("step play\n position 6k1/6p1/8/5p1Q/5P2/8/rq4P1/7K\n goal perpetual\n moves 3\n"
                     " line h5h4 g8f8 h4h8"),
              Code::RightMissesGoal);
    EXPECT_EQ(proved("step play\n position 3r2k1/8/8/8/8/8/8/K6R\n goal perpetual\n moves 3"), Code::NotInTime);
}

TEST(LessonProof, PiecesAreSetUpOnFreeSquares) {
    EXPECT_EQ(proved("step setup\n place Ra1 Na1"), Code::SquareOccupied);
}

TEST(LessonCheck, LooksAtAllFilesOfAFolder) {
    const std::string lesson = test::lessonText("chess", asStep("step read"));
    const std::string courses = "course other\n" + std::string(test::Texts3);
    const std::vector<LessonSource> files{
        {"a/1.lesson", lesson}, {"b/courses.txt", courses}, {"b/1.lesson", lesson}, {"a/2.lesson", "game chess"}};
    const auto errors = checkLessons(files);
    ASSERT_EQ(errors.size(), 4U);
    EXPECT_TRUE(errors[0].empty());
    EXPECT_TRUE(errors[1].empty());
    ASSERT_EQ(errors[2].size(), 2U);
    EXPECT_EQ(errors[2][0].what, Code::IdTwice);
    EXPECT_EQ(errors[2][1].what, Code::UnknownCourse);
    EXPECT_FALSE(errors[3].empty());
}

}  // namespace
}  // namespace rokada::lessonproofTest
