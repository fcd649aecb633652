// Facts of a variant that packed games need: its board as an array, its castlings, and whether the numbers of pieces
// and pawns can only fall during a game.
#pragma once

#include "rules/position.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

namespace rokada {

/// Number of places for reserve pieces: one place for each side and kind. They follow the places of the squares.
/// Variants with towers also have two places for each square, which hold the covered pieces.
inline constexpr std::size_t ReservePlaces = MaxSides * 4;
/// Number of all places of a board.
inline constexpr std::size_t MaxPlaces = MaxSquares + ReservePlaces;

/// Content of each place: the piece on a square (`NoPiece` for an empty square), a hash of covered pieces, or a number
/// of reserve pieces.
using Places = std::array<std::uint8_t, MaxPlaces>;

/// Content of a board: pieces, covered pieces, reserve pieces and the side to move, but no castling rights and no
/// counters.
struct PackedState {
    Places places{};
    Side turn{};

    friend bool operator==(const PackedState&, const PackedState&) = default;
};

/// Returns the packed board of a position.
[[nodiscard]] PackedState stateOf(const Position& position);
/// Returns the place of the reserve pieces of `side` whose kind has this index among the reserve kinds.
[[nodiscard]] constexpr std::size_t reservePlace(std::size_t side, std::size_t index) {
    return MaxSquares + side * 4 + index;
}
/// Returns one of the two places with the hash of the pieces that a tower covers; `half` is 0 or 1. Each place holds 6
/// bits of the hash, so 1 of 4,096 pairs of different towers has equal hashes. Without covered pieces, both hold
/// `NoPiece`.
[[nodiscard]] constexpr std::size_t coveredPlace(std::size_t square, std::size_t half) {
    return Towers::Room * (1 + half) + square;
}
static_assert(coveredPlace(Towers::Room - 1, 1) < MaxSquares);

/// Returns the rule options of `variant` that affect the board; all other options get their default values. Games of
/// one variant with equal board options are packed in the same way.
[[nodiscard]] Choices boardChoices(const Variant& variant);

/// Data for packing games of a variant with the options that `boardChoices` returns.
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
    /// Returns true if `place` is the start square of a pawn, and no other pawn of the same side can ever reach this
    /// square.
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
