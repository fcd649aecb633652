#include "learn/learnerlist.h"

#include <algorithm>
#include <span>
#include <utility>

namespace rokada::ui {

namespace {

QString cleaned(const QString& name) { return name.simplified().left(LearnerList::LongestName); }

}  // namespace

bool LearnerList::choose(std::size_t learner) {
    const std::size_t wanted = std::min(learner, all_.size() - 1);
    return std::exchange(chosen_, wanted) != wanted;
}

bool LearnerList::add(const QString& name) {
    if (all_.size() == Max) return false;
    all_.push_back({.name = cleaned(name), .game = current().game, .lessons = {}});
    return choose(all_.size() - 1);
}

bool LearnerList::rename(const QString& name) {
    const QString wanted = cleaned(name);
    return std::exchange(mine().name, wanted) != wanted;
}

bool LearnerList::reset() {
    if (mine().lessons.isEmpty() && mine().puzzles.isEmpty()) return false;
    mine().former = std::exchange(mine().lessons, {});
    mine().formerPuzzles = std::exchange(mine().puzzles, {});
    return true;
}

/// Restores the progress that the last reset has cleared. If a lesson has been continued since the reset, keeps the
/// greater progress.
bool LearnerList::restore() {
    const auto former = std::exchange(mine().former, {});
    for (auto it = former.begin(); it != former.end(); ++it) {
        LessonProgress& now = mine().lessons[it.key()];
        now = {std::max(now.step, it->step), now.done || it->done};
    }
    const auto formerPuzzles = std::exchange(mine().formerPuzzles, {});
    for (auto it = formerPuzzles.begin(); it != formerPuzzles.end(); ++it) {
        if (!mine().puzzles.contains(it.key())) mine().puzzles[it.key()] = *it;
    }
    return !former.isEmpty() || !formerPuzzles.isEmpty();
}

bool LearnerList::noteGame(const QString& game) { return std::exchange(mine().game, game) != game; }

bool LearnerList::noteStep(const QString& lesson, int step, int steps) {
    LessonProgress& now = mine().lessons[lesson];
    const LessonProgress before = now;
    now = {step >= steps ? 0 : step, now.done || step >= steps};
    return now != before;
}

bool LearnerList::notePuzzle(const QString& puzzle, bool solved, qint64 day) {
    PuzzleRecord& now = mine().puzzles[puzzle];
    now = {solved, solved ? solvedOn(now.schedule, day) : failedOn(day)};
    return true;
}

bool LearnerList::noteStorm(const QString& game, int solved) {
    int& best = mine().storms[game];
    if (solved <= best) return false;
    best = solved;
    return true;
}

bool LearnerList::noteRated(std::size_t learner, const QString& game, const RatedResult& result) {
    if (learner >= all_.size()) return false;
    GameRating& rating = all_[learner].ratings[game];
    if (rating.games == 0) rating.now = {.rating = result.rating};
    rating.now = ratedAfter(rating.now, std::span(&result, 1));
    ++rating.games;
    rating.history.append(qRound(rating.now.rating));
    if (rating.history.size() > GameRating::LongestHistory) rating.history.removeFirst();
    return true;
}

std::optional<std::size_t> LearnerList::named(const QString& name) const {
    const auto found = std::ranges::find(all_, cleaned(name), &Learner::name);
    if (name.isEmpty() || found == all_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - all_.begin());
}

}  // namespace rokada::ui
