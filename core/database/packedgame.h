// Packs the main line of a game for searching. Each move stores its changes of the board, in most cases in two bytes.
// The header stores facts by which a search excludes a game without replaying it. Replaying a packed game needs no
// rules of chess.
#pragma once

#include "database/packedrules.h"
#include "record/gametree.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rokada {

/// Result of a game for the first team.
enum class PackedResult : std::uint8_t { Win, Draw, Loss, None };

/// Facts of a game that a search tests before it replays the game.
struct PackedHead {
    std::int64_t id = 0;
    std::uint64_t touched = 0;  ///< bit `place % 64` is set if the place changes during the game
    /// Number of pawns and of all pieces of each side at the end of the game; `pieces` includes reserve pieces.
    std::array<std::uint8_t, MaxSides> pawns{}, pieces{};
    /// Year and mean rating of the players; 0 if unknown.
    std::uint16_t year = 0, rating = 0;
    std::uint16_t plies = 0;  ///< number of plies; 65535 also stands for more
    PackedResult result = PackedResult::None;
    bool usual = true;  ///< true if the game starts from the start position of the default rules

    friend bool operator==(const PackedHead&, const PackedHead&) = default;
};

using PackedBytes = std::vector<std::uint8_t>;

/// Packed main line of a game.
struct PackedGame {
    PackedHead head;
    PackedBytes moves;

    friend bool operator==(const PackedGame&, const PackedGame&) = default;
};

/// Packed game whose moves are stored in a block.
struct PackedView {
    PackedHead head;
    std::span<const std::uint8_t> moves;
};

/// Packs the main line of `tree`. `rules` must belong to the variant of the tree. The caller sets `id`, `year`,
/// `rating` and `result`.
[[nodiscard]] PackedGame packed(const PackedRules& rules, const GameTree& tree);
/// Returns one move in packed form. Equal changes of equal boards give equal bytes.
[[nodiscard]] PackedBytes packedMove(const PackedRules& rules, const Position& before, Move move);

/// Move as it appears on the board, without rule state such as castling rights.
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

/// Replays a packed game on an array of places.
class PackedReplay {
public:
    PackedReplay(const PackedRules& rules, const PackedView& game)
        : rules_(rules), state_(rules.start()), at_(game.moves.data()), end_(at_ + game.moves.size()) {
        if (!game.head.usual) next([](std::size_t, std::uint8_t, std::uint8_t) {});
    }

    [[nodiscard]] const PackedState& state() const { return state_; }
    [[nodiscard]] bool atEnd() const { return at_ == end_; }
    /// Returns the bytes of the next move.
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

    /// First byte value of castlings. A castling is stored in one byte: this value plus the index of the castling.
    static constexpr std::uint8_t FirstCastling = 0xC0;
    /// First byte of a listed move. The bytes after it are the next side to move with flags, the number of changes, and
    /// the place and content of each change.
    static constexpr std::uint8_t Listed = 0xFF;
    /// Flag of a listed move: its first two places are origin and destination, even if their content has not changed.
    /// The origin of a placed reserve piece is its reserve place.
    static constexpr std::uint8_t Moved = 0x80;
    /// Flag of a listed move that captures en passant.
    static constexpr std::uint8_t EnPassant = 0x40;
    /// Flag of a listed move that castles short, for example with a rook on another file in Chess960.
    static constexpr std::uint8_t ShortCastling = 0x20;
    /// Flag of a listed move that castles long, for example with a rook on another file in Chess960.
    static constexpr std::uint8_t LongCastling = 0x10;
    /// Pseudo-place in the changes of a listed move. Its content is the number of tower pieces that moved.
    static constexpr std::uint8_t Carried = 0xFE;
    /// Flag in the content of `Carried`: the whole tower moved.
    static constexpr std::uint8_t WholeCarried = 0x20;

private:
    template <class Change>
    void set(std::size_t place, std::uint8_t content, Change& change) {
        const std::uint8_t before = state_.places[place];
        state_.places[place] = content;
        change(place, before, content);
    }

    /// Returns true if an enemy of the side to move is on `square`.
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
