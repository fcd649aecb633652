// Works through every shipped lesson with the mouse. Wrong answers must get feedback, hints must not be empty, and
// right answers must continue the lesson.
#include "learntesting.h"

#include "texts/lessontexts.h"
#include "torus/torussettings.h"

#include "rules/movegen.h"

#include <map>

namespace rokada::ui::lessonwalkTest {
namespace {

using namespace testing;

/// Number of lessons that use the same window.
constexpr std::size_t LessonsAtOnce = 6;
constexpr std::size_t Portions = 24;

/// Returns the lessons of all variants.
std::vector<const Lesson*> everyLesson(Curriculum& curriculum) {
    std::vector<const Lesson*> all;
    for (const VariantInfo& info : allVariants()) {
        const auto some = curriculum.lessonsOf(info.id);
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

class Walker {
public:
    explicit Walker(LearnDesk& desk) : desk_(desk), answers_(desk.run()) {}

    void answerWrongly() {
        const Position before = desk_.position();
        if (!tryWrong()) return;
        // If an answer is partly right, the feedback is a hint and does not call the answer wrong.
        const bool begun = desk_.step().type == StepType::Squares && desk_.panel().tone() == LessonFeedback::Tone::Hint;
        EXPECT_TRUE(begun ? !desk_.said().empty() : desk_.wrongSaid()) << "wrong answers are answered";
        EXPECT_EQ(desk_.position(), before);
        EXPECT_FALSE(desk_.run().done());
    }

    void takeHints() {
        if (desk_.step().type == StepType::Read) return;
        for (int i = 0; i < 3; ++i) {
            desk_.press(named<QAbstractButton>(desk_.page(), "hintButton"));
            EXPECT_EQ(desk_.panel().tone(), LessonFeedback::Tone::Hint);
            EXPECT_FALSE(desk_.said().empty());
        }
    }

    void answerRightly() {
        switch (desk_.step().type) {
            case StepType::Read: break;
            case StepType::Move:
            case StepType::Find:
            case StepType::Play:
            case StepType::Stars: moveUntilDone(); break;
            case StepType::Square: desk_.point(Answers::first(desk_.step().rightSquares)); break;
            case StepType::Squares:
                desk_.press("restartButton");
                desk_.step().rightSquares.forEach([&](Square s) { desk_.point(s); });
                desk_.press("checkButton");
                break;
            case StepType::Choice: desk_.press("option" + std::to_string(answers_.option(true))); break;
            case StepType::Write:
                desk_.press("restartButton");
                desk_.write(answers_.typed());
                break;
            case StepType::Setup: setUp(); break;
        }
        desk_.watch();
    }

private:
    bool tryWrong() {
        switch (desk_.step().type) {
            case StepType::Read: return false;
            case StepType::Move:
            case StepType::Find:
            case StepType::Play:
            case StepType::Stars: {
                const auto move = answers_.wrongMove();
                if (move) desk_.move(*move);
                return move.has_value();
            }
            case StepType::Square: return pointBeside(desk_.step().rightSquares);
            case StepType::Squares: desk_.press("checkButton"); return true;
            case StepType::Choice: desk_.press("option" + std::to_string(answers_.option(false))); return true;
            case StepType::Write: desk_.write("?!"); return true;
            case StepType::Setup: return pointBeside(homes());
        }
        return false;
    }

    bool pointBeside(const SquareSet& squares) {
        const Square beside = answers_.squareBeside(squares);
        if (beside != NoSquare) desk_.point(beside);
        return beside != NoSquare;
    }

    [[nodiscard]] SquareSet homes() const {
        SquareSet squares;
        for (const Placing& placing : desk_.run().exercise().placingsLeft()) squares.set(placing.square);
        return squares;
    }

    void moveUntilDone() {
        for (int i = 0; i < 20 && !desk_.run().done(); ++i) {
            const auto right = desk_.run().exercise().rightMoves();
            ASSERT_FALSE(right.empty());
            desk_.move(right.front());
            desk_.watch();
        }
    }

    void setUp() {
        for (int i = 0; i < 40 && !desk_.run().done(); ++i) {
            const Placing next = desk_.run().exercise().placingsLeft().back();
            desk_.press("piece" + std::to_string(static_cast<int>(next.piece)));
            desk_.point(next.square);
        }
    }

    LearnDesk& desk_;
    Answers answers_;
};

void walk(LearnDesk& desk, const Lesson& lesson) {
    desk.open(lesson.book->variant().id, lesson.id);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        SCOPED_TRACE(lesson.id + ", step " + std::to_string(i + 1));
        ASSERT_EQ(desk.run().at(), i);
        EXPECT_EQ(named<QLabel>(desk.page(), "stepText").text(), texts::of(lesson.steps[i].text));
        desk.watch();
        Walker walker(desk);
        walker.answerWrongly();
        walker.takeHints();
        walker.answerRightly();
        auto& next = named<QPushButton>(desk.page(), "nextButton");
        ASSERT_TRUE(next.isEnabled());
        desk.press(next);
    }
    EXPECT_TRUE(desk.learn().learners().current().of(QString::fromStdString(lesson.id)).done);
}

class EveryLesson : public ::testing::TestWithParam<std::size_t> {};

TEST_P(EveryLesson, IsWalkedThroughWithTheMouse) {
    LearnDesk desk;
    // The 3D board is slow to paint and has its own tests, so it is hidden.
    desk.settings.set(keys::board3DShown(), false);
    const auto lessons = everyLesson(desk.learn().curriculum());
    ASSERT_LE(lessons.size(), Portions * LessonsAtOnce) << "more portions are needed";
    const std::size_t end = std::min(lessons.size(), (GetParam() + 1) * LessonsAtOnce);
    for (std::size_t i = GetParam() * LessonsAtOnce; i < end; ++i) walk(desk, *lessons[i]);
}

/// Wrong move, and the verdict on it.
struct WrongTry {
    std::string where;
    Position before, after;
    Verdict verdict;
};

bool asksForMove(const LessonStep& step) {
    return step.type == StepType::Move || step.type == StepType::Find || step.type == StepType::Play ||
           step.type == StepType::Stars;
}

/// Adds every wrong legal move of each step, at the beginning of the step and after each right move.
void collectWrong(const Lesson& lesson, std::vector<WrongTry>& all) {
    const GoalJudge judge(*lesson.book);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        if (!asksForMove(lesson.steps[i])) continue;
        Exercise exercise(lesson.steps[i], judge);
        for (int turn = 0; turn < 20 && !exercise.done(); ++turn) {
            const Position before = exercise.position();
            const auto right = exercise.rightMoves();
            const MoveList moves = legalMoves(before);
            for (const Move move : moves) {
                if (std::ranges::find(right, move) != right.end()) continue;
                const Verdict verdict = exercise.answer(MoveAnswer::of(move));
                if (verdict.type == Verdict::Type::Right || verdict.type == Verdict::Type::GoesOn) {
                    exercise.takeBack();
                    continue;
                }
                Position after = before;
                Undo undo;
                after.make(move, undo);
                all.push_back({lesson.id + ':' + std::to_string(i + 1), before, after, verdict});
            }
            ASSERT_FALSE(right.empty());
            exercise.answer(MoveAnswer::of(right.front()));
        }
    }
}

TEST_P(EveryLesson, HasWordsForEveryWrongMoveInEveryLanguage) {
    LearnDesk desk;
    const auto lessons = everyLesson(desk.learn().curriculum());
    std::vector<WrongTry> all;
    const std::size_t end = std::min(lessons.size(), (GetParam() + 1) * LessonsAtOnce);
    for (std::size_t i = GetParam() * LessonsAtOnce; i < end; ++i) collectWrong(*lessons[i], all);
    for (const char* language : {"ru", "bg", "en"}) {
        desk.language.use(QString::fromLatin1(language));
        for (const WrongTry& one : all) {
            ASSERT_FALSE(one.verdict.remarks.empty()) << one.where;
            const QString words = one.verdict.text ? texts::of(*one.verdict.text)
                                                   : texts::of(texts::AnsweredPosition{one.before, one.after},
                                                               one.verdict.remarks.front());
            ASSERT_FALSE(words.isEmpty()) << one.where << ' ' << language;
            ASSERT_FALSE(words.contains(QLatin1Char('%'))) << one.where << ' ' << words.toStdString();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Portion, EveryLesson, ::testing::Range(std::size_t{0}, Portions));

TEST(Curriculum, HasEveryShippedLesson) {
    Curriculum curriculum;
    std::map<std::string_view, std::size_t> lessons;
    for (const VariantInfo& info : offeredVariants()) lessons[info.id] = curriculum.lessonsOf(info.id).size();
    EXPECT_GE(lessons["chess"], 40U);
    for (const auto& [game, count] : lessons) EXPECT_GE(count, 12U) << game;
}

}  // namespace
}  // namespace rokada::ui::lessonwalkTest
