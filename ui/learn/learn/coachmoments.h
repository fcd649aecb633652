// The moments of a game that mattered: where a person gave away the most, each as a board on which to try again.
#pragma once

#include "learn/coachopinion.h"
#include "learn/lesson.h"

namespace rokada::ui {

class CoachMoments {
public:
    void clear() { moments_.clear(); }
    /// A person has played this move, of which the coach had this opinion.
    void note(const Position& before, Move played, const CoachOpinion& opinion);
    /// Without the moves from this one on: they were taken back.
    void forgetFrom(const Position& before);
    [[nodiscard]] bool empty() const;
    /// The worst, in the order of the game; the lesson belongs to no course. In the language in force.
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
