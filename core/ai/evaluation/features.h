// Defines the features of one variant's evaluation, with numbers and names. They are derived from the rulebook: its
// kinds of pieces, equivalent squares and promotions. Weight files contain names, so the numbers can change.
#pragma once

#include "ai/evaluation/boardfacts.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Numbers and names of the evaluation features of one variant. Immutable after construction.
class Features {
public:
    static constexpr int MaxMobility = 27;
    static constexpr int MaxDanger = 47;
    static constexpr int MaxShelter = 5;
    static constexpr int Steps = BoardFacts::MaxSteps + 1;

    explicit Features(const Rulebook& book);

    [[nodiscard]] int count() const { return static_cast<int>(names_.size()); }
    /// Returns the name of a feature, for example "mobility.queen.14".
    [[nodiscard]] const std::string& name(int feature) const { return names_[static_cast<std::size_t>(feature)]; }
    /// Returns the number of the feature with this name, or -1 if there is none.
    [[nodiscard]] int find(std::string_view name) const;
    [[nodiscard]] const BoardFacts& facts() const { return facts_; }
    /// Returns true if piece values depend on the distance to the kings ("rings") and not on the square. This is the
    /// case on a board with joined edges, where all squares are equivalent.
    [[nodiscard]] bool usesRings() const { return usesRings_; }

    // Each member is the number of the first feature in a group of features. An array has one group for each kind.
    /// First feature of piece-square values, by class of the square. If all squares are equivalent, by number of moves
    /// to promotion.
    std::array<int, MaxKinds> square{};
    std::array<int, MaxKinds> mobility{};  ///< first feature of mobility, by number of squares that the piece can reach
    std::array<int, MaxKinds> ringOwn{};   ///< first feature of the distance to the own king, by king steps
    /// First feature of the distance to the nearest enemy king, by king steps.
    std::array<int, MaxKinds> ringEnemy{};
    int value = 0;          ///< first feature of piece values, by kind
    int pair = 0;           ///< first feature of a pair of one kind on squares of both colours, by kind
    int byPawn = 0;         ///< first feature of pieces attacked by an enemy pawn, by attacked kind
    int byLesser = 0;       ///< first feature of pieces attacked by a less valuable piece, by attacked kind
    int loose = 0;          ///< first feature of pieces that are attacked and not protected, by kind
    int danger = 0;         ///< first feature of king danger, by attack units of the enemies
    int shelter = 0;        ///< first feature of king shelter, by number of own pawns in the king's zone
    int check = 0;          ///< first feature of squares from which a piece could check, by kind
    int passed = 0;         ///< first feature of passed pawns, by steps to promotion
    int passedFree = 0;     ///< first feature of passed pawns with an empty square ahead, by steps to promotion
    int passedGuarded = 0;  ///< first feature of passed pawns that an own pawn guards, by steps to promotion
    int passedOwnKing = 0;  ///< first feature of passed pawns, by king steps from the own king to the square ahead
    /// First feature of passed pawns, by king steps from the nearest enemy king to the square ahead.
    int passedEnemyKing = 0;
    int isolated = 0, doubled = 0, chained = 0, blocked = 0;
    int tempo = 0;
    int livingSides = 0;  ///< single feature, counted for each living side

    // Features of variants with towers only.
    static constexpr int MaxHeight = 7;
    int carried = 0;   ///< first feature of pieces covered by a piece of their own side, by kind
    int captive = 0;   ///< first feature of pieces covered by an enemy piece (captives), by kind
    int nextFree = 0;  ///< first feature of captives directly below the enemy top piece, by kind
    int height = 0;    ///< first feature of towers of a side, by number of pieces in the tower

    /// Returns the name of a kind in feature names. In variants with towers, the name of a pawn kind also has the
    /// letter of the kind to which it promotes. The name of a promoted piece ends with '~'.
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
