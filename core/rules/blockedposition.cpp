#include "rules/blockedposition.h"

#include <algorithm>
#include <vector>

namespace rokada {

namespace {

class Blockade {
public:
    explicit Blockade(const Position& position) : position_(position), book_(position.book()) {}

    [[nodiscard]] bool proven() {
        if (!readPawns()) return false;
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            if (!rove(Side(side))) return false;
        }
        return !givesCheck(Side(0)) && !givesCheck(Side(1));
    }

private:
    using Mode = rokada::Mode;

    [[nodiscard]] static Side other(Side side) { return Side(1 - side); }
    [[nodiscard]] bool pawn(Square square) const { return book_.pawns().has(position_[square]); }

    /// Collects the pawns and the squares that they attack. Returns false if there are no pawns, if a pawn can move or
    /// capture, or if a side can still castle.
    [[nodiscard]] bool readPawns() {
        bool rights = false;
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            position_.eachCastling(Side(side), [&](const CastlingPlan&) { rights = true; });
            for (const Square square : position_.pieces(Side(side))) {
                if (!pawn(square)) continue;
                pawns_.set(square);
                if (!readPawn(Side(side), square)) return false;
            }
        }
        return pawns_.any() && !rights && !position_.state().enPassantLegal;
    }

    [[nodiscard]] bool readPawn(Side side, Square square) {
        const auto& movement = book_.variant().kinds[kindOf(position_[square])].movement;
        return std::ranges::all_of(movement, [&](const MoveAtom& atom) {
            const Square next = book_.geometry().step(square, turned(atom, side));
            if (next == NoSquare) return true;
            if (atom.mode == Mode::Quiet) return pawn(next);
            covered_[side].set(next);
            return position_.empty(next) || sideOf(position_[next]) == side;
        });
    }

    [[nodiscard]] Delta turned(const MoveAtom& atom, Side side) const {
        return atom.delta.turned(book_.variant().sideSpecs[side].quarterTurns);
    }

    /// Calls `visit` for every square that `piece` on `from` would attack if the board had only the pawns.
    template <class Visit>
    void eachAttacked(Piece piece, Square from, Visit visit) const {
        for (const MoveAtom& atom : book_.variant().kinds[kindOf(piece)].movement) {
            Square at = from;
            for (int step = 0; step < atom.reach; ++step) {
                at = book_.geometry().step(at, turned(atom, sideOf(piece)));
                if (at == NoSquare || at == from) break;
                visit(at);
                if (pawns_.test(at)) break;
            }
        }
    }

    /// Collects the squares that the pieces of a side can ever reach. Returns false if such a piece can ever capture a
    /// pawn or enter a square that an enemy pawn attacks.
    [[nodiscard]] bool rove(Side side) {
        for (const Square start : position_.pieces(side)) {
            if (pawn(start)) continue;
            const Piece piece = position_[start];
            const bool king = position_.king(side) == start;
            SquareSet region;
            region.set(start);
            if (!king && covered_[other(side)].test(start)) return false;
            std::vector<Square> open{start};
            bool free = true;
            while (!open.empty() && free) {
                const Square from = open.back();
                open.pop_back();
                eachAttacked(piece, from, [&](Square to) {
                    if (region.test(to) || (pawns_.test(to) && sideOf(position_[to]) == side)) return;
                    const bool guarded = covered_[other(side)].test(to);
                    if (king && guarded) return;
                    if (pawns_.test(to) || guarded) return static_cast<void>(free = false);
                    region.set(to);
                    open.push_back(to);
                });
            }
            if (!free) return false;
            if (king)
                kingRegion_[side] = region;
            else
                roamers_.push_back({piece, region});
        }
        return true;
    }

    /// Returns true if a piece of `side` can ever attack a square that the enemy king can reach.
    [[nodiscard]] bool givesCheck(Side side) const {
        return std::ranges::any_of(roamers_, [&](const Roamer& roamer) {
            if (sideOf(roamer.piece) != side) return false;
            bool check = false;
            for (int s = 0; s < book_.geometry().size(); ++s) {
                if (!roamer.region.test(static_cast<std::size_t>(s))) continue;
                eachAttacked(roamer.piece, static_cast<Square>(s),
                             [&](Square to) { check |= kingRegion_[other(side)].test(to); });
            }
            return check;
        });
    }

    /// Piece other than king and pawn, with all squares that it can ever reach.
    struct Roamer {
        Piece piece;
        SquareSet region;
    };

    const Position& position_;
    const Rulebook& book_;
    SquareSet pawns_;
    std::array<SquareSet, 2> covered_;  ///< squares that the pawns of each side attack
    std::array<SquareSet, 2> kingRegion_;
    std::vector<Roamer> roamers_;
};

}  // namespace

bool blockedForGood(const Position& position) { return Blockade(position).proven(); }

}  // namespace rokada
