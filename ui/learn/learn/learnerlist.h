// Learners on this computer and their progress in lessons and puzzles. `LearnersFile` reads and writes the list.
#pragma once

#include "puzzles/reviewschedule.h"
#include "rating/glicko.h"

#include <QList>
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

/// Rating of a learner in one variant.
struct GameRating {
    /// Number of ratings that `history` keeps.
    static constexpr qsizetype LongestHistory = 200;

    PlayerRating now;
    int games = 0;         ///< number of games that count
    QList<int> history{};  ///< rounded ratings after the last games, oldest first

    friend bool operator==(const GameRating&, const GameRating&) = default;
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
    QMap<QString, GameRating> ratings{};  ///< rating in each variant with a rated game, by the id of the variant

    [[nodiscard]] LessonProgress of(const QString& lesson) const { return lessons.value(lesson); }
};

/// All learners, and which of them is learning. There is always at least one learner.
class LearnerList {
public:
    static constexpr int LongestName = 40;
    static constexpr std::size_t Max = 50;

    /// Makes a list with one learner without a name.
    LearnerList() : all_{Learner{}} {}
    /// Precondition: `all` has from 1 to `Max` learners, and `chosen` is the index of one of them.
    LearnerList(std::vector<Learner> all, std::size_t chosen) : all_(std::move(all)), chosen_(chosen) {}

    [[nodiscard]] const std::vector<Learner>& all() const { return all_; }
    [[nodiscard]] std::size_t chosen() const { return chosen_; }
    [[nodiscard]] const Learner& current() const { return all_[chosen_]; }

    // --- Each of these functions returns false if nothing has changed.
    bool choose(std::size_t learner);
    /// Adds a learner and chooses this learner.
    bool add(const QString& name);
    bool rename(const QString& name);
    /// Clears the progress of the current learner. `restore` undoes it.
    bool reset();
    bool restore();
    /// Records the id of the variant that was practised last.
    bool noteGame(const QString& game);
    /// Records that `step` is the next step of the lesson. `steps` is the number of its steps. The lesson is completed
    /// if `step` is not less than `steps`.
    bool noteStep(const QString& lesson, int step, int steps);
    /// Records an attempt at a puzzle. `solved` is true if it succeeded without help and mistakes. `day` is the number
    /// of the day; it determines when the puzzle is repeated.
    bool notePuzzle(const QString& puzzle, bool solved, qint64 day);
    /// Records the number of puzzles solved in a timed run, if it is greater than the learner's record in this variant.
    bool noteStorm(const QString& game, int solved);
    /// Records a game of the learner with this index. Before the first game, the rating is that of the opponent, with
    /// the deviation of an unknown player.
    bool noteRated(std::size_t learner, const QString& game, const RatedResult& result);
    /// Returns the index of the learner with this name, or nullopt if there is none. The name must not be empty.
    [[nodiscard]] std::optional<std::size_t> named(const QString& name) const;

private:
    Learner& mine() { return all_[chosen_]; }

    std::vector<Learner> all_;
    std::size_t chosen_ = 0;
};

}  // namespace rokada::ui
