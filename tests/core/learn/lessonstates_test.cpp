// Tries every answer in every reachable state of every shipped lesson. After an accepted answer, the step must still be
// solvable. Reasons for rejections must be true, and the remaining moves must be counted correctly.
#include "lessonoracles.h"
#include "lessons.h"

#include "learn/lessonhint.h"
#include "learn/lessonopponent.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace rokada::lessonstatesTest {
namespace {

using Type = Verdict::Type;

/// Numbers of checks. `ManyChecks` checks in a row prove a perpetual check. After a rejected move, the side must run
/// out of checks within `MaxChecks`.
constexpr int ManyChecks = 6, MaxChecks = 40;

bool isPraise(const Verdict& verdict) { return verdict.type == Type::Right || verdict.type == Type::GoesOn; }

bool asksForMoves(StepType type) {
    return type == StepType::Move || type == StepType::Find || type == StepType::Play || type == StepType::Stars;
}

void expectTexts(const LessonText* text) {
    if (text == nullptr) return;
    for (const std::string& words : text->in) EXPECT_FALSE(words.empty());
}

/// Tries all answers of one step, and continues after each right one.
class Walk {
public:
    Walk(const LessonStep& step, const GoalJudge& judge)
        : step_(step),
          judge_(judge),
          side_(step.position.turn()),
          exercise_(step, judge),
          forcing_(judge, step.goal, side_),
          checks_(side_) {}

    std::size_t walk() {
        if (asksForMoves(step_.type)) {
            visit();
        } else {
            answerOnce();
        }
        return answers_;
    }

private:
    Verdict answer(const LessonAnswer& given) {
        ++answers_;
        Verdict verdict = exercise_.answer(given);
        expectTexts(verdict.text);
        if (verdict.type == Type::Wrong) {
            EXPECT_FALSE(verdict.remarks.empty());
        }
        return verdict;
    }

    // --- moves of the learner

    void visit() {
        EXPECT_GE(exercise_.movesLeft(), 0);
        if (exercise_.done()) return;
        EXPECT_GE(exercise_.movesLeft(), 1);
        EXPECT_TRUE(exercise_.solvable());
        EXPECT_TRUE(!step_.opponent || step_.opponent->proves(exercise_.position()));
        for (int level = 0; level < 3; ++level)
            EXPECT_NE(lessonHint(exercise_, level).type, LessonHint::Type::TakeBack);
        const Position before = exercise_.position();
        for (const Move move : test::allMoves(before)) {
            SCOPED_TRACE(moveText(before.book(), move));
            const int left = exercise_.movesLeft();
            const bool good = isGood(move, left);
            const Verdict verdict = answer(MoveAnswer::of(move));
            ASSERT_NE(verdict.type, Type::Open);
            EXPECT_EQ(isPraise(verdict), good);
            if (!isPraise(verdict)) {
                EXPECT_EQ(exercise_.position(), before);
                if (isAsGood(before, move)) {
                    EXPECT_TRUE(ownAnswer(verdict)) << static_cast<int>(verdict.remarks.front().type);
                }
                continue;
            }
            visit();
            exercise_.takeBack();
        }
    }

    /// Returns true if the move completes the step, or if the step can still be completed in the remaining moves.
    bool isGood(Move move, int left) {
        switch (step_.type) {
            case StepType::Stars: return isGoodForStars(move, left);
            case StepType::Play: return isGoodPlay(move, left);
            default: break;
        }
        return step_.rightMoves.empty() ? judge_.reached(step_.goal, exercise_.position(), move) : isListed(move);
    }

    bool isGoodForStars(Move move, int left) {
        if (move.from() != exercise_.piece()) return false;
        Position after = test::afterMove(exercise_.position(), move);
        after.setTurn(side_);
        SquareSet rest = exercise_.starsLeft();
        rest.reset(move.to());
        return stars_.canVisit(after, move.to(), rest, left - 1);
    }

    bool isGoodPlay(Move move, int left) {
        if (step_.goal.type == GoalType::None) return isListed(move);
        if (step_.goal.type != GoalType::Perpetual) return forcing_.forcedBy(exercise_.position(), move, left);
        for (int checks = 1; checks <= MaxChecks; ++checks) {
            if (!checks_.canGoAfter(exercise_.position(), move, checks)) return false;
            if (checks == ManyChecks && isBest(move)) return true;
        }
        return true;
    }

    bool isBest(Move move) {
        const auto best = exercise_.rightMoves();
        return std::ranges::find(best, move) != best.end();
    }

    bool isListed(Move move) const {
        const auto listed = exercise_.listedMoves();
        return std::ranges::find(listed, move) != listed.end();
    }

    // --- moves that the step does not expect

    /// Returns true if the step does not expect the move, but the move seems no worse than the expected ones.
    bool isAsGood(const Position& before, Move move) {
        const Outcome outcome = outcomeOf(before, move);
        if (step_.type == StepType::Stars || step_.type == StepType::Find) return false;
        if (step_.goal.type != GoalType::None) {
            return step_.type == StepType::Move && !step_.rightMoves.empty() && step_.goal.type != GoalType::Safe &&
                   step_.goal.type != GoalType::Escape && judge_.reached(step_.goal, before, move);
        }
        return outcome.mate || gainsAsMuch(before, move);
    }

