// Packs the main line of a game for fast searching. A packed move stores the changes of the board, in most cases in two
// bytes, so replaying a game needs no rules. A header stores facts by which a search can exclude a game without
// replaying it.
#pragma once

#include "database/packedrules.h"
#include "record/gametree.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rokada {

/// Result of a game from the view of the first team. None: unfinished or unknown.
enum class PackedResult : std::uint8_t { Win, Draw, Loss, None };

/// Facts of a game that a search tests before it replays the game.
struct PackedHead {
    std::int64_t id = 0;
    /// Bit `place % 64` is set if the content of `place` changes during the game, see `Places`.
    std::uint64_t touched = 0;
    /// Number of pawns and of all pieces of each side at the end of the game; `pieces` includes reserve pieces.
    std::array<std::uint8_t, MaxSides> pawns{}, pieces{};
    /// Year of the game and mean rating of its players; 0 if unknown.
    std::uint16_t year = 0, rating = 0;
    std::uint16_t plies = 0;  ///< number of plies; 65535 also stands for more
    PackedResult result = PackedResult::None;
    bool usual = true;  ///< true if the game has the rules and the start position of its `PackedRules`

    friend bool operator==(const PackedHead&, const PackedHead&) = default;
};

using PackedBytes = std::vector<std::uint8_t>;

/// Packed main line of a game.
struct PackedGame {
    PackedHead head;
    PackedBytes moves;

    friend bool operator==(const PackedGame&, const PackedGame&) = default;
};

/// Packed game whose moves are stored elsewhere, for example in a block (packedblock.h).
struct PackedView {
    PackedHead head;
    std::span<const std::uint8_t> moves;
};

/// Packs the main line of `tree`. `rules` must belong to the variant of the tree. In the header, the caller must set
/// `id`, `year`, `rating` and `result`.
[[nodiscard]] PackedGame packed(const PackedRules& rules, const GameTree& tree);
/// Returns one move in packed form. The bytes depend only on the changes of the board, so castling rights and counters
/// make no difference.
[[nodiscard]] PackedBytes packedMove(const PackedRules& rules, const Position& before, Move move);

/// Move as it appears on the board, reconstructed from a packed game. It has no rule state such as castling rights.
struct PlainMove {
    Piece piece = NoPiece;   ///< piece before the move; NoPiece for a pass
    Square from = NoSquare;  ///< NoSquare for a placed reserve piece
    Square to = NoSquare;
    Piece becomes = NoPiece;  ///< piece on `to` after the move
    bool captures = false;
    int pieces = 1;     ///< number of tower pieces that moved together
    bool whole = true;  ///< true if no piece of the tower stayed behind
    char castling = 0;  ///< 'K' or 'Q' for castling, otherwise 0
};

/// Replays a packed game on a `PackedState`.
class PackedReplay {
public:
    PackedReplay(const PackedRules& rules, const PackedView& game)
        : rules_(rules), state_(rules.start()), at_(game.moves.data()), end_(at_ + game.moves.size()) {
        if (!game.head.usual) next([](std::size_t, std::uint8_t, std::uint8_t) {});
    }

    [[nodiscard]] const PackedState& state() const { return state_; }
    [[nodiscard]] bool atEnd() const { return at_ == end_; }
    /// Returns the bytes of the next move, or nothing at the end of the game and if the data is damaged.
    [[nodiscard]] std::span<const std::uint8_t> coming() const;
    [[nodiscard]] PlainMove plainMove() const;

    /// Plays one move and calls `change(place, before, after)` for each changed place. Returns false at the end of the
    /// game or if the data is damaged.
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

    /// Value that stands for the first castling of `PackedRules::castlings`. A packed castling is one byte: this value
    /// plus the index of the castling.
    static constexpr std::uint8_t FirstCastling = 0xC0;
    /// First byte of a listed move. A listed move stores all changed places; it is used for moves that do not fit into
    /// one or two bytes. The next bytes are the next side to move with flags, the number of changes, and the place and
    /// new content of each change.
    static constexpr std::uint8_t Listed = 0xFF;
    /// Flag of a listed move: the first two changes are those of its origin and destination, even if the content is the
    /// same as before. The origin of a placed reserve piece is its reserve place.
    static constexpr std::uint8_t Moved = 0x80;
    /// Flag of a listed move that captures en passant.
    static constexpr std::uint8_t EnPassant = 0x40;
    /// Flag of a listed move that castles short, with squares that `PackedRules::castlings` does not contain
    /// (Chess960).
    static constexpr std::uint8_t ShortCastling = 0x20;
    /// Flag of a listed move that castles long, with squares that `PackedRules::castlings` does not contain (Chess960).
    static constexpr std::uint8_t LongCastling = 0x10;
    /// Special value in a listed move: it stands where a place is expected, but names no place. Its content is the
    /// number of tower pieces that moved together.
    static constexpr std::uint8_t Carried = 0xFE;
    /// Flag in the content of `Carried`: no piece of the tower stayed behind.
    static constexpr std::uint8_t WholeCarried = 0x20;

private:
    template <class Change>
    void set(std::size_t place, std::uint8_t content, Change& change) {
        const std::uint8_t before = state_.places[place];
        state_.places[place] = content;
        change(place, before, content);
    }

    /// Returns true if a piece of another side than the side to move is on `square`.
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
