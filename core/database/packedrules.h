// Facts of a variant that packed games (packedgame.h) need: its board as an array, its castlings, and whether the
// numbers of pieces and pawns can only fall during a game.
#pragma once

#include "rules/position.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

namespace rokada {

/// Number of places for reserve pieces (pieces in hand), see `Places`: one place for each side and each of at most four
/// kinds.
inline constexpr std::size_t ReservePlaces = MaxSides * 4;
/// Number of all places of a board, see `Places`.
inline constexpr std::size_t MaxPlaces = MaxSquares + ReservePlaces;

/// Board as an array. A place is an index of this array: first the squares, from `MaxSquares` on the reserve pieces.
/// The content is the piece on a square (`NoPiece` for an empty square) or the number of reserve pieces. Variants with
/// towers have at most 64 squares, and use two other places for each square to store a hash of the covered pieces.
using Places = std::array<std::uint8_t, MaxPlaces>;

/// State of a game that packed games store: pieces, covered pieces, reserve pieces and the side to move, but no
/// castling rights and no counters.
struct PackedState {
    Places places{};
    Side turn{};

    friend bool operator==(const PackedState&, const PackedState&) = default;
};

/// Returns the packed board of a position.
[[nodiscard]] PackedState stateOf(const Position& position);
/// Returns the place of the reserve pieces of `side`. `index` is the index of their kind in `Rulebook::reserveKinds`.
[[nodiscard]] constexpr std::size_t reservePlace(std::size_t side, std::size_t index) {
    return MaxSquares + side * 4 + index;
}
/// Returns one of the two places with the hash of the pieces that a tower covers; `half` is 0 or 1. Each place holds 6
/// bits of the hash, so two different towers have equal hashes in 1 of 4,096 cases. Both places hold `NoPiece` if no
/// piece is covered.
[[nodiscard]] constexpr std::size_t coveredPlace(std::size_t square, std::size_t half) {
    return Towers::Room * (1 + half) + square;
}
static_assert(coveredPlace(Towers::Room - 1, 1) < MaxSquares);

/// Returns the rule options of `variant`, with default values for all options that do not change the squares of the
/// board. Games of one variant whose options are equal after this replacement are packed in the same way and can be
/// searched together.
[[nodiscard]] Choices boardChoices(const Variant& variant);

/// Data for packing games of a variant with certain board options, see `boardChoices`.
class PackedRules {
public:
    explicit PackedRules(const Rulebook& book);

    struct CastlingSquares {
        Square kingFrom, kingTo, rookFrom, rookTo;
        char wing;  ///< 'K' or 'Q'
    };

    [[nodiscard]] const Choices& choices() const { return choices_; }
    [[nodiscard]] const PackedState& start() const { return start_; }
    [[nodiscard]] std::size_t squares() const { return squares_; }
    [[nodiscard]] std::size_t sides() const { return sides_; }
    [[nodiscard]] Side after(Side side) const { return Side((side + 1u) % sides_); }
    [[nodiscard]] const std::vector<CastlingSquares>& castlings() const { return castlings_; }
    [[nodiscard]] PieceSet pawns() const { return pawns_; }
    /// Returns true if `place` is the start square of a pawn, and no pawn of the same side can ever reach this square.
    [[nodiscard]] bool emptiesForGood(std::size_t place) const { return forGood_.test(place); }
    /// Returns true if the number of pieces of a side, reserve pieces included, can never rise.
    [[nodiscard]] bool totalsFall() const { return totalsFall_; }
    /// Returns true if the number of pawns of a side on the board can never rise.
    [[nodiscard]] bool pawnsFall() const { return pawnsFall_; }

private:
    void findPawnsForGood(const Rulebook& book);

    Choices choices_;
    PackedState start_;
    std::size_t squares_ = 0, sides_ = 0;
    std::vector<CastlingSquares> castlings_;
    PieceSet pawns_;
    std::bitset<MaxPlaces> forGood_;
    bool totalsFall_ = true, pawnsFall_ = true;
};

}  // namespace rokada
