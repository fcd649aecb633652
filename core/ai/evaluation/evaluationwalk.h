// First part of the static evaluation: finds the squares that every piece reaches, guards and threatens.
// `EvaluationSum` does the rest.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/walk.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

/// Base class of `EvaluationSum`. One object evaluates one position. The tracer records all features that occur, for
/// the tuner; the empty tracer of the search costs nothing.
template <class Tracer>
class EvaluationWalk {
protected:
    EvaluationWalk(const Evaluator& evaluator, const Position& position, Tracer& tracer, PawnCache* cache)
        : e_(evaluator),
          cache_(cache),
          f_(*evaluator.features_),
          facts_(f_.facts()),
          weights_(evaluator.weights_.data()),
          position_(position),
          book_(position.book()),
          tracer_(tracer) {}

    static constexpr std::uint16_t NoAttacker = 0xFFFF;
    // Gains of reaching a square, packed in one integer. The three lowest bytes count mobility, squares in the zone of
    // the first enemy king, and squares in the zone of the second one. `CheckSquare` marks a square from which an enemy
    // king can be checked.
    static constexpr std::uint32_t Mobility = 1, FirstZone = 1u << 8, SecondZone = 1u << 16, CheckSquare = 1u << 31;

    [[nodiscard]] std::size_t teamOf(Side side) const { return book_.allied(side, Side(0)) ? 0 : 1; }
    [[nodiscard]] int signOf(Side side) const { return teamOf(side) == 0 ? 1 : -1; }

    [[nodiscard]] bool hostile(Side a, Side b) const { return book_.hostile(a).has(pieceOf(b, Kind(0))); }

    /// Sum of the terms of one side. Use it as a local variable: the compiler would load and store a class member on
    /// each change.
    struct Tally {
        const Tapered* weights;
        Tracer& tracer;
        int sign;
        Tapered sum = 0;

        void note(int feature) {
            sum += weights[feature];
            tracer.note(feature, sign);
        }
        void note(int feature, int times) {
            sum += times * weights[feature];
            tracer.note(feature, sign * times);
        }
    };
    [[nodiscard]] Tally tallyOf(Side side) const { return {weights_, tracer_, signOf(side)}; }
    void add(const Tally& tally) { sum_ += tally.sign * tally.sum; }

    /// Adds the piece value and the piece-square value of a piece.
    void notePiece(Tally& tally, Piece piece, Square s) const {
        if constexpr (Tracer::Active) {
            tally.note(f_.value + kindOf(piece));
            tally.note(f_.squareOf(kindOf(piece), sideOf(piece), s));
        } else {
            tally.sum += e_.pieceOn(piece, s);
        }
    }

