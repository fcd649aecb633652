#include "learn/puzzlecourse.h"

#include "base/scrambled.h"

#include <algorithm>

namespace rokada::ui {

namespace {

/// Minimum number of puzzles in a theme. A theme with fewer puzzles is not offered.
constexpr int FewestOfTheme = 4;
/// A timed run skips a random number of puzzles before each puzzle. The number is less than this limit.
constexpr std::size_t LongestLeap = 7;

PuzzleRecord recordOf(const Learner& learner, const Puzzle& puzzle) {
    return learner.puzzles.value(QString::fromStdString(puzzle.id()));
}

}  // namespace

bool PuzzleTheme::has(const Puzzle& puzzle) const {
    if (kind && *kind != puzzle.kind) return false;
    return !motif || std::ranges::find(puzzle.themes, *motif) != puzzle.themes.end();
}

std::vector<PuzzleTheme> themesIn(const PuzzleSet& set) {
    std::vector<PuzzleTheme> themes;
    const auto addIfThere = [&](const PuzzleTheme& theme) {
        const auto count = std::ranges::count_if(set.puzzles, [&](const Puzzle& p) { return theme.has(p); });
        if (count >= FewestOfTheme) themes.push_back(theme);
    };
    for (const PuzzleKind kind : AllPuzzleKinds) addIfThere({.kind = kind});
    for (std::size_t i = 0; i < Motifs; ++i) addIfThere({.motif = Motif(i)});
    return themes;
}

int dueOn(const PuzzleSet& set, const Learner& learner, qint64 day) {
    return static_cast<int>(
        std::ranges::count_if(set.puzzles, [&](const Puzzle& p) { return recordOf(learner, p).schedule.dueOn(day); }));
}

ThemeCount countOf(const PuzzleSet& set, const Learner& learner, const PuzzleTheme& theme) {
    ThemeCount count;
    for (const Puzzle& puzzle : set.puzzles) {
        if (!theme.has(puzzle)) continue;
        ++count.all;
        count.solved += recordOf(learner, puzzle).solved ? 1 : 0;
    }
    return count;
}

int solvedOf(const PuzzleSet& set, const Learner& learner) { return countOf(set, learner, {}).solved; }

const Puzzle* wonPosition(const PuzzleSet& set, std::uint64_t seed) {
    std::vector<const Puzzle*> won;
    for (const Puzzle& puzzle : set.puzzles) {
        if (puzzle.kind == PuzzleKind::Mate && puzzle.moves > 2) won.push_back(&puzzle);
    }
    return won.empty() ? nullptr : won[scrambled(seed) % won.size()];
}

PuzzleCourse::PuzzleCourse(const PuzzleSet& set, const Learners& learners, PuzzleMode mode, PuzzleTheme theme,
                           std::uint64_t seed)
    : set_(set), learners_(learners), mode_(mode), theme_(theme), lot_(scrambled(seed)) {
    if (mode == PuzzleMode::Timed) at_ = lot_ % LongestLeap;
}

bool PuzzleCourse::wanted(const Puzzle& puzzle, qint64 day) const {
    const PuzzleRecord record = recordOf(learners_.current(), puzzle);
    switch (mode_) {
        case PuzzleMode::InOrder:
        case PuzzleMode::Theme: return theme_.has(puzzle) && !record.solved;
        case PuzzleMode::Timed: return !asksForSquares(puzzle.kind) && puzzle.moves <= 2;
        case PuzzleMode::Review: return record.schedule.dueOn(day);
    }
    return false;
}

/// Returns the next puzzle for the mode. Searches after the last puzzle, and continues at the beginning of the set. A
/// timed run does not continue at the beginning.
const Puzzle* PuzzleCourse::next(qint64 day) {
    const std::size_t count = set_.puzzles.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (mode_ == PuzzleMode::Timed && at_ + i >= count) return nullptr;
        const Puzzle& puzzle = set_.puzzles[(at_ + i) % count];
        if (!wanted(puzzle, day)) continue;
        lot_ = scrambled(lot_);
        at_ = at_ + i + 1 + (mode_ == PuzzleMode::Timed ? lot_ % LongestLeap : 0);
        if (mode_ != PuzzleMode::Timed) at_ %= count;
        return &puzzle;
    }
    return nullptr;
}

}  // namespace rokada::ui
