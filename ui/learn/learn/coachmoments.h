// Collects the key moments of a game, where a person lost the most, as positions to retry.
#pragma once

#include "learn/coachopinion.h"
#include "learn/lesson.h"

namespace rokada::ui {

class CoachMoments {
public:
    void clear() { moments_.clear(); }
    /// Records a person's move together with the coach's opinion on the position before.
    void note(const Position& before, Move played, const CoachOpinion& opinion);
    /// Forgets the moves from this position on, because they were taken back.
    void forgetFrom(const Position& before);
    [[nodiscard]] bool empty() const;
    /// Returns a lesson with the worst moments in game order, in the current language. It belongs to no course.
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
