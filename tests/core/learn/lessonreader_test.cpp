// Errors in lesson files: each is reported with line, column and code, and limits are enforced.
#include "lessons.h"

#include <gtest/gtest.h>

namespace rokada::lessonreaderTest {
namespace {

using test::asStep;
using test::lessonText;
using Code = LessonErrorCode;

LessonErrors errorsOf(const std::string& text) {
    RulebookCache rulebookCache;
    const auto lesson = readLesson(text, rulebookCache);
    return lesson ? LessonErrors() : lesson.error();
}

/// Returns the only error of a chess lesson that ends with `step`. The step begins on line 30.
LessonError only(std::string_view step) {
    const LessonErrors errors = errorsOf(lessonText("chess", step));
    EXPECT_EQ(errors.size(), 1U) << step;
    return errors.empty() ? LessonError{} : errors.front();
}

void expectError(std::string_view lines, int line, int column, Code what) {
    const LessonError error = only(asStep(lines));
    EXPECT_EQ(error.place, (LessonPlace{line, column}))
        << lines << ": " << error.place.line << ':' << error.place.column;
    EXPECT_EQ(static_cast<int>(error.what), static_cast<int>(what)) << lines;
}

TEST(LessonReader, ReadsWhatStandsThere) {
    RulebookCache rulebookCache;
    const auto lesson =
        readLesson(lessonText("chess", asStep("step move\n position start\n right e2e4 d2d4")), rulebookCache);
    ASSERT_TRUE(lesson);
    EXPECT_EQ(lesson->id, "some-lesson");
    EXPECT_EQ(lesson->course, "some");
    EXPECT_EQ(lesson->title.in[1], "two");
    ASSERT_EQ(lesson->steps.size(), 5U);
    EXPECT_EQ(lesson->steps.back().type, StepType::Move);
    EXPECT_EQ(lesson->steps.back().rightMoves.size(), 2U);
    EXPECT_EQ(lesson->steps.back().text.in[2], "three");
}

TEST(LessonReader, KnowsFromWhichSideAStepIsSeen) {
    RulebookCache rulebookCache;
    const auto lesson = readLesson(
        lessonText("chess", asStep("step move\n position 7k/8/8/8/8/8/8/K7 b\n turned\n right h8g8")), rulebookCache);
    ASSERT_TRUE(lesson);
    EXPECT_TRUE(lesson->steps.back().turned);
    EXPECT_FALSE(lesson->steps.front().turned);
}

TEST(LessonReader, BlanksRemarksAndLineEndsDoNotCount) {
    EXPECT_TRUE(
        errorsOf("\xEF\xBB\xBF# remark\r\n" + lessonText("chess", "\t step\tread \r\n en:  a\r\nru: b\r\nbg: c"))
            .empty());
}

TEST(LessonReader, NamesThePlaceOfAnError) {
    expectError("step move\n position start\n right e2e4 e2e5", 32, 13, Code::BadMove);
    expectError("step move\n position start\n goal fly", 32, 7, Code::BadGoal);
    expectError("step read\n mark e4 e9", 31, 10, Code::BadSquare);
    expectError("step read\n arrow e4e9", 31, 8, Code::BadSquare);
    expectError("step read\n mark file k", 31, 12, Code::BadSquare);
    expectError("step read\n mark reach e4", 31, 13, Code::NoPieceThere);
    expectError("step dance", 30, 6, Code::BadValue);
    expectError("step read\n jump e4", 31, 2, Code::UnknownKeyword);
    expectError("step read\n goal mate", 31, 2, Code::NotHere);
    expectError("step read\n mark e4\n mark e5", 32, 2, Code::Twice);
    expectError("step read\n mark e4\n position start", 32, 2, Code::PositionTooLate);
    expectError("step move\n goal check", 30, 1, Code::MissingPosition);
    expectError("step move\n position start", 30, 1, Code::MissingAnswer);
    expectError("step play\n position start\n goal mate\n moves 99", 33, 8, Code::BadValue);
    expectError("step setup\n place Ra1 Xb1", 31, 12, Code::BadValue);
    expectError("step stars\n position start\n piece e4\n stars e5", 32, 8, Code::NoPieceThere);
    expectError("step square\n mark e4", 30, 1, Code::MissingAnswer);
}

TEST(LessonReader, SaysWhatIsWrongWithAPosition) {
    const LessonError error = only(asStep("step read\n position 8/8/8/8/8/8/8/8"));
    EXPECT_EQ(error.what, Code::BadPosition);
    EXPECT_EQ(error.inner, ErrorCode::NoKing);
    EXPECT_EQ(error.place.line, 31);
    const LessonError letter = only(asStep("step read\n position k7/8/8/8/8/8/8/X6K"));
    EXPECT_EQ(letter.place, (LessonPlace{31, 26}));
}

TEST(LessonReader, AnIllegalMoveKeepsTheRulesReason) {
    EXPECT_EQ(only(asStep("step move\n position start\n right e2e5")).inner, ErrorCode::IllegalMove);
}

TEST(LessonReader, EveryTextIsThereInThreeLanguages) {
    EXPECT_EQ(only("step read\nen: a\nru: b").what, Code::MissingLanguage);
    EXPECT_EQ(only("step read").what, Code::MissingText);
    EXPECT_EQ(only(asStep("step square\n right e4") + "hint\n en: a\n").what, Code::MissingLanguage);
    EXPECT_EQ(only(asStep("step read") + "en: again").what, Code::TextTwice);
    EXPECT_EQ(only(asStep("step read") + "fr: encore").what, Code::UnknownKeyword);
    EXPECT_EQ(errorsOf("en: a\n" + lessonText("chess", asStep("step read"))).front().what, Code::TextWithoutOwner);
}

TEST(LessonReader, OneMistakeIsOneError) {
    const std::string texts(test::Texts3);
    EXPECT_EQ(only(asStep("step square\n right e4") + "hnit\n" + texts).what, Code::UnknownKeyword);
    EXPECT_EQ(only(asStep("step read") + "praise\n" + texts).what, Code::NotHere);
    EXPECT_EQ(only(asStep("step square\n right e4") + "praise\n" + texts + "praise\n" + texts).what, Code::Twice);
    EXPECT_EQ(errorsOf("titel\n" + texts + lessonText("chess", asStep("step read"))).size(), 1U);
}

TEST(LessonReader, AWrongOptionSaysWhy) {
    const std::string texts(test::Texts3);
    EXPECT_EQ(only(asStep("step choice") + "option right\n" + texts + "option\n" + texts).what, Code::MissingReason);
    EXPECT_EQ(only(asStep("step choice") + "option\n" + texts + "because\n" + texts).what, Code::NoRightOption);
}

TEST(LessonReader, TheHeadIsComplete) {
    std::vector<Code> codes;
    for (const LessonError& error : errorsOf("")) codes.push_back(error.what);
    EXPECT_EQ(codes, (std::vector<Code>{Code::MissingGame, Code::MissingId, Code::MissingCourse, Code::MissingTitle}));
    EXPECT_EQ(errorsOf(lessonText("go", asStep("step read"))).front().what, Code::BadValue);
    EXPECT_EQ(errorsOf("game chess\nrules wings=on\n").back().inner, ErrorCode::UnknownOption);
}

TEST(LessonReader, LimitsHold) {
    const std::string step = asStep("step read");
    std::string many = lessonText("chess", step);
    for (int i = 0; i < 20; ++i) many += step;
    EXPECT_EQ(errorsOf(many).front().what, Code::TooMany);
    EXPECT_EQ(errorsOf("game chess\nlesson a\ncourse b\ntitle\n" + std::string(test::Texts3)).front().what,
              Code::TooFewSteps);
    EXPECT_EQ(errorsOf(std::string(100000, '#')).front().what, Code::FileTooLong);
    EXPECT_EQ(errorsOf("# " + std::string(2000, 'x')).front().what, Code::LineTooLong);
    EXPECT_EQ(only(std::string("step read\nru: b\nbg: c\nen: ") + std::string(401, 'x')).what, Code::TextTooLong);
    std::string squares = "step squares\n right";
    for (int i = 0; i < 70; ++i) squares += " e4";
    EXPECT_EQ(only(asStep(squares)).what, Code::TooMany);
    EXPECT_LE(errorsOf(std::string(60000, '\n') + "x\n").size(), LessonLimits::Errors);
    std::string nonsense;
    for (int i = 0; i < 5000; ++i) nonsense += "nonsense\n";
    EXPECT_LE(errorsOf(nonsense).size(), LessonLimits::Errors);
}

TEST(LessonReader, ColumnsCountCharacters) {
    const LessonError error = errorsOf("# \xD0\xBF\xD1\x80 \xFF").front();
    EXPECT_EQ(error.what, Code::NotUtf8);
    EXPECT_EQ(error.place, (LessonPlace{1, 6}));
}

TEST(LessonReader, PiecesThatWereSetUpStayOnTheBoard) {
    const std::string setup = asStep("step setup\n place Ka1 kb1");
    EXPECT_EQ(only(setup + asStep("step move\n position same\n right a1a2")).what, Code::MissingPosition);
    const std::string apart = asStep("step setup\n place Ka1 kc3");
    EXPECT_TRUE(errorsOf(lessonText("chess", apart + asStep("step move\n position same\n right a1a2"))).empty());
}

TEST(LessonReader, ReadsCourses) {
    const std::string texts(test::Texts3);
    const auto courses = readCourses("course one\n" + texts + "course two\n" + texts);
    ASSERT_TRUE(courses);
    EXPECT_EQ(courses->at(1).id, "two");
    EXPECT_EQ(readCourses("course one\n" + texts + "course one\n" + texts).error().front().what, Code::IdTwice);
    EXPECT_EQ(readCourses("course Ö\n").error().front().what, Code::BadValue);
}

}  // namespace
}  // namespace rokada::lessonreaderTest
