// Who learns at this machine, and what each of them has done: kept in a small file of its own.
#pragma once

#include "kit/writefile.h"
#include "puzzles/repetition.h"

#include <QMap>
#include <QString>

#include <cstddef>
#include <vector>

namespace rokada::ui {

struct LessonProgress {
    int step = 0;       ///< the next one to do
    bool done = false;  ///< it was finished once

    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// Of one puzzle.
struct PuzzleRecord {
    bool solved = false;  ///< at the last try, without help and mistakes
    Repetition again;

    friend bool operator==(const PuzzleRecord&, const PuzzleRecord&) = default;
};

struct Learner {
    QString name;                            ///< empty: not named yet
    QString game;                            ///< which was learned last
    QMap<QString, LessonProgress> lessons;   ///< by their ids
    QMap<QString, LessonProgress> former{};  ///< before the last reset
    QMap<QString, PuzzleRecord> puzzles{};   ///< by their ids; those never tried are not in it
    QMap<QString, PuzzleRecord> formerPuzzles{};
    QMap<QString, int> storms{};  ///< by the game: most puzzles solved in one storm

    [[nodiscard]] LessonProgress of(const QString& lesson) const { return lessons.value(lesson); }
};

class Learners {
public:
    static constexpr int LongestName = 40;
    static constexpr std::size_t Most = 50;

    /// Reads the file, which need not exist. A file that cannot be understood is kept beside it under another name; one
    /// that cannot be read is never written over.
    explicit Learners(QString file);

    /// Why the file could not be read; empty if it could, or does not exist.
    [[nodiscard]] const QString& unreadable() const { return unreadable_; }
    /// Whether the file was not understood.
    [[nodiscard]] bool damaged() const { return damaged_; }
    /// The name under which a damaged file is kept.
    [[nodiscard]] QString damagedCopy() const;

    /// At least one.
    [[nodiscard]] const std::vector<Learner>& all() const { return all_; }
    [[nodiscard]] std::size_t chosen() const { return chosen_; }
    [[nodiscard]] const Learner& current() const { return all_[chosen_]; }

    // --- every change is written at once; what cannot be written holds until the program ends
    Written choose(std::size_t learner);
    /// The new one is chosen.
    Written add(const QString& name);
    Written rename(const QString& name);
    /// Nothing is done any more; `restore` brings it back.
    Written reset();
    Written restore();
    Written noteGame(const QString& game);
    /// `step` is the next one of the lesson; after the last one the lesson is done.
    Written noteStep(const QString& lesson, int step, int steps);
    /// Solved without help, or failed, on this day.
    Written notePuzzle(const QString& puzzle, bool solved, qint64 day);
    /// So many were solved in a storm; the most counts.
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
