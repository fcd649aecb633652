// Learners on this computer and their progress in lessons and puzzles, stored in a JSON file.
#pragma once

#include "kit/writefile.h"
#include "puzzles/reviewschedule.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace rokada::ui {

struct LessonProgress {
    int step = 0;       ///< index of the next step
    bool done = false;  ///< true if the lesson has been completed once

    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// Progress of a learner in one puzzle.
struct PuzzleRecord {
    bool solved = false;  ///< true if the last attempt succeeded without help and mistakes
    ReviewSchedule schedule;

    friend bool operator==(const PuzzleRecord&, const PuzzleRecord&) = default;
};

struct Learner {
    QString name;                            ///< name of the learner; empty if the learner has no name yet
    QString game;                            ///< variant that the learner practised last
    QMap<QString, LessonProgress> lessons;   ///< progress in each lesson, by its id
    QMap<QString, LessonProgress> former{};  ///< progress in each lesson before the last reset, by its id
    QMap<QString, PuzzleRecord> puzzles{};   ///< progress in each puzzle that was tried, by its id
    QMap<QString, PuzzleRecord> formerPuzzles{};
    /// Record of each variant: the largest number of puzzles solved in one timed run.
    QMap<QString, int> storms{};

    [[nodiscard]] LessonProgress of(const QString& lesson) const { return lessons.value(lesson); }
};

class Learners {
public:
    static constexpr int LongestName = 40;
    static constexpr std::size_t Max = 50;

    /// Reads `file`. A missing file is no error. A damaged file is first copied to another name. The file is never
    /// overwritten if it is unreadable, or if it is damaged and cannot be copied.
    explicit Learners(QString file);

    /// Returns the error of reading the file. Returns an empty text if the file was read or does not exist.
    [[nodiscard]] const QString& unreadable() const { return unreadable_; }
    /// Returns true if the file could be read, but its content was damaged.
    [[nodiscard]] bool damaged() const { return damaged_.has_value(); }
    /// Returns the name of the copy of a damaged file. Returns an empty text if there is no copy.
    [[nodiscard]] const QString& damagedCopy() const { return copy_; }
    /// Returns the error of copying a damaged file. Returns an empty text if there was no error.
    [[nodiscard]] const QString& notCopied() const { return notCopied_; }

    /// Returns all learners. There is always at least one learner.
    [[nodiscard]] const std::vector<Learner>& all() const { return all_; }
    [[nodiscard]] std::size_t chosen() const { return chosen_; }
    [[nodiscard]] const Learner& current() const { return all_[chosen_]; }

    // --- Each of these functions changes the learners and writes the file at once. It returns the error text if
    // writing fails; the change is then kept in memory until the program ends.
    Written choose(std::size_t learner);
    /// Adds a learner and chooses this learner.
    Written add(const QString& name);
    Written rename(const QString& name);
    /// Clears the progress of the current learner. `restore` undoes it.
    Written reset();
    Written restore();
    /// Records the id of the variant that was practised last.
    Written noteGame(const QString& game);
    /// Records that `step` is the next step of the lesson. `steps` is the number of its steps. The lesson is completed
    /// if `step` is not less than `steps`.
    Written noteStep(const QString& lesson, int step, int steps);
    /// Records an attempt at a puzzle. `solved` is true if it succeeded without help and mistakes. `day` is the number
    /// of the day; it determines when the puzzle is repeated.
    Written notePuzzle(const QString& puzzle, bool solved, qint64 day);
    /// Records the number of puzzles solved in a timed run, if it is greater than the learner's record in this variant.
    Written noteStorm(const QString& game, int solved);

private:
    Learner& mine() { return all_[chosen_]; }
    bool read(const QByteArray& text);
    [[nodiscard]] Written copyDamaged();
    [[nodiscard]] Written mayReplace();
    [[nodiscard]] Written write();

    QString file_;
    QString unreadable_;
    std::optional<QByteArray> damaged_;  ///< content of a damaged file
    QString copy_, notCopied_;
    std::vector<Learner> all_;
    std::size_t chosen_ = 0;
};

}  // namespace rokada::ui
