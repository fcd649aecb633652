// A game packed for searching: for each move what changes on the board, two bytes for most, and a head that tells what
// cannot have occurred. Reading it needs no rules. Main variations only.
#pragma once

#include "database/packedrules.h"
#include "record/gametree.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rokada {

/// Of the first team.
enum class PackedResult : std::uint8_t { Win, Draw, Loss, None };

struct PackedHead {
    std::int64_t id = 0;
    std::uint64_t touched = 0;  ///< bit `place % 64`: something has changed there in the game
    std::array<std::uint8_t, MaxSides> pawns{}, pieces{};  ///< at the end, by side; reserve pieces included
    std::uint16_t year = 0, rating = 0;                    ///< mean of the players' ratings; 0: unknown
    std::uint16_t plies = 0;                               ///< 65535 stands for more
    PackedResult result = PackedResult::None;
    bool usual = true;  ///< begins as the variant does under its usual rules

    friend bool operator==(const PackedHead&, const PackedHead&) = default;
};

using PackedBytes = std::vector<std::uint8_t>;

struct PackedGame {
    PackedHead head;
    PackedBytes moves;

    friend bool operator==(const PackedGame&, const PackedGame&) = default;
};

/// One as it lies in a block.
struct PackedView {
    PackedHead head;
    std::span<const std::uint8_t> moves;
};

/// Of the main variation. The rules are those of the tree's variant. `id` and what is not on the board is left out.
[[nodiscard]] PackedGame packed(const PackedRules& rules, const GameTree& tree);
/// One move as it is packed: the same bytes for the same change of the same board.
[[nodiscard]] PackedBytes packedMove(const PackedRules& rules, const Position& before, Move move);

/// A move as far as the board shows it.
struct PlainMove {
    Piece piece = NoPiece;   ///< as it was before the move; NoPiece if none moved (a passed turn)
    Square from = NoSquare;  ///< NoSquare if a reserve piece was placed
    Square to = NoSquare;
    Piece becomes = NoPiece;  ///< what stands there afterwards
    bool captures = false;
    int pieces = 1;     ///< of a tower, that moved together
    bool whole = true;  ///< none of the tower stayed behind
    char castling = 0;  ///< of a castling its wing, 'K' or 'Q'
};

/// Plays a packed game on a row of places.
class PackedReplay {
public:
    PackedReplay(const PackedRules& rules, const PackedView& game)
        : rules_(rules), state_(rules.start()), at_(game.moves.data()), end_(at_ + game.moves.size()) {
        if (!game.head.usual) next([](std::size_t, std::uint8_t, std::uint8_t) {});
    }

    [[nodiscard]] const PackedState& state() const { return state_; }
    [[nodiscard]] bool atEnd() const { return at_ == end_; }
    /// The bytes of the move that comes next.
    [[nodiscard]] std::span<const std::uint8_t> coming() const;
    [[nodiscard]] PlainMove plainMove() const;

    /// Plays a move and calls `change` with each place that changes, its content before and after. False at the end,
    /// and if what follows is no move.
    template <class Change>
    bool next(Change change) {
        if (at_ == end_) return false;
        const std::uint8_t first = *at_;
        if (first < rules_.squares()) [[likely]] {
            if (end_ - at_ < 2 || at_[1] >= rules_.squares()) return damaged();
            const std::uint8_t piece = state_.places[first];
            set(first, NoPiece, change);
            set(at_[1], piece, change);
            state_.turn = rules_.after(state_.turn);
            at_ += 2;
            return true;
        }
        return first == Listed ? listed(change) : castle(first, change);
    }

    /// A castling is one byte, its number above this one.
    static constexpr std::uint8_t FirstCastling = 0xC0;
    /// Turn afterwards and what follows says of the move, number of changes, then place and content of each.
    static constexpr std::uint8_t Listed = 0xFF;
    /// The first two places are those that the move goes from and to, also if nothing has changed there in the end. A
    /// placed reserve piece comes from where it was counted.
    static constexpr std::uint8_t Moved = 0x80;
    static constexpr std::uint8_t EnPassant = 0x40;
    static constexpr std::uint8_t ShortCastling = 0x20;  ///< of rooks that do not start where they usually do
    static constexpr std::uint8_t LongCastling = 0x10;
    /// Among changes, as a place: how many pieces of a tower have moved, and whether these are all of it.
    static constexpr std::uint8_t Carried = 0xFE;
    static constexpr std::uint8_t WholeCarried = 0x20;

private:
    template <class Change>
    void set(std::size_t place, std::uint8_t content, Change& change) {
        const std::uint8_t before = state_.places[place];
        state_.places[place] = content;
        change(place, before, content);
    }

    /// An enemy of the side to move stands there.
    [[nodiscard]] bool captured(Square square) const {
        const auto met = Piece(state_.places[square]);
        return met != NoPiece && sideOf(met) != state_.turn;
    }
    [[nodiscard]] PlainMove plainCastling(std::size_t number) const;
    [[nodiscard]] PlainMove plainListed(std::span<const std::uint8_t> bytes) const;

    template <class Change>
    bool castle(std::uint8_t first, Change& change) {
        const std::size_t number = static_cast<std::size_t>(first) - FirstCastling;
        if (first < FirstCastling || number >= rules_.castlings().size()) return damaged();
        const auto& [kingFrom, kingTo, rookFrom, rookTo, wing] = rules_.castlings()[number];
        const std::uint8_t king = state_.places[kingFrom], rook = state_.places[rookFrom];
        set(kingFrom, NoPiece, change);
        set(rookFrom, NoPiece, change);
        set(kingTo, king, change);
        set(rookTo, rook, change);
        state_.turn = rules_.after(state_.turn);
        ++at_;
        return true;
    }

    template <class Change>
    bool listed(Change& change) {
        const std::size_t count = coming().size();
        if (count == 0) return damaged();
        for (std::size_t i = 3; i < count; i += 2) {
            if (at_[i] == Carried) continue;
            if (at_[i] >= MaxPlaces || at_[i + 1] >= 64) return damaged();
            set(at_[i], at_[i + 1], change);
        }
        state_.turn = Side((at_[1] & ~(Moved | EnPassant | ShortCastling | LongCastling)) % rules_.sides());
        at_ += count;
        return true;
    }

    bool damaged() {
        at_ = end_;
        return false;
    }

    const PackedRules& rules_;
    PackedState state_;
    const std::uint8_t* at_;
    const std::uint8_t* end_;
};

}  // namespace rokada
