// The first half of an evaluation: what every man of every side reaches, touches and threatens.
#pragma once

#include "ai/evaluation.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

/// Lives for one evaluation of one position. The tracer learns which features occur; without one nothing is left of it.
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

    static constexpr std::uint16_t Nobody = 255;
    // What stepping on a square gains, several small sums in one number: squares reached, squares of the zones of the
    // first and the second enemy king, and whether an enemy king could be checked from there.
    static constexpr std::uint32_t Mobility = 1, FirstZone = 1u << 8, SecondZone = 1u << 16, CheckSquare = 1u << 31;

    /// The squares that pawns of a side take on, some of them twice.
    struct PawnHits {
        std::array<Square, 2 * MaxSquares> squares;
        std::size_t count;
        PawnHits() : count(0) {}  // NOLINT: the squares are deliberately left uninitialised
        [[nodiscard]] std::span<const Square> list() const { return {squares.data(), count}; }
    };

    [[nodiscard]] int signOf(Side side) const { return book_.allied(side, Side(0)) ? 1 : -1; }

    [[nodiscard]] bool hostile(Side a, Side b) const { return book_.hostile(a).has(pieceOf(b, Kind(0))); }

    void note(int feature) {
        ofSide_ += weights_[feature];
        tracer_.note(feature, sign_);
    }
    void note(int feature, int times) {
        ofSide_ += times * weights_[feature];
        tracer_.note(feature, sign_ * times);
    }
    /// A man's own worth and that of his square.
    void noteMan(Piece man, Square s) {
        if constexpr (Tracer::Active) {
            note(f_.value + kindOf(man));
            note(f_.squareOf(kindOf(man), sideOf(man), s));
        } else {
            ofSide_ += e_.manOn(man, s);
        }
    }
    /// What is noted from now on is for or against this side.
    void begin(Side side) {
        sign_ = signOf(side);
        ofSide_ = 0;
    }
    void end() { sum_ += sign_ * ofSide_; }

    /// Where everybody stands, and what pawns attack.
    void collect() {
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            PawnHits& hits = pawnHits_[side];
            const Piece pawn = pieceOf(Side(side), book_.pawnKind());
            for (const Square s : position_.men(Side(side))) {
                const Piece man = position_[s];
                hitBy_[s] = Nobody;
                guards_[s] = 0;
                if (man != pawn) {
                    phase_ += e_.phase_[kindOf(man)];
                    continue;
                }
                pawns_[side].set(s);
                pawnKey_ ^= book_.key(man, s);
                for (const Target& t : book_.captures(man, s)) hits.squares[hits.count++] = t.square;
            }
        }
    }

    // --- first walk: what every man reaches and touches ---------------------------------------------------------

    void look(Side side) {
        begin(side);
        them_ = book_.hostile(side);
        layOut(side);
        attackers_.fill(0);
        units_.fill(0);
        touchByPawns(side);
        for (const Square from : position_.men(side)) {
            const Piece man = position_[from];
            const Kind kind = kindOf(man);
            if (kind == book_.pawnKind()) continue;
            std::uint32_t gained = 0;
            checks_ = 0;
            reach(book_.targets(man, from), man, gained);
            if (!book_.plain(kind)) reachApart(man, from, gained);
            if (kind == book_.royalKind()) continue;
            note(f_.mobility[kind] + std::min<int>(gained & 0xFF, Features::MostMobility));
            if (checks_ != 0) note(f_.check + kind, checks_);
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
        end();
    }

    void count(std::size_t seat, Kind kind, std::uint32_t zoneSquares) {
        if (zoneSquares == 0) return;
        ++attackers_[seat];
        units_[seat] += e_.units_[kind] + static_cast<int>(zoneSquares);
    }

    void layOut(Side side) {
        std::fill_n(gain_.begin(), book_.size(), Mobility);
        std::uint32_t zone = FirstZone;
        for (std::size_t s = 0; s < book_.sides(); ++s) {
            const auto enemy = Side(s);
            if (!hostile(side, enemy) || !position_.living(enemy)) continue;
            // What enemy pawns attack is not counted as reached.
            for (const Square hit : pawnHits_[enemy].list()) gain_[hit] = 0;
        }
        for (const Square s : position_.men(side)) gain_[s] = 0;
        for (std::size_t s = 0; s < book_.sides(); ++s) {
            const auto enemy = Side(s);
            if (!hostile(side, enemy) || !position_.living(enemy)) continue;
            const Square king = position_.king(enemy);
            for (const Square near : facts_.kingZone(king)) gain_[near] += zone;
            layOutChecks(king, menOf(side));
            zone = SecondZone;
        }
    }

    /// Marks the free squares from which the king would be attacked, and by whom.
    void layOutChecks(Square king, PieceSet by) {
        const auto list = book_.attacks(king);
        for (const Attack *a = list.data(), *end = a + list.size(); a < end;) {
            if (position_[a->square] != NoPiece) {
                a += a->hides;
                continue;
            }
            std::uint32_t& gain = gain_[a->square];
            if ((gain & 0xFF) != 0) {
                const std::uint64_t hitters = (book_.hitters(a->by) & by).bits;
                checkers_[a->square] = (gain & CheckSquare) != 0 ? checkers_[a->square] | hitters : hitters;
                gain |= CheckSquare;
            }
            ++a;
        }
    }

    void reach(std::span<const Target> list, Piece man, std::uint32_t& gained) {
        for (const Target *t = list.data(), *end = t + list.size(); t < end;) {
            const Square s = t->square;
            const std::uint32_t gain = gain_[s];
            gained += gain & ~CheckSquare;
            if ((gain & CheckSquare) != 0 && checks(s, man)) ++checks_;
            if (position_.empty(s)) {
                ++t;
            } else {
                touch(s, man);
                t += t->hides;
            }
        }
    }

    /// Men who take otherwise than they move.
    void reachApart(Piece man, Square from, std::uint32_t& gained) {
        for (const Target& t : book_.captures(man, from)) {
            if (!position_.empty(t.square)) touch(t.square, man);
            gained += gain_[t.square] & ~CheckSquare;
        }
        const auto list = book_.quiets(man, from);
        for (const Target *t = list.data(), *end = t + list.size(); t < end;) {
            if (!position_.empty(t->square)) {
                t += t->hides;
                continue;
            }
            const std::uint32_t gain = gain_[t->square];
            gained += gain & 0xFF;
            if ((gain & CheckSquare) != 0 && checks(t->square, man)) ++checks_;
            ++t;
        }
    }

    [[nodiscard]] bool checks(Square square, Piece man) const { return (checkers_[square] >> man & 1) != 0; }

    void touch(Square square, Piece by) {
        if (them_.has(position_[square])) {
            hitBy_[square] = std::min<std::uint16_t>(hitBy_[square], e_.rank_[kindOf(by)]);
        } else {
            ++guards_[square];
        }
    }

    void touchByPawns(Side side) {
        const std::uint16_t rank = e_.rank_[book_.pawnKind()];
        for (const Square hit : pawnHits_[side].list()) {
            const Piece met = position_[hit];
            if (met == NoPiece) continue;
            if (them_.has(met)) {
                hitBy_[hit] = std::min(hitBy_[hit], rank);
            } else {
                guards_[hit] = static_cast<std::uint16_t>((guards_[hit] + 1) | ByPawn);
            }
        }
    }

    static constexpr std::uint16_t ByPawn = 128;

    const Evaluator& e_;
    PawnCache* cache_;
    const Features& f_;
    const BoardFacts& facts_;
    const Tapered* weights_;
    const Position& position_;
    const Rulebook& book_;
    Tracer& tracer_;
    Tapered sum_ = 0;     ///< for the first team
    Tapered ofSide_ = 0;  ///< for the side that is looked at
    int sign_ = 1;
    PieceSet them_;
    int phase_ = 0;
    int checks_ = 0;
    bool plain_ = true;
    std::array<int, 2> attackers_{}, units_{};
    std::array<int, MaxSides> danger_{}, attackersOn_{};
    std::array<SquareWords, MaxSides> pawns_{};
    Key pawnKey_ = 0;
    // Two bytes each: with single ones the compiler would have to fear that they overlap everything else.
    std::array<std::uint16_t, MaxSquares> hitBy_, guards_;
    std::array<std::uint32_t, MaxSquares> gain_;
    std::array<std::uint64_t, MaxSquares> checkers_;
    std::array<PawnHits, MaxSides> pawnHits_;
    std::array<std::uint8_t, 16> colours_;
};

}  // namespace rokada
