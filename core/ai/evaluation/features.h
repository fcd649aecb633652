// The features of one variant's evaluation, numbered and named. They follow from the rulebook: kinds, squares that look
// alike, and how pawns promote. Weights are stored by name, so that the numbering may change.
#pragma once

#include "ai/evaluation/boardfacts.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

class Features {
public:
    static constexpr int MostMobility = 27;
    static constexpr int MostDanger = 47;
    static constexpr int MostShelter = 5;
    static constexpr int Steps = BoardFacts::MostSteps + 1;

    explicit Features(const Rulebook& book);

    [[nodiscard]] int count() const { return static_cast<int>(names_.size()); }
    /// "mobility.queen.14"
    [[nodiscard]] const std::string& name(int feature) const { return names_[static_cast<std::size_t>(feature)]; }
    /// The feature of that name, or -1.
    [[nodiscard]] int find(std::string_view name) const;
    [[nodiscard]] const BoardFacts& facts() const { return facts_; }
    /// Values depend on the distance to the kings: where all squares are alike.
    [[nodiscard]] bool usesRings() const { return usesRings_; }

    // First numbers of groups. By kind, then by what the comment adds.
    std::array<int, MaxKinds> square{};     ///< + class of the square (or moves to promotion, where all are alike)
    std::array<int, MaxKinds> mobility{};   ///< + squares that may be reached
    std::array<int, MaxKinds> ringOwn{};    ///< + king steps to the own king
    std::array<int, MaxKinds> ringEnemy{};  ///< + king steps to an enemy king
    int value = 0;                          ///< + kind
    int pair = 0;                           ///< + kind: pieces of it on squares of both colours
    int byPawn = 0;                         ///< + kind: attacked by a pawn
    int byLesser = 0;                       ///< + kind: attacked by a lesser piece
    int loose = 0;                          ///< + kind: attacked and not guarded
    int danger = 0;                         ///< + attack units on the king's zone
    int shelter = 0;                        ///< + own pawns in the king's zone
    int check = 0;                          ///< + kind of the enemy: free squares from which it would check
    int passed = 0;                         ///< + steps to promotion
    int passedFree = 0;                     ///< + steps: not blocked
    int passedGuarded = 0;                  ///< + steps: guarded by an own pawn
    int passedOwnKing = 0;                  ///< + king steps from the own king
    int passedEnemyKing = 0;                ///< + king steps from the nearest enemy king
    int isolated = 0, doubled = 0, chained = 0, blocked = 0;
    int tempo = 0;
    int livingSides = 0;  ///< living sides

    // In variants with towers only.
    static constexpr int MostHeight = 7;
    int carried = 0;  ///< + kind: stands under a piece of its own side
    int captive = 0;  ///< + kind: stands under an enemy
    int nextFree = 0; ///< + kind: a captive that is free as soon as the enemy right on it leaves
    int height = 0;   ///< + pieces of a tower, for the side of its top

    /// The name of a kind among features: pawns have their identities, promoted pieces a mark.
    [[nodiscard]] static std::string nameOf(const KindSpec& kind);

    [[nodiscard]] int squareOf(Kind kind, Side side, Square s) const {
        return square[kind] + (usesRings_ ? facts_.movesToPromotion(side, kind, s) : facts_.squareClass(side, s));
    }

private:
    int add(const std::string& name);
    int addGroup(const std::string& name, int count);
    int addByKind(const Rulebook& book, const std::string& name);

    BoardFacts facts_;
    bool usesRings_;
    std::vector<std::string> names_;
};

}  // namespace rokada
