// The feedback of lessons must be true. After praise, the step must still be solvable. The remaining moves must be
// counted correctly. In perpetual checks, alternative checks must be accepted.
#include "learntesting.h"

#include "learn/lessonreader.h"
#include "texts/lessontexts.h"

#include "rules/movegen.h"
#include "text/movetext.h"

#include <QRegularExpression>

namespace rokada::ui::lessontruthTest {
namespace {

using namespace testing;

Move moveOf(const LessonRun& run, std::string_view text) { return *parseMove(run.exercise().position(), text); }

/// Returns the last number in the line below the task. Returns -100 if the line contains no number.
int movesLeft(const LessonPage& page) {
    static const QRegularExpression number(QStringLiteral("(-?\\d+)\\D*$"));
    const auto found = number.match(named<QLabel>(page, "stepTask").text());
    return found.hasMatch() ? found.captured(1).toInt() : -100;
}

/// Returns the legal moves of the step's piece after which it can no longer reach all stars in time.
std::vector<Move> blindAlleys(const LessonStep& step, const GoalJudge& judge) {
    MoveList list;
    legalMoves(step.position, list);
    std::vector<Move> blind;
    for (const Move move : list) {
        Exercise exercise(step, judge);
        if (move.from() == step.piece && exercise.answer(MoveAnswer::of(move)).type == Verdict::Type::Wrong)
            blind.push_back(move);
    }
    return blind;
}

void expectWayOut(std::string_view game, std::string_view lesson, std::size_t step) {
    LearnDesk desk;
    desk.open(game, lesson, step);
    ASSERT_EQ(desk.step().type, StepType::Stars);
    const GoalJudge judge(*desk.run().lesson().book);
    const Position before = desk.position();
    const int moves = movesLeft(desk.page());
    const auto blind = blindAlleys(desk.step(), judge);
    ASSERT_FALSE(blind.empty());
    for (const Move move : blind) {
        desk.move(move);
        EXPECT_TRUE(desk.wrongSaid()) << moveText(before.book(), move);
        EXPECT_EQ(desk.position(), before);
        EXPECT_EQ(movesLeft(desk.page()), moves);
    }
    for (int i = 0; i < moves && !desk.run().done(); ++i) {
        const auto right = desk.run().exercise().rightMoves();
        ASSERT_FALSE(right.empty());
        desk.move(right.front());
        EXPECT_FALSE(desk.wrongSaid());
    }
    EXPECT_TRUE(desk.run().done());
}

TEST(LessonTruth, ABishopThatCannotGetTheStarsInTimeIsNotPraised) { expectWayOut("chess", "chess-bishop", 1); }

TEST(LessonTruth, AnOfficerThatCannotGetTheStarsInTimeIsNotPraised) { expectWayOut("bolyar", "bolyar-officer", 2); }

void expectCountdown(std::string_view lesson, std::size_t step, int moves) {
    SCOPED_TRACE(lesson);
    LearnDesk desk;
    desk.open("chess", lesson, step);
    ASSERT_EQ(desk.step().type, StepType::Play);
    for (int left = moves; left > 0; --left) {
        ASSERT_FALSE(desk.run().done());
        EXPECT_EQ(movesLeft(desk.page()), left);
        const auto right = desk.run().exercise().rightMoves();
        ASSERT_FALSE(right.empty());
        desk.move(right.front());
        desk.watch();
    }
    EXPECT_TRUE(desk.run().done());
    EXPECT_EQ(desk.panel().tone(), LessonFeedback::Tone::Right);
}

TEST(LessonTruth, MovesLeftAreCountedDown) {
    expectCountdown("chess-perpetual-check", 3, 3);
    expectCountdown("chess-discovered-attack", 4, 3);
    expectCountdown("chess-sacrifice", 4, 2);
}

TEST(LessonTruth, ACheckThatEndsIsToldSo) {
    LearnDesk desk;
    desk.open("chess", "chess-perpetual-check", 3);
    const Position before = desk.position();
    desk.move(moveOf(desk.run(), "e5h2"));
    EXPECT_TRUE(desk.wrongSaid());
    EXPECT_NE(desk.said().find("you have no more checks"), std::string::npos) << desk.said();
    EXPECT_EQ(desk.position(), before);
}

TEST(LessonTruth, AnyKnightBringsTheStartBack) {
    LearnDesk desk;
    desk.open("chess", "chess-draws-on-the-board", 5);
    for (const char* move : {"b8c6", "c6b8", "g8h6", "h6g8"}) {
        ASSERT_FALSE(desk.run().done());
        desk.move(moveOf(desk.run(), move));
        EXPECT_FALSE(desk.wrongSaid()) << move;
        desk.watch();
    }
    EXPECT_TRUE(desk.run().done());
}

/// Returns a lesson of four reading steps, followed by this step.
Lesson lessonWith(std::string_view step) {
    const std::string texts = "en: one\nru: two\nbg: three\n";
    std::string text = "game chess\nlesson some\ncourse some\ntitle\n" + texts;
    for (int i = 0; i < 4; ++i) text += "step read\n" + texts;
    RulebookCache cache;
    return std::move(*readLesson(text + std::string(step) + texts, cache));
}

TEST(LessonTruth, EveryPerpetualCheckIsRight) {
    const Lesson lesson = lessonWith(
        "step play\nposition 6k1/P5p1/8/4q3/8/5P2/8/1R3RK1 b\ngoal perpetual\nmoves 2\nline e5g3 g1h1 g3h3\n");
    for (const char* check : {"e5g3", "e5g5"}) {
        SCOPED_TRACE(check);
        Desk desk;
        LessonPage page(desk.settings, nullptr);
        page.resize(1000, 700);
        page.setVisible(true);
        page.show(lesson, 4, 0);
        const Move move = moveOf(*page.run(), check);
        for (const Square square : {move.from(), move.to()})
            QTest::mouseClick(&page.board(), Qt::LeftButton, {}, page.board().frame().squareCentre(square));
        EXPECT_EQ(named<AnswerPanel>(page, "answerPanel").tone(), LessonFeedback::Tone::GoesOn);
        EXPECT_EQ(movesLeft(page), 1);
    }
}

}  // namespace
}  // namespace rokada::ui::lessontruthTest
