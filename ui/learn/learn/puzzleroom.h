// Shows puzzles one after the other on the lesson page, records results, and repeats failed ones.
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

class PuzzleRoom final : public QObject {
    Q_OBJECT
public:
    /// Child of the page. `store` and `learners` must outlive both.
    PuzzleRoom(PuzzleStore& store, Learners& learners, LessonPage& page);

    /// Sets the source of day numbers, counted from any day; by default the system calendar.
    void setToday(std::function<qint64()> today) { today_ = std::move(today); }
    /// Starts a series of puzzles. `seed` determines the puzzles of a timed run.
    void begin(const std::string& game, PuzzleMode mode, PuzzleTheme theme, std::uint64_t seed);
    /// Stops all running work.
    void leave();
    void retranslate();

    /// Returns nullptr between puzzles.
    [[nodiscard]] const Puzzle* puzzle() const { return puzzle_; }
    [[nodiscard]] int solved() const { return solved_; }

signals:
    /// Emitted after writing the learners' file. `failure` is the error text of the system; empty on success.
    void written(const QString& failure);

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
    void keep(const Written& done);
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
    Failing failing_ = Failing::No;  ///< first reason why this puzzle does not count as solved
    int solved_ = 0;                 ///< since the start
    int tried_ = 0;
    int secondsLeft_ = 0;
    Delay clock_;
    Delay pause_;  ///< in a timed run: shows the answer for a moment
};

}  // namespace rokada::ui
