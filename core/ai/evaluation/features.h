// Features of one variant's evaluation, with numbers and names. They are derived from the rulebook: its kinds,
// equivalent squares and promotions. Weights are stored by name, so the numbers can change.
#pragma once

#include "ai/evaluation/boardfacts.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Feature numbers and names of one variant. Immutable after construction.
class Features {
public:
    static constexpr int MostMobility = 27;
    static constexpr int MostDanger = 47;
    static constexpr int MostShelter = 5;
    static constexpr int Steps = BoardFacts::MostSteps + 1;

    explicit Features(const Rulebook& book);

    [[nodiscard]] int count() const { return static_cast<int>(names_.size()); }
    /// Returns the name, for example "mobility.queen.14".
    [[nodiscard]] const std::string& name(int feature) const { return names_[static_cast<std::size_t>(feature)]; }
    /// Returns the number of the feature with this name, or -1 if there is none.
    [[nodiscard]] int find(std::string_view name) const;
    [[nodiscard]] const BoardFacts& facts() const { return facts_; }
    /// Returns true if piece values depend on the distance to the kings instead of the square. Used if all squares are
    /// equivalent.
    [[nodiscard]] bool usesRings() const { return usesRings_; }

    // First feature numbers of the groups, by kind if the group is an array. Each comment gives the offset within the
    // group.
    /// + class of the square (or moves to promotion if all squares are equivalent)
    std::array<int, MaxKinds> square{};
    std::array<int, MaxKinds> mobility{};   ///< + squares that the piece can reach
    std::array<int, MaxKinds> ringOwn{};    ///< + king steps to the own king
    std::array<int, MaxKinds> ringEnemy{};  ///< + king steps to an enemy king
    int value = 0;                          ///< + kind
    int pair = 0;                           ///< + kind: pieces of the kind on squares of both colours
    int byPawn = 0;                         ///< + kind: attacked by a pawn
    int byLesser = 0;                       ///< + kind: attacked by a less valuable piece
    int loose = 0;                          ///< + kind: attacked and not guarded
    int danger = 0;                         ///< + attack units on the king's zone
    int shelter = 0;                        ///< + own pawns in the king's zone
    int check = 0;                          ///< + kind of the enemy: empty squares from which it would give check
    int passed = 0;                         ///< + steps to promotion of a passed pawn
    int passedFree = 0;                     ///< + steps to promotion of a passed pawn that is not blocked
    int passedGuarded = 0;                  ///< + steps to promotion of a passed pawn that an own pawn guards
    int passedOwnKing = 0;                  ///< + king steps from the own king to the square ahead of a passed pawn
    int passedEnemyKing = 0;  ///< + king steps from the nearest enemy king to the square ahead of a passed pawn
    int isolated = 0, doubled = 0, chained = 0, blocked = 0;
    int tempo = 0;
    int livingSides = 0;  ///< counted once for each living side

    // Features of variants with towers only.
    static constexpr int MostHeight = 7;
    int carried = 0;   ///< + kind: covered by a piece of its own side
    int captive = 0;   ///< + kind: covered by an enemy piece
    int nextFree = 0;  ///< + kind: captive that is freed when the enemy directly above it leaves
    int height = 0;    ///< + pieces in a tower, for the side of its top piece

    /// Returns the name of a kind in feature names. It contains the identity of a pawn that has one, and '~' for a
    /// promoted piece.
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