    bool gainsAsMuch(const Position& before, Move move) {
        const Score gain = judge_.gains().after(before, move);
        if (gain < judge_.gains().least()) return false;
        const auto listed = exercise_.listedMoves();
        return std::ranges::all_of(listed, [&](Move one) {
            const Score wanted = judge_.gains().after(before, one);
            return wanted >= judge_.gains().least() && gain >= wanted;
        });
    }

    static bool ownAnswer(const Verdict& verdict) {
        const RemarkType first = verdict.remarks.front().type;
        return verdict.text != nullptr || first == RemarkType::AlsoReaches || first == RemarkType::AlsoMates ||
               first == RemarkType::AlsoWins || first == RemarkType::OtherMate || first == RemarkType::OtherNumber;
    }

    // --- squares, words, pieces

    void answerOnce() {
        switch (step_.type) {
            case StepType::Read: EXPECT_EQ(answer(ReadAnswer{}).type, Type::Right); return;
            case StepType::Square: return clickEach();
            case StepType::Squares: return clickSets();
            case StepType::Choice: return chooseEach();
            case StepType::Write: return typeEach();
            case StepType::Setup: return setUp();
            default: return;
        }
    }

    void expectRight(const LessonAnswer& given, bool right) {
        exercise_.restart();
        EXPECT_EQ(answer(given).type, right ? Type::Right : Type::Wrong);
        EXPECT_EQ(exercise_.done(), right);
    }

    void clickEach() {
        for (int s = 0; s < step_.position.book().size(); ++s) {
            SCOPED_TRACE(s);
            expectRight(SquareAnswer{Square(s)}, step_.rightSquares.test(static_cast<std::size_t>(s)));
        }
    }

    /// Answers with the right set of squares, and with every set that differs from it by one square.
    void clickSets() {
        expectRight(SquaresAnswer{step_.rightSquares}, true);
        for (int s = 0; s < step_.position.book().size(); ++s) {
            SquareSet other = step_.rightSquares;
            other.test(Square(s)) ? other.reset(Square(s)) : other.set(Square(s));
            expectRight(SquaresAnswer{other}, false);
        }
    }

    void chooseEach() {
        for (std::size_t i = 0; i < step_.options.size(); ++i) {
            expectTexts(&step_.options[i].text);
            expectRight(OptionAnswer{i}, step_.options[i].right);
        }
    }

    void typeEach() {
        const Rulebook& book = step_.position.book();
        const Letters english = englishLetters(book.variant());
        const std::span<const Letters> letters{&english, 1};
        if (step_.rightSquares.any()) {
            for (int s = 0; s < book.size(); ++s) {
                const bool right = step_.rightSquares.test(static_cast<std::size_t>(s));
                const std::string name(book.geometry().name(Square(s)));
                if (!name.empty()) expectRight(TypedAnswer{name, letters}, right);
            }
            return;
        }
        for (const Move move : test::allMoves(step_.position)) {
            const auto& right = step_.rightMoves;
            const bool listed = std::ranges::find(right, move) != right.end();
            expectRight(TypedAnswer{moveText(book, move), letters}, listed);
        }
    }

    /// Places the pieces in the order of the file, and then in reverse order.
    void setUp() {
        std::vector<Placing> order = step_.placings;
        for (int times = 0; times < 2; ++times) {
            exercise_.restart();
            for (const Placing& placing : order) {
                EXPECT_FALSE(exercise_.done());
                EXPECT_TRUE(isPraise(answer(PlacingAnswer{placing.piece, placing.square})));
            }
            EXPECT_TRUE(exercise_.done());
            std::ranges::reverse(order);
        }
    }

    const LessonStep& step_;
    const GoalJudge& judge_;
    Side side_;
    Exercise exercise_;
    test::SlowStars stars_;
    test::SlowForcing forcing_;
    test::SlowChecks checks_;
    std::size_t answers_ = 0;
};

std::vector<std::filesystem::path> lessonsOf(const std::string& game, int tenth) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(ROKADA_LESSONS_DIR "/" + game)) {
        const std::string name = entry.path().filename();
        if (entry.path().extension() == ".lesson" && name[1] - '0' == tenth) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

/// Lessons of one variant, selected by the last digit of their numbers.
class LessonStates : public ::testing::TestWithParam<std::tuple<std::string, int>> {};

TEST_P(LessonStates, PraiseAndRefusalAreTrue) {
    RulebookCache rulebookCache;
    std::size_t steps = 0, answers = 0;
    for (const auto& file : lessonsOf(std::get<0>(GetParam()), std::get<1>(GetParam()))) {
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        const auto lesson = readLesson(text.str(), rulebookCache);
        ASSERT_TRUE(lesson) << file;
        const GoalJudge judge(*lesson->book);
        for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
            SCOPED_TRACE(file.filename().string() + ", step " + std::to_string(i + 1));
            ++steps;
            answers += Walk(lesson->steps[i], judge).walk();
        }
    }
    RecordProperty("steps", static_cast<int>(steps));
    RecordProperty("answers", static_cast<int>(answers));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, LessonStates,
                         ::testing::Combine(::testing::ValuesIn(test::gamesWithLessons()), ::testing::Range(0, 10)));

}  // namespace
}  // namespace rokada::lessonstatesTest
