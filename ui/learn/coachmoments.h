// The moments of a game that mattered: where a person gave away the most, each as a board on which to try again.
#pragma once

#include "learn/coachopinion.h"
#include "learn/lesson.h"

namespace rokada::ui {

class CoachMoments {
public:
    /// A lesson has so many of them at most.
    explicit CoachMoments(std::size_t most = 3) : most_(most) {}

    void clear() { moments_.clear(); }
    /// A person has played this move, of which the coach had this opinion. False if it did not matter.
    bool note(const Position& before, Move played, const CoachOpinion& opinion);
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
    std::size_t most_;
    std::vector<Moment> moments_;
};

}  // namespace rokada::ui
