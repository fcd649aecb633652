// Facts of a variant that packed games need: its board as an array, its castlings, and the quantities that can only
// fall during a game.
#pragma once

#include "rules/position.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

namespace rokada {

/// Places of a board: the squares, then one place for each side and kind of reserve pieces. Variants with towers have
/// two more places for each square.
inline constexpr std::size_t ReservePlaces = MaxSides * 4;
inline constexpr std::size_t MaxPlaces = MaxSquares + ReservePlaces;

/// Content by place: the piece on a square (`NoPiece` if empty), a hash of the covered pieces, or the number of reserve
/// pieces.
using Places = std::array<std::uint8_t, MaxPlaces>;

/// Board content of a position: pieces, covered pieces, reserve pieces and the turn, without rights and counters.
struct PackedState {
    Places places{};
    Side turn{};

    friend bool operator==(const PackedState&, const PackedState&) = default;
};

/// Returns the packed board of a position.
[[nodiscard]] PackedState stateOf(const Position& position);
/// Returns the place of a side's reserve pieces of kind `index`.
[[nodiscard]] constexpr std::size_t reservePlace(std::size_t side, std::size_t index) {
    return MaxSquares + side * 4 + index;
}
/// Returns one of two places (`half` is 0 or 1) that hold a hash of the covered pieces of a tower. Each half is below
/// 64; different towers have equal hashes in 1 of 4,096 cases. `NoPiece` if nothing is covered.
[[nodiscard]] constexpr std::size_t coveredPlace(std::size_t square, std::size_t half) {
    return Towers::Room * (1 + half) + square;
}
static_assert(coveredPlace(Towers::Room - 1, 1) < MaxSquares);

/// Returns the rule options that affect the board, with all others at their defaults. Games of one variant for which
/// these are equal have the same squares and kinds of pieces, and are packed in the same way.
[[nodiscard]] Choices boardChoices(const Variant& variant);

/// Packing data of a variant with the options that `boardChoices` returns.
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
    /// Returns true if a pawn that leaves this start square, or is captured there, is never replaced by another pawn of
    /// its side.
    [[nodiscard]] bool emptiesForGood(std::size_t place) const { return forGood_.test(place); }
    /// Returns true if no side can ever gain pieces, reserve pieces included.
    [[nodiscard]] bool totalsFall() const { return totalsFall_; }
    /// Returns true if no side can ever gain pawns on the board.
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
