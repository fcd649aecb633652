// Which puzzle comes next: on the rising path, of a theme, in a storm, or again because it was failed. No widgets.
#pragma once

#include "learn/learners.h"
#include "puzzles/puzzle.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rokada::ui {

enum class PuzzleMode {
    Path,   ///< one after the other, rising
    Theme,  ///< the same of one kind or motif
    Storm,  ///< as many as possible in three minutes
    Again,  ///< failed ones, when they are due
};

/// Everything, or puzzles of one kind or one motif.
struct PuzzleTheme {
    std::optional<PuzzleKind> kind{};
    std::optional<Motif> motif{};

    [[nodiscard]] bool has(const Puzzle& puzzle) const;
    friend bool operator==(const PuzzleTheme&, const PuzzleTheme&) = default;
};

/// Themes that at least a few puzzles of the set have: kinds first.
[[nodiscard]] std::vector<PuzzleTheme> themesIn(const PuzzleSet& set);
/// Puzzles that the learner has failed and that are due on this day.
[[nodiscard]] int dueOn(const PuzzleSet& set, const Learner& learner, qint64 day);
/// Puzzles that the learner has solved without mistake.
[[nodiscard]] int solvedOf(const PuzzleSet& set, const Learner& learner);

/// How many puzzles of a theme there are, and how many of them are solved.
struct ThemeCount {
    int solved = 0, all = 0;
};
[[nodiscard]] ThemeCount countOf(const PuzzleSet& set, const Learner& learner, const PuzzleTheme& theme);

/// A puzzle whose position is won for certain, by a mate in three moves or more; nullptr if there is none.
[[nodiscard]] const Puzzle* wonPosition(const PuzzleSet& set, std::uint64_t seed);

class PuzzleCourse {
public:
    /// The set and the learners must outlive it. `seed` decides what a storm brings.
    PuzzleCourse(const PuzzleSet& set, const Learners& learners, PuzzleMode mode, PuzzleTheme theme,
                 std::uint64_t seed);

    [[nodiscard]] PuzzleMode mode() const { return mode_; }
    /// nullptr if nothing is left.
    [[nodiscard]] const Puzzle* next(qint64 day);

private:
    [[nodiscard]] bool wanted(const Puzzle& puzzle, qint64 day) const;

    const PuzzleSet& set_;
    const Learners& learners_;
    PuzzleMode mode_;
    PuzzleTheme theme_;
    std::uint64_t lot_;
    std::size_t at_ = 0;  ///< where to look on
};

}  // namespace rokada::ui
