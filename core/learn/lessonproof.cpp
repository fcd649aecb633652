#include "learn/lessonproof.h"

#include "learn/exercise.h"
#include "learn/lessonopponent.h"
#include "learn/starpath.h"
#include "rules/forced.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

/// Checks the goal and the answers of one step. Appends the errors to a list.
class StepProof {
public:
    StepProof(const LessonStep& step, const GoalJudge& judge, LessonErrors& errors)
        : step_(step), judge_(judge), errors_(errors) {}

    void prove() {
        switch (step_.type) {
            case StepType::Read:
            case StepType::Choice: break;
            case StepType::Square:
            case StepType::Squares: wrongSquares(); break;
            case StepType::Write:
                wrongSquares();
                wrongMoves();
                break;
            case StepType::Move: oneMove(); break;
            case StepType::Find: everyMove(); break;
            case StepType::Play: play(); break;
            case StepType::Stars: stars(); break;
            case StepType::Setup: setup(); break;
        }
    }

private:
    void complain(LessonPlace place, LessonErrorCode what) { errors_.push_back({place, what, {}}); }

    void wrongSquares() {
        for (const WrongAnswer& wrong : step_.wrongs) {
            if (wrong.squares.meets(step_.rightSquares)) complain(wrong.text.place, LessonErrorCode::WrongIsRight);
        }
    }

    void wrongMoves() {
        const auto right = Exercise(step_, judge_).rightMoves();
        for (const WrongAnswer& wrong : step_.wrongs) {
            const bool isRight =
                std::ranges::any_of(wrong.moves, [&](Move m) { return std::ranges::find(right, m) != right.end(); });
            if (isRight) complain(wrong.text.place, LessonErrorCode::WrongIsRight);
        }
    }

    void oneMove() {
        if (step_.goal.type != GoalType::None) {
            const auto misses = [&](Move m) { return !judge_.reached(step_.goal, step_.position, m); };
            if (std::ranges::any_of(step_.rightMoves, misses))
                complain(step_.rightPlace, LessonErrorCode::RightMissesGoal);
        }
        everyMove();
    }

    /// Tries each legal move. At least one must be right, and every wrong move must get an explanation.
    void everyMove() {
        wrongMoves();
        MoveList list;
        legalMoves(step_.position, list);
        bool right = false;
        Exercise exercise(step_, judge_);
        for (const Move move : list) {
            exercise.restart();
            const Verdict verdict = exercise.answer(MoveAnswer::of(move));
            right = right || verdict.type == Verdict::Type::Right || verdict.type == Verdict::Type::GoesOn;
            if (verdict.type == Verdict::Type::Wrong && verdict.remarks.empty())
                complain(step_.place, LessonErrorCode::SilentAnswer);
        }
        if (!right) complain(step_.place, LessonErrorCode::NothingRight);
    }

    void play() {
        for (const auto& line : step_.lines) follow(line);
        if (step_.goal.type != GoalType::None && !inTime()) return;
        everyMove();
        byHints();
    }

    /// Checks a line: after each move of the learner, the goal must still be reachable in the remaining moves, and one
    /// of these moves must reach the goal.
    void follow(const std::vector<Move>& line) {
        Position position = step_.position;
        Undo undo;
        GoalSolver solver(judge_, step_.goal, position.turn());
        int left = step_.moves;
        bool reached = step_.goal.type == GoalType::None || step_.opponent != nullptr;
        for (const Move move : line) {
            if (position.turn() == step_.position.turn()) {
                reached = reached || judge_.reached(step_.goal, position, move);
                if (left <= 0) return complain(step_.place, LessonErrorCode::NotInTime);
                if (!keeps(solver, position, move, left))
                    return complain(step_.place, LessonErrorCode::RightMissesGoal);
                --left;
            }
            position.make(move, undo);
            settle(position);
        }
        if (!reached) complain(step_.place, LessonErrorCode::RightMissesGoal);
    }

    /// Returns true if the learner can still reach the goal after playing `move`.
    bool keeps(GoalSolver& solver, const Position& position, Move move, int left) {
        if (step_.opponent) return !step_.opponent->mistake(position, move);
        return step_.goal.type == GoalType::None || solver.forces(position, move, left);
    }

    /// Returns true if the opponent of the step proves that the learner can reach the goal. Reports an error if it does
    /// not.
    bool held() {
        const bool proved = step_.opponent->proves(step_.position);
        const bool some = !step_.opponent->best(step_.position).empty();
        if (!proved) complain(step_.goal.place, LessonErrorCode::TooHard);
        if (proved && !some) complain(step_.goal.place, LessonErrorCode::NotInTime);
        return proved && some;
    }

    /// Returns true if the goal can be forced in the given moves. If it cannot, the caller skips further checks,
    /// because they would report the same error again.
    bool inTime() {
        if (step_.opponent) return held();
        GoalSolver solver(judge_, step_.goal, step_.position.turn());
        const auto fewest = solver.fewest(step_.position, step_.moves);
        if (!fewest) {
            complain(step_.goal.place, solver.exhausted() ? LessonErrorCode::TooHard : LessonErrorCode::NotInTime);
        } else if (*fewest < step_.moves && step_.lines.empty()) {
            complain(step_.goal.place, LessonErrorCode::SoonerPossible);
        }
        return fewest.has_value();
    }

    /// Checks that the learner completes the step by always playing the first right move.
    void byHints() {
        Exercise exercise(step_, judge_);
        for (std::size_t i = 0; i < LessonLimits::Words && !exercise.done(); ++i) {
            const auto right = exercise.rightMoves();
            if (right.empty()) break;
            const Move move = right.front();
            exercise.answer(MoveAnswer::of(move));
        }
        if (!exercise.done()) complain(step_.place, LessonErrorCode::NotInTime);
    }

    void stars() {
        const auto path = starPath(step_.position, step_.piece, step_.stars, step_.moves);
        if (!path) return complain(step_.place, LessonErrorCode::NotInTime);
        if (static_cast<int>(path->size()) < step_.moves) complain(step_.place, LessonErrorCode::SoonerPossible);
    }

    void setup() {
        SquareSet taken;
        for (int s = 0; s < step_.position.book().size(); ++s) {
            if (!step_.position.empty(Square(s))) taken.set(Square(s));
        }
        for (const Placing& placing : step_.placings) {
            if (taken.test(placing.square)) complain(placing.place, LessonErrorCode::SquareOccupied);
            taken.set(placing.square);
        }
    }

    const LessonStep& step_;
    const GoalJudge& judge_;
    LessonErrors& errors_;
};

}  // namespace

LessonErrors lessonErrors(const Lesson& lesson) {
    LessonErrors errors;
    const GoalJudge judge(*lesson.book);
    for (const LessonStep& step : lesson.steps) StepProof(step, judge, errors).prove();
    return errors;
}

}  // namespace rokada
