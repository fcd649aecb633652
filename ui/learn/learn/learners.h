// Learners of this machine with their progress, stored in a small file.
#pragma once

#include "kit/writefile.h"
#include "puzzles/repetition.h"

#include <QMap>
#include <QString>

#include <cstddef>
#include <vector>

namespace rokada::ui {

struct LessonProgress {
    int step = 0;       ///< next step to do
    bool done = false;  ///< completed once

    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// Progress in one puzzle.
struct PuzzleRecord {
    bool solved = false;  ///< at the last attempt, without help and mistakes
    Repetition again;

    friend bool operator==(const PuzzleRecord&, const PuzzleRecord&) = default;
};

struct Learner {
    QString name;                            ///< empty: not named yet
    QString game;                            ///< variant that was practised last
    QMap<QString, LessonProgress> lessons;   ///< by id
    QMap<QString, LessonProgress> former{};  ///< before the last reset
    QMap<QString, PuzzleRecord> puzzles{};   ///< by id; only those that were tried
    QMap<QString, PuzzleRecord> formerPuzzles{};
    QMap<QString, int> storms{};  ///< by variant: most puzzles solved in a timed run

    [[nodiscard]] LessonProgress of(const QString& lesson) const { return lessons.value(lesson); }
};

class Learners {
public:
    static constexpr int LongestName = 40;
    static constexpr std::size_t Most = 50;

    /// Reads the file, which need not exist. A damaged file is kept under another name; an unreadable one is never
    /// overwritten.
    explicit Learners(QString file);

    /// Returns why the file could not be read; empty on success or if there is no file.
    [[nodiscard]] const QString& unreadable() const { return unreadable_; }
    /// Returns true if the file was damaged.
    [[nodiscard]] bool damaged() const { return damaged_; }
    /// Returns the name under which a damaged file is kept.
    [[nodiscard]] QString damagedCopy() const;

    /// Returns all learners, at least one.
    [[nodiscard]] const std::vector<Learner>& all() const { return all_; }
    [[nodiscard]] std::size_t chosen() const { return chosen_; }
    [[nodiscard]] const Learner& current() const { return all_[chosen_]; }

    // --- Each change is written at once. After a write error it remains in force until the program ends.
    Written choose(std::size_t learner);
    /// Adds a learner and chooses it.
    Written add(const QString& name);
    Written rename(const QString& name);
    /// Clears the progress; `restore` brings it back.
    Written reset();
    Written restore();
    /// Records the variant that was practised last.
    Written noteGame(const QString& game);
    /// Records that `step` is the next one of the lesson; after the last of `steps` it is completed.
    Written noteStep(const QString& lesson, int step, int steps);
    /// Records that a puzzle was solved without help, or failed, on this day.
    Written notePuzzle(const QString& puzzle, bool solved, qint64 day);
    /// Records the number of puzzles solved in a timed run; the maximum is kept.
    Written noteStorm(const QString& game, int solved);

private:
    Learner& mine() { return all_[chosen_]; }
    bool read(const QByteArray& text);
    [[nodiscard]] Written keepDamaged() const;
    [[nodiscard]] Written mayReplace() const;
    [[nodiscard]] Written write() const;

    QString file_;
    QString unreadable_;
    bool damaged_ = false;
    std::vector<Learner> all_;
    std::size_t chosen_ = 0;
};

}  // namespace rokada::ui
