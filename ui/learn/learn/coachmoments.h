// Collects the key moments of a game: the positions in which a person's move lost the most. The person can try them
// again.
#pragma once

#include "learn/coachopinion.h"
#include "learn/lesson.h"

namespace rokada::ui {

class CoachMoments {
public:
    void clear() { moments_.clear(); }
    /// Records a person's move, and the coach's opinion on the position before the move.
    void note(const Position& before, Move played, const CoachOpinion& opinion);
    /// Removes the moves from this position on, because they were taken back.
    void forgetFrom(const Position& before);
    [[nodiscard]] bool empty() const;
    /// Returns a lesson with the worst moves, in the order of the game and in the current language. It belongs to no
    /// course.
    [[nodiscard]] Lesson lesson(const RulebookPtr& book) const;

private:
    struct Moment {
        Position before;
        Move played;
        std::vector<Move> good;
        Score loss = 0;
    };
    std::vector<Moment> moments_;
};

}  // namespace rokada::ui
