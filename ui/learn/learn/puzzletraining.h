// Shows puzzles one after the other on the lesson page. Records the results and repeats failed puzzles.
#pragma once

#include "kit/delay.h"
#include "learn/learners.h"
#include "learn/lesson.h"
#include "learn/puzzlecourse.h"
#include "learn/puzzlestore.h"
#include "lesson/lessonpage.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace rokada::ui {

class PuzzleTraining final : public QObject {
    Q_OBJECT
public:
    /// `page` owns this object. `store` and `learners` must outlive `page`.
    PuzzleTraining(PuzzleStore& store, Learners& learners, LessonPage& page);

    /// Sets the function that returns the number of the current day. The number may be counted from any day. The
    /// default is the system date.
    void setToday(std::function<qint64()> today) { today_ = std::move(today); }
    /// Starts a series of puzzles. `seed` determines the puzzles of a timed run.
    void begin(const std::string& game, PuzzleMode mode, PuzzleTheme theme, std::uint64_t seed);
    /// Stops the clock and closes the puzzle.
    void leave();
    void retranslate();

    /// Returns the current puzzle. Returns nullptr between puzzles.
    [[nodiscard]] const Puzzle* puzzle() const { return puzzle_; }
    [[nodiscard]] int solved() const { return solved_; }

private:
    enum class Failing { No, Erred, Helped };

    void showNext();
    void showEnd();
    void showPuzzle();
    void showLesson(const QString& next);
    void fillWords();
    void fail(Failing why);
    void done();
    void tick();
    void note(bool solved);
    [[nodiscard]] bool storming() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString levelWords() const;
    [[nodiscard]] LessonPage::Place place() const;
    [[nodiscard]] QString modeName() const;
    [[nodiscard]] QString endWords() const;
    [[nodiscard]] QString praise() const;
    [[nodiscard]] QString uncounted() const;

    PuzzleStore& store_;
    Learners& learners_;
    LessonPage& page_;
    std::function<qint64()> today_;
    std::string game_;
    std::optional<PuzzleCourse> course_;
    PuzzleTheme theme_;
    const Puzzle* puzzle_ = nullptr;
    Lesson lesson_;
    Failing failing_ = Failing::No;  ///< first reason why the current puzzle does not count as solved
    int solved_ = 0;                 ///< number of puzzles solved since `begin`
    int tried_ = 0;
    int secondsLeft_ = 0;
    Delay clock_;
    Delay pause_;  ///< delay in a timed run between an answer and the next puzzle
};

}  // namespace rokada::ui
