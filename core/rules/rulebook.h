// Compiled rules of a variant: target lists, attack lists, hash keys and masks. A rulebook is immutable, so all
// positions and threads can share it.
#pragma once

#include "base/geometry.h"
#include "rules/targets.h"
#include "rules/variant.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace rokada {

/// Compiled rules of a variant with its options.
class Rulebook {
public:
    /// Compiles the description of a variant. Assertions check its limits: 15 kinds, 192 squares, 32 rights and 256
    /// sets of attackers.
    static std::shared_ptr<const Rulebook> compile(Variant variant);

    [[nodiscard]] const Variant& variant() const { return variant_; }
    [[nodiscard]] const Geometry& geometry() const { return variant_.geometry; }
    [[nodiscard]] const Rules& rules() const { return *variant_.rules; }
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] std::size_t sides() const { return variant_.sideSpecs.size(); }

    // --- target lists: squares to move to or capture on (`targets`), only to capture on (`captures`), only to move to
    // (`quiets`)
    [[nodiscard]] std::span<const Target> targets(Piece piece, Square from) const {
        return targets_.of(3 * at(piece, from));
    }
    [[nodiscard]] std::span<const Target> captures(Piece piece, Square from) const {
        return targets_.of(3 * at(piece, from) + 1);
    }
    [[nodiscard]] std::span<const Target> quiets(Piece piece, Square from) const {
        return targets_.of(3 * at(piece, from) + 2);
    }
    /// Returns false if `piece` can never move from `from` to `to`, on any board. Always returns true for kings and
    /// pawns.
    [[nodiscard]] bool mayReach(Piece piece, Square from, Square to) const;
    /// Target lists that the moves of a piece need. `Plain`: only `targets`, without promotions. `Split`: `captures`
    /// and `quiets`. `All`: all three.
    enum class Targets : std::uint8_t { Plain, Split, All };
    [[nodiscard]] Targets targetLists(Piece piece) const { return targetLists_[piece]; }
    [[nodiscard]] const Arrival& arrival(std::uint8_t number) const { return arrivals_[number]; }

    // --- attack lists
    [[nodiscard]] std::span<const Attack> attacks(Square square) const { return attacks_.of(square); }
    [[nodiscard]] PieceSet attackers(std::uint8_t by) const { return attackers_[by]; }

    // --- teams
    [[nodiscard]] Kind royalKind() const { return royal_; }
    [[nodiscard]] Kind pawnKind() const { return pawn_; }
    [[nodiscard]] PieceSet hostile(Side side) const { return hostile_[side]; }  ///< pieces of the enemies of a side
    [[nodiscard]] PieceSet prey(Side side) const { return prey_[side]; }        ///< pieces that a side can capture
    [[nodiscard]] PieceSet pawns() const { return pawns_; }
    // --- towers
    [[nodiscard]] bool towers() const { return style_ == Style::Towers; }
    /// Kind of board that selects the move generator.
    enum class Style : std::uint8_t { Flat, Wraps, Towers };
    [[nodiscard]] Style style() const { return style_; }
    /// Returns the piece that is visible if `piece` is on top of the tower on `square`. A pawn that comes to the top on
    /// its last rank promotes.
    [[nodiscard]] Piece onTop(Piece piece, Square square) const {
        return pawns_.has(piece) && lastRank_[sideOf(piece)].test(square) ? promoted_[piece] : piece;
    }
    /// Returns the piece that `piece` becomes when `above` covers it in a tower.
    [[nodiscard]] Piece below(Piece piece, Piece above) const {
        const bool keeps = variant_.towers->keepsUnderOwn && sideOf(piece) == sideOf(above);
        return keeps ? piece : demoted_[piece];
    }
    /// Returns the pawn that has promoted to `piece`, in variants with towers. Returns `piece` if it is not a promoted
    /// pawn.
    [[nodiscard]] Piece demoted(Piece piece) const { return demoted_[piece]; }
    /// Returns the piece to which `pawn` promotes.
    [[nodiscard]] Piece promoted(Piece pawn) const { return promoted_[pawn]; }
    /// Returns the kind of pawn that starts on a file. `column` counts files from the left, from 0.
    [[nodiscard]] Kind pawnOfFile(int column) const;

    /// Returns the largest number of pieces in any list of insufficient material of the variant.
    [[nodiscard]] std::size_t maxInsufficient() const { return maxInsufficient_; }
    [[nodiscard]] bool allied(Side a, Side b) const { return variant_.sideSpecs[a].team == variant_.sideSpecs[b].team; }
    /// Returns true if only one team is left. `living` has one bit for each side that is not eliminated.
    [[nodiscard]] bool decided(std::uint8_t living) const { return decided_[living]; }
    /// Returns the next side in turn order after `side`. `living` has one bit for each side that is not eliminated.
    [[nodiscard]] Side next(Side side, std::uint8_t living) const { return next_[living][side]; }

    // --- rights: one for each castling (side and square of the rook), then one for each first move
    /// Returns all castlings. Castlings with the same king square are in the order of the position text.
    [[nodiscard]] std::span<const CastlingPlan> castlings() const { return castlings_; }
    /// Returns the castlings of a side with its king on this square. The side can have lost the right to them.
    [[nodiscard]] std::span<const CastlingPlan> castlings(Side side, Square king) const {
        return std::span(castlings_).subspan(firstCastling_[side][king], castlingCount_[side][king]);
    }
    /// Returns the data of the castling `move` of `side`. Precondition: the move is a castling.
    [[nodiscard]] const CastlingPlan& castling(Side side, Move move) const;
    /// Returns the square that notation and drawings show as the target of a move. For castling in variants where rooks
    /// can start on any file (Chess960), it is the square of the rook. For other moves, it is the target square.
    [[nodiscard]] Square shownTarget(Move move) const;
    /// Returns true if moving the king to `to` means this castling: `to` is the square of the rook, or it is the king's
    /// square after castling and the king cannot reach it by a normal move.
    [[nodiscard]] bool meansCastling(const CastlingPlan& plan, Square to) const;
    /// Returns a mask of the rights that remain after a piece has left the square or was captured on it.
    [[nodiscard]] std::uint32_t rightsKept(Square touched) const { return kept_[touched]; }
    /// Returns a mask of the rights that remain after `moved` has moved from any square.
    [[nodiscard]] std::uint32_t rightsKeptBy(Piece moved) const { return keptBy_[moved]; }
    [[nodiscard]] std::uint32_t rightsOf(Side side) const { return rightsOf_[side]; }
    [[nodiscard]] std::uint32_t castlingRightsOf(Side side) const { return castlingsOf_[side]; }
    /// Returns the right to the first move of a pawn on this square. Returns 0 if the variant does not track first
    /// moves.
    [[nodiscard]] std::uint32_t firstMoveRight(Side side, Square square) const { return firstMove_[side][square]; }

    // --- en passant
    /// Returns the square that a double step from `from` passes over, or NoSquare.
    [[nodiscard]] Square passedOver(Side side, Square from) const { return passed_[side][from]; }
    /// Returns the square of the pawn of `side` after a double step over `passedSquare`. Returns NoSquare if no double
    /// step passes over it.
    [[nodiscard]] Square victim(Side side, Square passedSquare) const { return victim_[side][passedSquare]; }

    /// Returns the squares from which pawns of `side` can capture en passant on `passedSquare`.
    [[nodiscard]] std::span<const Square> enPassantPawns(Side side, Square passedSquare) const {
        return enPassantPawns_.of(side * static_cast<std::size_t>(size_) + passedSquare);
    }

    // --- reserve pieces (`State::reservePieces`), which a side places before it moves
    [[nodiscard]] std::span<const Kind> reserveKinds() const { return reserveKinds_; }

    // --- hash numbers
    [[nodiscard]] Key key(Piece piece, Square square) const { return pieceKeys_[at(piece, square)]; }
    /// Returns the group of pieces whose key includes this piece; see `Position::key(PieceGroup)`.
    [[nodiscard]] PieceGroup part(Piece piece) const { return parts_[piece]; }
    [[nodiscard]] Key turnKey(Side side) const { return turnKeys_[side]; }
    [[nodiscard]] Key rightKey(int right) const { return rightKeys_[static_cast<std::size_t>(right)]; }
    [[nodiscard]] Key enPassantKey(Square square) const { return enPassantKeys_[square]; }
    [[nodiscard]] Key livingKey(std::uint8_t living) const { return livingKeys_[living]; }
    [[nodiscard]] static Key reserveKey(std::uint64_t reservePieces);

