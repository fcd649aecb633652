// State of a lesson in progress: the current step, the game on the board, and the last feedback. Contains no widgets.
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

/// Feedback on the learner's last answer.
struct LessonFeedback {
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
    SquareSet named;   ///< squares that the lesson marks
    SquareSet stars;   ///< squares that the learner must still visit
    SquareSet chosen;  ///< squares that the learner has chosen and that are not known to be right or wrong
    SquareSet right;   ///< squares that the learner has chosen and that are right
    SquareSet hinted;
    SquareSet wrong;  ///< wrong squares of the last answer, and chosen squares that `check` has found wrong
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
    /// Returns true if the step is completed and no move is waiting to be shown.
    [[nodiscard]] bool done() const;
    /// Returns the game on the board. The signals `replaced` and `moved` report its changes.
    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] const Exercise& exercise() const { return *exercise_; }
    [[nodiscard]] const LessonFeedback& feedback() const { return feedback_; }
    /// Returns the marks to draw on the board.
    [[nodiscard]] LessonMarks marks() const;
    [[nodiscard]] const SquareSet& chosen() const { return chosen_; }
    /// Returns the piece to place next in a set-up step. Returns `NoPiece` if all pieces are placed.
    [[nodiscard]] Piece inHand() const { return inHand_; }
    /// Returns true while moves are waiting to be shown.
    [[nodiscard]] bool busy() const { return !waiting_.empty(); }
    /// Returns true if the step is not completed and a part of the answer can be taken back.
    [[nodiscard]] bool canTakeBack() const;
    /// Returns true if the learner answers the step with moves (`asksForMoves`) or with squares (`asksForSquares`). All
    /// other steps are answered with the inputs beside the board.
    [[nodiscard]] bool asksForMoves() const;
    [[nodiscard]] bool asksForSquares() const;

    /// Starts the step with this index.
    void begin(std::size_t step);
    /// Plays a legal move as the learner's answer.
    void play(Move move);
    /// Shows why a move is illegal. The board calls it for an illegal move of the learner.
    void refuse(const IllegalMove& illegal);
    /// Handles a click on a square: selects or deselects it, or places a piece on it in a set-up step.
    void point(Square square);
    /// Checks the squares that the learner has chosen, and gives feedback.
    void check();
    /// Handles the learner's choice of an option, by its index.
    void choose(std::size_t option);
    /// Handles a typed move. `languages` contains the piece letters that are accepted, one set for each language.
    void type(const QString& text, const std::vector<Letters>& languages);
    /// Marks a step without a question as read.
    void read();
    /// Sets the piece to place next in a set-up step.
    void pick(Piece piece);
    /// Takes back the learner's last move or placed piece, and deselects all squares.
    void takeBack();
    /// Starts the current step from the beginning.
    void restart();
    /// Gives the next hint. Each hint is more detailed than the previous one.
    void hint();
    /// Repeats the demonstration of the step.
    void showAgain();
    /// Shows feedback on a completed step.
    void conclude(const QString& words) { say(LessonFeedback::Tone::Right, words); }
    /// Clears the feedback. Call it when the language changes.
    void clearMessage();

signals:
    /// Emitted when a step begins or restarts.
    void begun();
    /// Emitted when another game has replaced the game on the board.
    void replaced();
    /// Emitted when a move has been played on the board.
    void moved();
    /// Emitted when the feedback or the marks have changed.
    void changed();
    /// Emitted when the step is completed.
    void finished();
    /// Emitted after a wrong answer.
    void answeredWrong();
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
    void say(LessonFeedback::Tone tone, const QString& text);
    void place(Square square);
    void pickNext();
    void forget();

    const Lesson& lesson_;
    GoalJudge judge_;
    std::size_t at_ = 0;
    std::unique_ptr<Exercise> exercise_;
    std::unique_ptr<Game> game_;
    LessonFeedback feedback_;
    SquareSet chosen_;
    SquareSet proved_;  ///< squares that `check` has found wrong
    Piece inHand_ = NoPiece;
    std::optional<LessonHint> hint_;
    int hints_ = 0;
    std::optional<Remark> remark_;
    std::deque<Move> waiting_;  ///< moves that are waiting to be shown
    Delay pause_;
};

}  // namespace rokada::ui
