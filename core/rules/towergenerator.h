// Generates legal moves in variants with towers (stacks of pieces): a move for each number of upper pieces and each
// target square. Only `movegen.cpp` uses it.
#pragma once

#include "rules/movepart.h"
#include "rules/position.h"
#include "rules/walk.h"

#include <array>
#include <cassert>

namespace rokada {

/// Generates the moves of the side to move on a board that does not wrap. A move is legal if the mover's king is not
/// attacked after it. Tests legality only if the king is in check, if the moved pieces shield the king, or if an
/// uncovered piece attacks the king.
template <class Sink, Part Wanted>
class TowerGenerator {
    static constexpr bool Noisy = Wanted != Part::Quiet;
    static constexpr bool Quiet = Wanted != Part::Noisy;

public:
    TowerGenerator(const Position& position, Sink& sink)
        : position_(position),
          book_(position.book()),
          sink_(sink),
          us_(position.turn()),
          them_(book_.hostile(us_)),
          prey_(book_.prey(us_)),
          own_{piecesOf(us_).bits & ~(std::uint64_t{1} << pieceOf(us_, book_.royalKind()))},
          king_(position.king(us_)) {}

    /// Not inlined. Otherwise, its registers and its stack would slow down the other generators in the same callers.
    [[gnu::noinline]] void generate() {
        lookFromKing();
        for (const Square from : position_.pieces(us_)) {
            if (from != king_) tower(from);
            if (sink_.done()) return;
        }
        kingSteps();
        if (Noisy && position_.state().enPassantLegal) enPassant();
        if (Quiet && !check_) castlings();
    }

    /// Generates only the moves of the tower on `from`.
    void generateFrom(Square from) {
        lookFromKing();
        if (from == king_) {
            kingSteps();
            if (Quiet && !check_) castlings();
            return;
        }
        tower(from);
        if (Noisy && position_.state().enPassantLegal) enPassant(from);
    }

    /// Generates the moves of the same tower as `move`. They include all legal moves of the type of `move`.
    void generateLike(Move move) { generateFrom(move.from()); }

private:
    void lookFromKing() {
        assert(king_ != NoSquare);
        walk(book_.attacks(king_), [&](const Attack& a) {
            const Piece met = position_[a.square];
            if (met == NoPiece) return Walk::On;
            if (them_.has(met)) {
                check_ |= book_.attackers(a.by).has(met);
            } else {
                lookBehind(a);
            }
            return Walk::Over;
        });
    }

    void lookBehind(const Attack& shield) {
        walk(std::span(&shield + 1, shield.hides - 1u), [&](const Attack& b) {
            const Piece met = position_[b.square];
            if (met == NoPiece) return Walk::On;
            if ((book_.attackers(b.by) & them_).has(met)) exposed_.set(shield.square);
            return Walk::Stop;
        });
    }

    /// Pieces that are visible in a tower after its upper pieces have left. `doubtful` marks the numbers of leaving
    /// pieces for which the safety of the king must be tested.
    struct Parts {
        int height = 0;
        std::uint32_t doubtful = 0;            ///< bit n is set if the move of n pieces must be tested
        std::array<Piece, MaxTower + 1> seen;  ///< visible piece by number of leaving pieces
    };

    void look(Square from, Parts& parts) const {
        parts.height = position_.height(from);
        for (int n = 1; n <= parts.height; ++n) {
            const Piece seen = parts.height == 1 ? NoPiece : position_.uncovered(from, n);
            parts.seen[static_cast<std::size_t>(n)] = seen;
            if (check_ || (seen == NoPiece ? exposed_.test(from) : them_.has(seen) && hits(from, seen)))
                parts.doubtful |= 1u << n;
        }
    }

    /// Returns true if the enemy piece `seen`, which is uncovered on `from`, attacks the king.
    [[nodiscard]] bool hits(Square from, Piece seen) const {
        return position_.attackedAfter(king_, them_, TowerShift{.left = from, .seen = seen});
    }

    void tower(Square from) {
        Parts parts;
        look(from, parts);
        const Piece piece = position_[from];
        if (book_.pawns().has(piece)) return pawn(piece, from, parts);
        walk(book_.targets(piece, from), [&](const Target& t) {
            const Piece met = position_[t.square];
            if (met == NoPiece) {
                if constexpr (Quiet) land(Move(from, t.square), parts);
                return Walk::On;
            }
            if ((Noisy && prey_.has(met)) || (Quiet && own_.has(met))) land(Move(from, t.square), parts);
            return Walk::Over;
        });
    }

