// A lesson that somebody works on: which step, what is on the board, what was said last. No widgets; the page shows it.
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

/// What is said about the last answer.
struct LessonSaying {
    enum class Tone { None, Right, GoesOn, Wrong, Hint };
    Tone tone = Tone::None;
    QString text;
};

/// What lies on the board besides the pieces.
struct LessonMarks {
    struct Line {
        Square from = NoSquare, to = NoSquare;
        enum class Type { Teacher, Closed, Hint, Wrong } type = Type::Teacher;
    };
    SquareSet named;   ///< what the text speaks of
    SquareSet stars;   ///< still to be visited
    SquareSet chosen;  ///< by the learner, and not answered yet
    SquareSet right;   ///< chosen, and it was right
    SquareSet hinted;
    SquareSet wrong;  ///< what the last remark is about, and what was proved wrong and is still chosen
    std::vector<Line> lines;
};

class LessonRun final : public QObject {
    Q_OBJECT
public:
    /// The lesson must outlive it.
    LessonRun(const Lesson& lesson, QObject* parent);
    ~LessonRun() override;

    [[nodiscard]] const Lesson& lesson() const { return lesson_; }
    [[nodiscard]] const LessonStep& step() const { return lesson_.steps[at_]; }
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] bool last() const { return at_ + 1 == lesson_.steps.size(); }
    [[nodiscard]] bool done() const;
    /// What is on the board. Replaced by `replaced`, changed by `moved`.
    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] const Exercise& exercise() const { return *exercise_; }
    [[nodiscard]] const LessonSaying& saying() const { return saying_; }
    [[nodiscard]] LessonMarks marks() const;
    [[nodiscard]] const SquareSet& chosen() const { return chosen_; }
    /// Of a set-up: the piece that the next square gets; NoPiece if all are placed.
    [[nodiscard]] Piece inHand() const { return inHand_; }
    /// Moves are being shown.
    [[nodiscard]] bool busy() const { return !waiting_.empty(); }
    [[nodiscard]] bool canTakeBack() const;
    /// The board answers with moves; else with squares, or not at all.
    [[nodiscard]] bool asksForMoves() const;
    [[nodiscard]] bool asksForSquares() const;

    void begin(std::size_t step);
    /// A legal move of the learner.
    void play(Move move);
    /// The board has refused it.
    void refuse(const IllegalMove& illegal);
    void point(Square square);
    /// The chosen squares are all.
    void check();
    void choose(std::size_t option);
    /// Letters of the pieces that are understood.
    void type(const QString& text, const std::vector<Letters>& languages);
    /// It was read.
    void read();
    void pick(Piece piece);
    void takeBack();
    void restart();
    /// More help than before.
    void hint();
    /// The demonstration once more.
    void showAgain();
    /// More to say about how the step was done.
    void conclude(const QString& words) { say(LessonSaying::Tone::Right, words); }
    /// Nothing is said any more: the language has changed.
    void hush();

signals:
    /// Another step, or the same one from its beginning.
    void begun();
    /// The game was replaced by another one.
    void replaced();
    /// A move was played in the game.
    void moved();
    /// Something was said, or marks have changed.
    void changed();
    /// The step is done.
    void finished();
    /// An answer was wrong.
    void erred();
    /// A hint was given.
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
    SquareSet proved_;  ///< to be wrong
    Piece inHand_ = NoPiece;
    std::optional<LessonHint> hint_;
    int hints_ = 0;
    std::optional<Remark> remark_;
    std::deque<Move> waiting_;  ///< moves that are still to be shown
    bool ready_ = false;        ///< the step was done by the learner's move; said when all moves are shown
    Delay pause_;
};

}  // namespace rokada::ui
