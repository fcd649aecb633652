// Collects the key moments of a game: the positions in which a person's move lost at least 80 centipawns. Turns the
// worst of them into a lesson, in which the person looks for better moves.
#pragma once

#include "learn/coachopinion.h"
#include "learn/lesson.h"

namespace rokada::ui {

class CoachMoments {
public:
    void clear() { moments_.clear(); }
    /// Records a key moment if the move loses enough. `before` is the position before the move; `opinion` has the
    /// scores of its moves.
    void note(const Position& before, Move played, const CoachOpinion& opinion);
    /// Removes the key moment of the position `before` and all later ones. Call it when a move is played in `before`
    /// again, after an undo.
    void forgetFrom(const Position& before);
    [[nodiscard]] bool empty() const;
    /// Returns a lesson with up to three of the worst moves, in the order of the game and in the current language. The
    /// lesson is not part of `Curriculum`.
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