    void pawn(Piece piece, Square from, const Parts& parts) {
        if constexpr (Noisy) {
            for (const Target& t : book_.captures(piece, from)) {
                if (prey_.has(position_[t.square])) arrive(piece, from, t, parts);
            }
        }
        bool overOwn = false;
        for (const Target& t : book_.quiets(piece, from)) {
            if (t.firstMoveOnly && !(parts.height == 1 && hasFirstMove(from))) return;
            const Piece met = position_[t.square];
            if (met != NoPiece && !own_.has(met)) return;
            if (t.opensEnPassant && !overOwn) {
                if constexpr (Quiet) land(Move(from, t.square, MoveType::DoubleStep), parts);
            } else if (t.arrival != 0 ? Noisy : Quiet) {
                arrive(piece, from, t, parts);
            }
            if (met != NoPiece && !book_.variant().towers->stepsOverOwn) return;
            overOwn = met != NoPiece;
        }
    }

    void arrive(Piece piece, Square from, const Target& t, const Parts& parts) {
        const Kind becomes = t.arrival != 0 ? kindOf(book_.promoted(piece)) : NoKind;
        land(Move(from, t.square, MoveType::Normal, becomes), parts);
    }

    /// Adds `move` for every number of pieces for which it is legal.
    void land(Move move, const Parts& parts) {
        for (int n = 1; n <= parts.height; ++n) {
            const bool doubtful = (parts.doubtful >> n & 1) != 0;
            if (doubtful && !safe(move, parts.seen[static_cast<std::size_t>(n)])) continue;
            const int pieces = n == parts.height ? WholeTower : n;
            sink_.add(Move(move.from(), move.to(), move.type(), move.becomes(), pieces));
        }
    }

    [[nodiscard]] bool safe(Move move, Piece seen) const {
        return !position_.attackedAfter(king_, them_, TowerShift{.left = move.from(), .seen = seen, .held = move.to()});
    }

    [[nodiscard]] bool hasFirstMove(Square from) const {
        return (position_.state().rights & book_.firstMoveRight(us_, from)) != 0;
    }

    void kingSteps() {
        const int height = position_.height(king_);
        for (const Target& t : book_.targets(position_[king_], king_)) {
            const Piece met = position_[t.square];
            const bool wanted = prey_.has(met) ? Noisy : Quiet && (met == NoPiece || own_.has(met));
            if (!wanted) continue;
            for (int n = 1; n <= height; ++n) {
                const TowerShift shift{.left = king_, .seen = position_.uncovered(king_, n)};
                if (position_.attackedAfter(t.square, them_, shift)) continue;
                sink_.add(Move(king_, t.square, MoveType::Normal, NoKind, n == height ? WholeTower : n));
            }
        }
    }

    /// Generates the en passant captures of all pawns. If `only` is a square, generates only those of the pawn there.
    void enPassant(Square only = NoSquare) {
        const PieceSet pawns = book_.pawns() & piecesOf(us_);
        const Square passed = position_.state().enPassant;
        for (const Square from : book_.enPassantPawns(us_, passed)) {
            if (!pawns.has(position_[from]) || (only != NoSquare && from != only)) continue;
            const int height = position_.height(from);
            for (int n = 1; n <= height; ++n) {
                if (position_.enPassantIsSafe(from, n))
                    sink_.add(Move(from, passed, MoveType::EnPassant, NoKind, n == height ? WholeTower : n));
            }
        }
    }

    /// Adds the legal castlings. A king or rook that has the right to castle covers no piece. Another piece can cover
    /// the rook, so its tower must have the height 1.
    void castlings() {
        position_.eachCastling(us_, [this](const CastlingPlan& plan) {
            if (position_.height(plan.journey.rookFrom) == 1 && mayCastle(plan)) sink_.add(plan.move);
        });
    }

    [[nodiscard]] bool mayCastle(const CastlingPlan& plan) const {
        for (const Square s : plan.empty) {
            if (!position_.empty(s)) return false;
        }
        for (const Square s : plan.passed) {
            if (position_.attacked(s, them_)) return false;
        }
        const Castling& c = plan.journey;
        return !position_.attackedAfter(c.kingTo, them_, Shift{c.kingFrom, c.rookFrom, c.rookTo});
    }

    const Position& position_;
    const Rulebook& book_;
    Sink& sink_;
    const Side us_;
    const PieceSet them_;
    const PieceSet prey_;
    const PieceSet own_;  ///< own pieces that other pieces can cover
    const Square king_;
    bool check_ = false;
    SquareSet exposed_;
};

}  // namespace rokada
