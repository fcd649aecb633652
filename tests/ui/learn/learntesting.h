// Window with the learning page, and helpers that answer the steps of lessons.
#pragma once

#include "learn/coursepage.h"
#include "learn/learncontrols.h"
#include "lesson/lessonboard.h"
#include "lesson/lessonpage.h"
#include "windowtesting.h"

#include "lesson/answerpanel.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace rokada::ui::testing {

/// Waits until the page has shown all moves.
inline void watch(const LessonRun& run) {
    for (int i = 0; i < 40 && run.busy(); ++i) testing::pass(std::chrono::milliseconds(1000));
}

class LearnDesk : public Desk {
public:
    [[nodiscard]] LearnControls& learn() { return part<LearnControls>(window); }
    [[nodiscard]] CoursePage& courses() { return only<CoursePage>(window); }
    [[nodiscard]] LessonPage& page() { return named<LessonPage>(window, "lessonPage"); }
    [[nodiscard]] LessonRun& run() { return *page().run(); }
    [[nodiscard]] LessonBoard& lessonBoard() { return page().board(); }
    [[nodiscard]] AnswerPanel& panel() { return named<AnswerPanel>(page(), "answerPanel"); }
    [[nodiscard]] std::string said() { return panel().isHidden() ? "" : only<QLabel>(panel()).text().toStdString(); }
    [[nodiscard]] bool wrongSaid() { return panel().tone() == LessonFeedback::Tone::Wrong && !said().empty(); }
    [[nodiscard]] const Position& position() { return run().exercise().position(); }
    [[nodiscard]] const LessonStep& step() { return run().step(); }

    /// Records the next step of a lesson for the current learner.
    void note(const QString& lesson, int step, int steps) {
        learn().learners().change([&](LearnerList& list) { return list.noteStep(lesson, step, steps); });
    }

    void open(std::string_view game, std::string_view lesson, std::size_t step = 0) {
        learn().showGame(*findVariant(game));
        learn().showLesson(*learn().curriculum().lesson(game, lesson), step);
    }

    void showPart(CoursePage::Part part) { courses().showPart(part); }
    void press(QAbstractButton& button) { QTest::mouseClick(&button, Qt::LeftButton); }
    void press(const std::string& name) { press(named<QAbstractButton>(window, name)); }
    void point(Square square) { pointAt(lessonBoard().frame().squareCentre(square)); }
    void pointAt(QPoint at) { QTest::mouseClick(&lessonBoard(), Qt::LeftButton, {}, at); }

    /// Makes a move with the mouse. Takes reserve pieces from the player panel, and chooses promotions in the chooser.
    void move(Move move) {
        move.type() == MoveType::Drop ? pointAt(lessonBoard().frame().reserveRect(move.becomes()).center())
                                      : point(move.from());
        const bool part = move.pieces() != WholeTower && position().height(move.from()) > 1;
        if (part) QTest::keyClick(&lessonBoard(), Qt::Key(Qt::Key_0 + move.pieces()));
        point(position().book().shownTarget(move));
        const auto rects = lessonBoard().frame().attention.chooser.items();
        if (rects.empty()) return;
        const auto choices = lessonBoard().input().choices();
        const auto at = std::ranges::find(choices, move) - choices.begin();
        ASSERT_LT(at, static_cast<std::ptrdiff_t>(rects.size()));
        pointAt(rects[static_cast<std::size_t>(at)].center());
    }
    void write(const std::string& text) {
        auto& entry = named<QLineEdit>(page(), "typedAnswer");
        entry.setFocus();
        QTest::keyClicks(&entry, QString::fromStdString(text));
        QTest::keyClick(&entry, Qt::Key_Return);
    }
    void watch() { testing::watch(run()); }
};

/// Finds right and wrong answers to a step. `GoalJudge` decides which answers are right.
class Answers {
public:
    explicit Answers(const LessonRun& run) : run_(run), judge_(*run.lesson().book) {}

    /// Returns a legal move that is wrong at the beginning of the step. Returns nullopt if there is none.
    [[nodiscard]] std::optional<Move> wrongMove() const {
        MoveList list;
        legalMoves(run_.step().position, list);
        Exercise exercise(run_.step(), judge_);
        for (const Move move : list) {
            exercise.restart();
            const auto verdict = exercise.answer(MoveAnswer::of(move));
            if (verdict.type == Verdict::Type::Wrong) return move;
        }
        return std::nullopt;
    }
    /// Returns a square outside of this set. Returns NoSquare if the set contains all squares.
    [[nodiscard]] Square squareBeside(const SquareSet& squares) const {
        for (int s = 0; s < run_.lesson().book->size(); ++s) {
            if (!squares.test(static_cast<std::size_t>(s))) return Square(s);
        }
        return NoSquare;
    }
    [[nodiscard]] std::size_t option(bool right) const {
        const auto& options = run_.step().options;
        const auto found = std::ranges::find_if(options, [&](const LessonOption& o) { return o.right == right; });
        return static_cast<std::size_t>(found - options.begin());
    }
    [[nodiscard]] std::string typed() const {
        const LessonStep& step = run_.step();
        if (!step.rightMoves.empty()) return rokada::moveText(*run_.lesson().book, step.rightMoves.front());
        return std::string(run_.lesson().book->geometry().name(first(step.rightSquares)));
    }
    [[nodiscard]] static Square first(const SquareSet& squares) {
        Square found = NoSquare;
        squares.forEach([&](Square s) { found = found == NoSquare ? s : found; });
        return found;
    }

private:
    const LessonRun& run_;
    GoalJudge judge_;
};

}  // namespace rokada::ui::testing