    /// Collects the squares of all pieces, and the squares that pawns attack.
    void collect() {
        attackedBy_.fill(NoAttacker);
        guards_.fill(0);
        findArrangement();
        const PieceSet pawns = book_.pawns();
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            SquareSet occupiedBy;
            Officers& officers = officers_[side];
            for (const Square s : position_.pieces(Side(side))) {
                const Piece piece = position_[s];
                if (pawns.has(piece)) {
                    pawns_[side].set(s);
                } else {
                    const Kind kind = kindOf(piece);
                    occupiedBy.set(s);
                    officers.squares[officers.count++] = s;
                    phase_ += e_.phase_[kind];
                }
            }
            pieces_[side] = occupiedBy | pawns_[side];
        }
        if (!arrangementKnown_) arrange();
    }

    /// Finds the cache entry for the pawns and kings of the position. It is called early, so that the memory of the
    /// entry is loaded before it is needed.
    void findArrangement() {
        if (cache_ == nullptr) return;
        key_ = position_.key(PieceGroup::Pawns);
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            const Square king = position_.king(Side(side));
            if (king != NoSquare) key_ ^= book_.key(pieceOf(Side(side), book_.royalKind()), king);
        }
        arrangement_ = &cache_->at(key_);
        arrangementKnown_ = arrangement_->valid && arrangement_->key == key_;
    }

    void arrange() {
        *arrangement_ = {.key = key_, .valid = true, .passed = {}};
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            SquareSet& attacks = arrangement_->attacks[teamOf(Side(side))];
            const Piece pawn = pieceOf(Side(side), book_.pawnKind());
            pawns_[side].forEach([&](Square s) {
                for (const Target& t : book_.captures(pawn, s)) attacks.set(t.square);
                const Square next = facts_.pawnPath(Side(side), s).next;
                if (next != NoSquare) arrangement_->nexts[side].set(next);
            });
        }
    }

    [[nodiscard]] const SquareSet& occupiedBy(Side side) const { return pieces_[side]; }
    [[nodiscard]] std::span<const Square> officersOf(Side side) const {
        return {officers_[side].squares.data(), officers_[side].count};
    }
    [[nodiscard]] const SquareSet& pawnAttacksBy(std::size_t team) const { return arrangement_->attacks[team]; }

    // --- first pass: what every piece reaches and guards --------------------------------------------------------

    void look(Side side) {
        Tally tally = tallyOf(side);
        them_ = book_.hostile(side);
        layOut(side);
        attackers_.fill(0);
        units_.fill(0);
        for (const Square from : officersOf(side)) {
            const Piece piece = position_[from];
            const Kind kind = kindOf(piece);
            std::uint32_t gained = 0;
            checks_ = 0;
            reach(book_.targets(piece, from), piece, gained);
            if (book_.targetLists(piece) != Rulebook::Targets::Plain) reachApart(piece, from, gained);
            if (kind == book_.royalKind()) continue;
            tally.note(f_.mobility[kind] + std::min<int>(gained & 0xFF, Features::MaxMobility));
            if (checks_ != 0) tally.note(f_.check + kind, checks_);
            count(0, kind, gained >> 8 & 0xFF);
            count(1, kind, gained >> 16 & 0xFF);
        }
        int seat = 0;
        for (std::size_t enemy = 0; enemy < book_.sides(); ++enemy) {
            if (!hostile(side, Side(enemy)) || !position_.living(Side(enemy))) continue;
            const auto index = static_cast<std::size_t>(seat++);
            danger_[enemy] += units_[index];
            attackersOn_[enemy] += attackers_[index];
        }
        add(tally);
    }

    void count(std::size_t seat, Kind kind, std::uint32_t zoneSquares) {
        if (zoneSquares == 0) return;
        ++attackers_[seat];
        units_[seat] += e_.units_[kind] + static_cast<int>(zoneSquares);
    }

    void layOut(Side side) {
        // Fills all elements: filling a constant size is faster than filling a smaller variable size.
        gain_.fill(Mobility);
        std::uint32_t zone = FirstZone;
        // Squares attacked by enemy pawns do not count as mobility.
        pawnAttacksBy(1 - teamOf(side)).forEach([&](Square attacked) { gain_[attacked] = 0; });
        for (std::size_t s = 0; s < book_.sides(); ++s) {
            const auto enemy = Side(s);
            if (!hostile(side, enemy) || !position_.living(enemy)) continue;
            const Square king = position_.king(enemy);
            for (const Square near : facts_.kingZone(king)) gain_[near] += zone;
            layOutChecks(king, piecesOf(side));
            zone = SecondZone;
        }
    }

    /// Marks the empty squares, not attacked by enemy pawns, from which a piece could check the king. Stores which
    /// pieces of `by` could give check there.
    void layOutChecks(Square king, PieceSet by) {
        walk(book_.attacks(king), [&](const Attack& a) {
            if (position_[a.square] != NoPiece) return Walk::Over;
            std::uint32_t& gain = gain_[a.square];
            if ((gain & 0xFF) != 0) {
                const std::uint64_t attackers = (book_.attackers(a.by) & by).bits;
                checkers_[a.square] = (gain & CheckSquare) != 0 ? checkers_[a.square] | attackers : attackers;
                gain |= CheckSquare;
            }
            return Walk::On;
        });
    }

    void reach(std::span<const Target> list, Piece piece, std::uint32_t& gained) {
        walk(list, [&](const Target& t) {
            const std::uint32_t gain = gain_[t.square];
            const Piece met = position_[t.square];
            if (met == NoPiece) {
                gained += gain & ~CheckSquare;
                if ((gain & CheckSquare) != 0 && checks(t.square, piece)) ++checks_;
                return Walk::On;
            }
            gained += touch(t.square, met, piece) & gain;
            return Walk::Over;
        });
    }

    /// Does the same as `reach` for a piece whose captures differ from its quiet moves.
    void reachApart(Piece piece, Square from, std::uint32_t& gained) {
        for (const Target& t : book_.captures(piece, from)) {
            const Piece met = position_[t.square];
            gained += gain_[t.square] & (met == NoPiece ? ~CheckSquare : touch(t.square, met, piece));
        }
        walk(book_.quiets(piece, from), [&](const Target& t) {
            if (!position_.empty(t.square)) return Walk::Over;
            const std::uint32_t gain = gain_[t.square];
            gained += gain & 0xFF;
            if ((gain & CheckSquare) != 0 && checks(t.square, piece)) ++checks_;
            return Walk::On;
        });
    }

    [[nodiscard]] bool checks(Square square, Piece piece) const { return (checkers_[square] >> piece & 1) != 0; }

    /// Records that `by` attacks or guards the piece `met` on an occupied square. Returns a mask for the packed gains
    /// of this square (see `Mobility`): only the bits of the mask count. `CheckSquare` never counts, because it is for
    /// empty squares. A square with a piece of the same side does not count as mobility (the lowest byte, 0xFF), but it
    /// counts in the zone of an enemy king.
    std::uint32_t touch(Square square, Piece met, Piece by) {
        if (them_.has(met)) {
            attackedBy_[square] = std::min<std::uint16_t>(attackedBy_[square], e_.rank_[kindOf(by)]);
            attacked_.set(square);
            return ~CheckSquare;
        }
        guards_[square] = 1;
        return sideOf(met) == sideOf(by) ? ~(CheckSquare | 0xFF) : ~CheckSquare;
    }

    /// Squares of one side's pieces other than pawns, the king included.
    struct Officers {
        std::array<Square, MaxSquares> squares;
        std::size_t count = 0;
        Officers() {}  // NOLINT: the squares are deliberately left uninitialised
    };

    const Evaluator& e_;
    PawnCache* cache_;
    const Features& f_;
    const BoardFacts& facts_;
    const Tapered* weights_;
    const Position& position_;
    const Rulebook& book_;
    Tracer& tracer_;
    Tapered sum_ = 0;  ///< sum of all terms, from the view of team 0
    PieceSet them_;
    int phase_ = 0;
    int checks_ = 0;
    bool plain_ = true;
    std::array<int, 2> attackers_{}, units_{};
    std::array<int, MaxSides> danger_{}, attackersOn_{};
    std::array<SquareSet, MaxSides> pieces_{}, pawns_{};
    std::array<Officers, MaxSides> officers_;
    SquareSet attacked_;  ///< squares with a piece that an enemy piece other than a pawn attacks
    Key key_ = 0;         ///< hash key of pawns and kings
    PawnCache::Entry ownArrangement_;
    PawnCache::Entry* arrangement_ = &ownArrangement_;
    bool arrangementKnown_ = false;  ///< true if the cache contains the terms of these pawns and kings
    // The elements have two bytes. A store of a single byte may alias all other data, so the compiler would reload that
    // data.
    std::array<std::uint16_t, MaxSquares> attackedBy_, guards_;
    std::array<std::uint32_t, MaxSquares> gain_;
    std::array<std::uint64_t, MaxSquares> checkers_;
};

}  // namespace rokada
