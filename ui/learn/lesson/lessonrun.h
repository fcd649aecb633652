// State of a lesson in progress: current step, board, and last feedback. No widgets; the page displays it.
#pragma once

#include "kit/delay.h"
#include "learn/lesson.h"
#include "learn/lessonhint.h"

#include "game/game.h"

#include <QObject>
#include <QString>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Feedback on the last answer.
struct LessonSaying {
    enum class Tone { None, Right, GoesOn, Wrong, Hint };
    Tone tone = Tone::None;
    QString text;
};

/// Marks on the board of a lesson.
struct LessonMarks {
    struct Line {
        Square from = NoSquare, to = NoSquare;
        enum class Type { Teacher, Closed, Hint, Wrong } type = Type::Teacher;
    };
    SquareSet named;   ///< squares mentioned by the text
    SquareSet stars;   ///< squares still to be visited
    SquareSet chosen;  ///< chosen by the learner, not checked yet
    SquareSet right;   ///< chosen and right
    SquareSet hinted;
    SquareSet wrong;  ///< squares of the last remark, and chosen squares proved wrong
    std::vector<Line> lines;
};

class LessonRun final : public QObject {
    Q_OBJECT
public:
    /// `lesson` must outlive this object.
    LessonRun(const Lesson& lesson, QObject* parent);
    ~LessonRun() override;

    [[nodiscard]] const Lesson& lesson() const { return lesson_; }
    [[nodiscard]] const LessonStep& step() const { return lesson_.steps[at_]; }
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] bool last() const { return at_ + 1 == lesson_.steps.size(); }
    /// Returns true if the step is completed and no move is being shown.
    [[nodiscard]] bool done() const;
    /// Returns the game on the board. `replaced` and `moved` report changes.
    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] const Exercise& exercise() const { return *exercise_; }
    [[nodiscard]] const LessonSaying& saying() const { return saying_; }
    /// Returns the marks to draw on the board.
    [[nodiscard]] LessonMarks marks() const;
    [[nodiscard]] const SquareSet& chosen() const { return chosen_; }
    /// Returns the next piece to place in a set-up step; NoPiece if all are placed.
    [[nodiscard]] Piece inHand() const { return inHand_; }
    /// Returns true while moves are being shown.
    [[nodiscard]] bool busy() const { return !waiting_.empty(); }
    /// Returns true if the step is not completed and part of the answer can be taken back.
    [[nodiscard]] bool canTakeBack() const;
    /// Returns true if the answer is a move; `asksForSquares` if it is squares. Other steps are answered beside the
    /// board.
    [[nodiscard]] bool asksForMoves() const;
    [[nodiscard]] bool asksForSquares() const;

    /// Starts the step with this index.
    void begin(std::size_t step);
    /// Plays a legal move of the learner.
    void play(Move move);
    /// Handles a move that the board has rejected.
    void refuse(const IllegalMove& illegal);
    /// Handles a chosen square.
    void point(Square square);
    /// Checks the chosen squares.
    void check();
    /// Chooses one of the options of the step, by index.
    void choose(std::size_t option);
    /// Handles a typed answer. `languages` are the accepted piece letters.
    void type(const QString& text, const std::vector<Letters>& languages);
    /// Marks a step without a question as read.
    void read();
    /// Selects the piece to place next in a set-up step.
    void pick(Piece piece);
    /// Takes back the last part of the answer and all chosen squares.
    void takeBack();
    /// Starts the current step again.
    void restart();
    /// Gives the next, more detailed hint.
    void hint();
    /// Repeats the demonstration.
    void showAgain();
    /// Adds feedback about a completed step.
    void conclude(const QString& words) { say(LessonSaying::Tone::Right, words); }
    /// Clears the feedback, because the language has changed.
    void hush();

signals:
    /// Emitted when a step begins or restarts.
    void begun();
    /// Emitted when the game was replaced by another one.
    void replaced();
    /// Emitted when a move was played in the game.
    void moved();
    /// Emitted when feedback or marks have changed.
    void changed();
    /// Emitted when the step is completed.
    void finished();
    /// Emitted after a wrong answer.
    void erred();
    /// Emitted after a hint.
    void helped();

private:
    void setUp();
    void replaceGame();
    void demonstrate();
    void playNext();
    void judge(const Verdict& verdict, const Position& before, const Position& after);
    [[nodiscard]] SquareSet remarkedSquares() const;
    void accept(const Verdict& verdict);
    void say(LessonSaying::Tone tone, const QString& text);
    void place(Square square);
    void pickNext();
    void forget();

    const Lesson& lesson_;
    GoalJudge judge_;
    std::size_t at_ = 0;
    std::unique_ptr<Exercise> exercise_;
    std::unique_ptr<Game> game_;
    LessonSaying saying_;
    SquareSet chosen_;
    SquareSet proved_;  ///< chosen squares proved wrong
    Piece inHand_ = NoPiece;
    std::optional<LessonHint> hint_;
    int hints_ = 0;
    std::optional<Remark> remark_;
    std::deque<Move> waiting_;  ///< moves still to be shown
    bool ready_ = false;        ///< the learner's move completed the step; reported after all moves are shown
    Delay pause_;
};

}  // namespace rokada::ui
