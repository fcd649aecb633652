// Chooses the next puzzle: in order, by theme, in a timed run, or for review after a failure. No widgets.
#pragma once

#include "learn/learners.h"
#include "puzzles/puzzle.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rokada::ui {

enum class PuzzleMode {
    Path,   ///< one after the other, increasingly difficult
    Theme,  ///< same, of one kind or motif
    Storm,  ///< as many as possible in three minutes
    Again,  ///< failed puzzles that are due
};

/// All puzzles, or those of one kind or motif.
struct PuzzleTheme {
    std::optional<PuzzleKind> kind{};
    std::optional<Motif> motif{};

    [[nodiscard]] bool has(const Puzzle& puzzle) const;
    friend bool operator==(const PuzzleTheme&, const PuzzleTheme&) = default;
};

/// Returns the themes with at least a few puzzles in the set, kinds first.
[[nodiscard]] std::vector<PuzzleTheme> themesIn(const PuzzleSet& set);
/// Returns the number of failed puzzles that are due on this day.
[[nodiscard]] int dueOn(const PuzzleSet& set, const Learner& learner, qint64 day);
/// Returns the number of puzzles solved without mistake.
[[nodiscard]] int solvedOf(const PuzzleSet& set, const Learner& learner);

/// Number of puzzles of a theme, and of solved ones among them.
struct ThemeCount {
    int solved = 0, all = 0;
};
[[nodiscard]] ThemeCount countOf(const PuzzleSet& set, const Learner& learner, const PuzzleTheme& theme);

/// Returns a puzzle with a certainly won position, a mate in three or more moves; nullptr if there is none.
[[nodiscard]] const Puzzle* wonPosition(const PuzzleSet& set, std::uint64_t seed);

class PuzzleCourse {
public:
    /// `set` and `learners` must outlive this object. `seed` determines the puzzles of a timed run.
    PuzzleCourse(const PuzzleSet& set, const Learners& learners, PuzzleMode mode, PuzzleTheme theme,
                 std::uint64_t seed);

    [[nodiscard]] PuzzleMode mode() const { return mode_; }
    /// Returns the next puzzle, or nullptr if none is left.
    [[nodiscard]] const Puzzle* next(qint64 day);

private:
    [[nodiscard]] bool wanted(const Puzzle& puzzle, qint64 day) const;

    const PuzzleSet& set_;
    const Learners& learners_;
    PuzzleMode mode_;
    PuzzleTheme theme_;
    std::uint64_t lot_;
    std::size_t at_ = 0;  ///< index from which to search
};

}  // namespace rokada::ui
