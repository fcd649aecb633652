// What packed games need of a variant: its board as a row of numbers, its castlings, and what can only be lost in a
// game.
#pragma once

#include "rules/position.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

namespace rokada {

/// The squares, and behind them a place for each side and kind of reserve pieces. Variants with towers have two more
/// places for each square.
inline constexpr std::size_t ReservePlaces = MaxSides * 4;
inline constexpr std::size_t MaxPlaces = MaxSquares + ReservePlaces;

/// By place: the piece on the square (`NoPiece` if it is empty), what stands below it, or how many reserve pieces there
/// are.
using Places = std::array<std::uint8_t, MaxPlaces>;

/// What the board shows of a position: pieces, those below them, reserve pieces, whose turn it is. No rights and no
/// counters.
struct PackedState {
    Places places{};
    Side turn{};

    friend bool operator==(const PackedState&, const PackedState&) = default;
};

[[nodiscard]] PackedState stateOf(const Position& position);
[[nodiscard]] constexpr std::size_t reservePlace(std::size_t side, std::size_t index) {
    return MaxSquares + side * 4 + index;
}
/// Half of what stands below the top of a tower, 0 or 1, as a number below 64: other pieces have other numbers, but for
/// one in 4,096. `NoPiece` if there is nothing.
[[nodiscard]] constexpr std::size_t coveredPlace(std::size_t square, std::size_t half) {
    return Towers::Room * (1 + half) + square;
}
static_assert(coveredPlace(Towers::Room - 1, 1) < MaxSquares);

/// The rule options that the board itself depends on, the others as usual: games of one variant whose choices agree in
/// these have the same squares and kinds of pieces, and are packed alike.
[[nodiscard]] Choices boardChoices(const Variant& variant);

/// Of a variant with choices that `boardChoices` gives.
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
    /// A pawn that has left this square of the start, or was captured there, has no successor.
    [[nodiscard]] bool emptiesForGood(std::size_t place) const { return forGood_.test(place); }
    /// No side ever has more pieces, reserve pieces included, than before.
    [[nodiscard]] bool totalsFall() const { return totalsFall_; }
    /// No side ever has more pawns on the board than before.
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
