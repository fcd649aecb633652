// Puzzles one after the other on the page of lessons: what was solved is kept, and failed ones come back.
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
    /// A child of the page. Store and learners must outlive both.
    PuzzleRoom(PuzzleStore& store, Learners& learners, LessonPage& page);

    /// Days are counted from any beginning; by the machine's calendar unless set.
    void setToday(std::function<qint64()> today) { today_ = std::move(today); }
    void begin(const std::string& game, PuzzleMode mode, PuzzleTheme theme, std::uint64_t seed);
    /// Nothing goes on any more.
    void leave();
    void retranslate();

    /// nullptr between puzzles.
    [[nodiscard]] const Puzzle* puzzle() const { return puzzle_; }
    [[nodiscard]] int solved() const { return solved_; }

signals:
    /// The file of the learners was written, or could not be: why, in the words of the system.
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
    Failing failing_ = Failing::No;  ///< of this puzzle: what came first
    int solved_ = 0;                 ///< since the beginning
    int tried_ = 0;
    int secondsLeft_ = 0;
    Delay clock_;
    Delay pause_;  ///< in a storm: to see what the answer was
};

}  // namespace rokada::ui
