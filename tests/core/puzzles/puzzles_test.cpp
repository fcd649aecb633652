// Puzzles as text and as exercises: round trips, located errors, judged answers with reasons, and repetition of failed
// puzzles.
#include "puzzles/puzzlereader.h"

#include "diagram.h"
#include "learn/lessonhint.h"
#include "puzzles/puzzlestep.h"
#include "puzzles/puzzlewriter.h"
#include "puzzles/reviewschedule.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

namespace rokada::puzzlesTest {
namespace {

using namespace test;

const std::string Head = "game chess\n";
const std::string BackRank = "mate 1 | 3 | backrankmate | 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1 | a1a8";
const std::string TwoRooks = "mate 2 | 5 | - | 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1 | a2a7 h8g8 b1b8";

PuzzleSet read(const std::string& lines) {
    RulebookCache cache;
    auto set = readPuzzles(Head + lines, cache);
    EXPECT_TRUE(set) << lines;
    return set ? *set : PuzzleSet();
}

PuzzleError wrong(const std::string& text) {
    RulebookCache cache;
    const auto set = readPuzzles(text, cache);
    EXPECT_FALSE(set) << text;
    return set ? PuzzleError() : set.error();
}

TEST(Puzzles, AreReadAsTheyAreWritten) {
    for (const std::string& line :
         {BackRank, TwoRooks, std::string("checks | 1 | - | 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1 | h2 a8 b8"),
          std::string("where b1 | 2 | - | 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1 | a1 c1"),
          std::string("mate 1 | 1 | mate fork | 7k/R7/8/8/8/8/8/1R3RK1 w - - 0 1 | b1b8/f1f8")}) {
        const PuzzleSet set = read("# a remark\n\n" + line + "\n");
        ASSERT_EQ(set.puzzles.size(), 1U);
        const PuzzleSet again = read(puzzleText(set.puzzles[0]));
        EXPECT_EQ(puzzleText(again.puzzles[0]), puzzleText(set.puzzles[0]));
        EXPECT_EQ(again.puzzles[0].id(), set.puzzles[0].id());
    }
}

TEST(Puzzles, ErrorsHaveTheirPlaces) {
    using Code = PuzzleErrorCode;
    EXPECT_EQ(wrong(""), (PuzzleError{1, 1, Code::MissingGame, {}}));
    EXPECT_EQ(wrong("game go\n"), (PuzzleError{1, 1, Code::MissingGame, {}}));
    EXPECT_EQ(wrong("game chess laws=none\n").what, Code::BadRules);
    EXPECT_EQ(wrong(Head + "mate 1 | 3\n"), (PuzzleError{2, 1, Code::WrongFields, {}}));
    const std::string rest = " | 3 | - | 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1 | ";
    EXPECT_EQ(wrong(Head + "rub 1" + rest + "a1a8").what, Code::UnknownKind);
    EXPECT_EQ(wrong(Head + "mate 9" + rest + "a1a8"), (PuzzleError{2, 6, Code::BadNumber, {}}));
    EXPECT_EQ(wrong(Head + "mate 1" + rest + "a1a9").what, Code::BadMove);
    EXPECT_EQ(wrong(Head + "mate 1" + rest + "").what, Code::MissingAnswer);
    EXPECT_EQ(wrong(Head + "mate 2" + rest + "a1a8").what, Code::WrongLength);
    EXPECT_EQ(wrong(Head + "mate 1" + rest + "a1a7 g8f8").what, Code::WrongLength);
    EXPECT_EQ(wrong(Head + "where a8" + rest + "a1").what, Code::BadSquare);
    EXPECT_EQ(wrong(Head + "checks" + rest + "a9").what, Code::BadSquare);
    EXPECT_EQ(wrong(Head + "mate 1 | 12 | - | 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1 | a1a8").what, Code::BadNumber);
    EXPECT_EQ(wrong(Head + "mate 1 | 1 | tap | 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1 | a1a8").what, Code::UnknownTheme);
    EXPECT_EQ(wrong(Head + "mate 1 | 1 | - | 6k1/5ppp/8/8/8/8/8/R5K w - - 0 1 | a1a8").what, Code::BadPosition);
}

MoveAnswer answer(const Exercise& exercise, const std::string& text) {
    const auto move = parseMove(exercise.position(), text);
    EXPECT_TRUE(move) << text;
    return {move->from(), move->to(), move->becomes()};
}

TEST(Puzzles, AreExercises) {
    const PuzzleSet set = read(TwoRooks);
    const LessonStep step = stepOf(set.puzzles[0]);
    const GoalJudge judge(*set.book);
    Exercise exercise(step, judge);
    EXPECT_EQ(lessonHint(exercise, 1).squares, (std::vector{square(set.book, "a2"), square(set.book, "a7")}));
    EXPECT_EQ(exercise.answer(answer(exercise, "a2a7")).type, Verdict::Type::GoesOn);
    const Verdict missed = exercise.answer(answer(exercise, "b1b2"));
    EXPECT_EQ(missed.type, Verdict::Type::Wrong);
    ASSERT_FALSE(missed.remarks.empty());
    EXPECT_EQ(missed.remarks.front().type, RemarkType::NoCheck);
    EXPECT_EQ(exercise.answer(answer(exercise, "b1b8")).type, Verdict::Type::Right);
}

TEST(Puzzles, AWrongKeyIsAnsweredByTheDefence) {
    const PuzzleSet set = read(TwoRooks);
    const LessonStep step = stepOf(set.puzzles[0]);
    const GoalJudge judge(*set.book);
    Exercise exercise(step, judge);
    const Verdict verdict = exercise.answer(answer(exercise, "g1g2"));
    ASSERT_EQ(verdict.type, Verdict::Type::Wrong);
    ASSERT_FALSE(verdict.remarks.empty());
    EXPECT_EQ(verdict.remarks.front().type, RemarkType::DefenceEscapes);
    EXPECT_FALSE(verdict.remarks.front().moves.empty());
}

TEST(Puzzles, AllSquaresAreAskedFor) {
    const PuzzleSet set = read(
        "where b1 | 2 | - | 7k/8/8/8/8/8/8/NR4K1 w - - 0 1 | "
        "b2 b3 b4 b5 b6 b7 b8 c1 d1 e1 f1");
    const LessonStep step = stepOf(set.puzzles[0]);
    const GoalJudge judge(*set.book);
    Exercise exercise(step, judge);
    SquareSet some = step.rightSquares;
    some.reset(square(set.book, "b8"));
    EXPECT_EQ(exercise.answer(SquaresAnswer{some}).type, Verdict::Type::Wrong);
    EXPECT_EQ(exercise.answer(SquaresAnswer{step.rightSquares}).type, Verdict::Type::Right);
}

TEST(ReviewSchedule, AFailedPuzzleComesBackLaterAndLater) {
    ReviewSchedule now = solvedOn({}, 100);
    EXPECT_FALSE(now.waits());
    now = failedOn(100);
    EXPECT_TRUE(now.dueOn(100));
    for (const std::int64_t days : {1, 3, 7}) {
        const std::int64_t day = now.due;
        now = solvedOn(now, day);
        EXPECT_FALSE(now.dueOn(day + days - 1));
        EXPECT_TRUE(now.dueOn(day + days));
    }
    EXPECT_FALSE(solvedOn(now, now.due).waits());
    EXPECT_EQ(failedOn(120).box, 0);
}

}  // namespace
}  // namespace rokada::puzzlesTest
