// Chooses the next puzzle: in order, by theme, in a timed run, or to repeat a failed puzzle. Contains no widgets.
#pragma once

#include "learn/learners.h"
#include "puzzles/puzzle.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rokada::ui {

enum class PuzzleMode {
    InOrder,  ///< all puzzles in order of increasing difficulty
    Theme,    ///< puzzles of one kind or motif in order of increasing difficulty
    Timed,    ///< timed run: as many puzzles as possible in three minutes
    Review,   ///< failed puzzles that the learner must repeat today
};

/// Set of puzzles: all puzzles, or the puzzles of one kind or one motif.
struct PuzzleTheme {
    std::optional<PuzzleKind> kind{};
    std::optional<Motif> motif{};

    [[nodiscard]] bool has(const Puzzle& puzzle) const;
    friend bool operator==(const PuzzleTheme&, const PuzzleTheme&) = default;
};

/// Returns the themes that have enough puzzles in the set. The kinds come first.
[[nodiscard]] std::vector<PuzzleTheme> themesIn(const PuzzleSet& set);
/// Returns the number of failed puzzles that the learner must repeat on `day`.
[[nodiscard]] int dueOn(const PuzzleSet& set, const Learner& learner, qint64 day);
/// Returns the number of puzzles that the learner has solved without a mistake.
[[nodiscard]] int solvedOf(const PuzzleSet& set, const Learner& learner);

/// Number of puzzles of a theme (`all`), and of solved puzzles among them (`solved`).
struct ThemeCount {
    int solved = 0, all = 0;
};
[[nodiscard]] ThemeCount countOf(const PuzzleSet& set, const Learner& learner, const PuzzleTheme& theme);

/// Returns a random puzzle whose position is certainly won, because it has a mate in three or more moves. Returns
/// nullptr if the set has no such puzzle.
[[nodiscard]] const Puzzle* wonPosition(const PuzzleSet& set, std::uint64_t seed);

class PuzzleCourse {
public:
    /// `set` and `learners` must outlive this object. `seed` determines the puzzles of a timed run.
    PuzzleCourse(const PuzzleSet& set, const Learners& learners, PuzzleMode mode, PuzzleTheme theme,
                 std::uint64_t seed);

    [[nodiscard]] PuzzleMode mode() const { return mode_; }
    /// Returns the next puzzle. Returns nullptr if no puzzle is left. `day` is the number of the current day; it
    /// determines which failed puzzles must be repeated.
    [[nodiscard]] const Puzzle* next(qint64 day);

private:
    [[nodiscard]] bool wanted(const Puzzle& puzzle, qint64 day) const;

    const PuzzleSet& set_;
    const Learners& learners_;
    PuzzleMode mode_;
    PuzzleTheme theme_;
    std::uint64_t lot_;
    std::size_t at_ = 0;  ///< index of the puzzle at which the search starts
};

}  // namespace rokada::ui