private:
    explicit Rulebook(Variant variant);
    friend class RulebookCompiler;

    [[nodiscard]] std::size_t at(Piece piece, Square square) const {
        return static_cast<std::size_t>(piece) * static_cast<std::size_t>(size_) + square;
    }

    Variant variant_;
    int size_ = 0;
    std::array<Targets, 64> targetLists_{};
    Lists<Target> targets_;  ///< three lists for each piece and square: `targets`, `captures` and `quiets`
    Lists<Attack> attacks_;
    std::vector<PieceSet> attackers_;
    std::vector<Arrival> arrivals_;
    Kind royal_ = NoKind;
    Kind pawn_ = NoKind;
    PieceSet pawns_;
    Style style_ = Style::Flat;
    std::array<Piece, 64> promoted_{}, demoted_{};
    std::array<SquareSet, MaxSides> lastRank_{};
    std::size_t maxInsufficient_ = 0;
    std::array<PieceSet, MaxSides> hostile_{}, prey_{};
    std::array<std::array<Side, MaxSides>, 16> next_{};
    std::array<bool, 16> decided_{};
    std::vector<CastlingPlan> castlings_;
    std::array<std::array<std::uint8_t, MaxSquares>, MaxSides> firstCastling_{}, castlingCount_{};
    std::array<std::uint32_t, MaxSquares> kept_{};
    std::array<std::uint32_t, 64> keptBy_{};
    std::array<std::uint32_t, MaxSides> rightsOf_{}, castlingsOf_{};
    std::array<std::array<std::uint32_t, MaxSquares>, MaxSides> firstMove_{};
    std::array<std::array<Square, MaxSquares>, MaxSides> passed_{}, victim_{};
    Lists<Square> enPassantPawns_;
    std::vector<Kind> reserveKinds_;
    std::vector<Key> pieceKeys_;
    std::array<PieceGroup, 64> parts_{};
    std::array<Key, MaxSides> turnKeys_{};
    std::array<Key, 32> rightKeys_{};
    std::array<Key, MaxSquares> enPassantKeys_{};
    std::array<Key, 16> livingKeys_{};
};

using RulebookPtr = std::shared_ptr<const Rulebook>;

}  // namespace rokada
