// One evaluation of one position. The tracer learns which features occur; without one nothing is left of it.
#pragma once

#include "ai/evaluation.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

template <class Tracer>
class EvaluationSum {
public:
    EvaluationSum(const Evaluator& evaluator, const Position& position, Tracer& tracer, PawnCache* cache)
        : e_(evaluator),
          cache_(cache),
          f_(*evaluator.features_),
          facts_(f_.facts()),
          weights_(evaluator.weights_.data()),
          position_(position),
          book_(position.book()),
          tracer_(tracer) {}

    /// For the camp to move.
    [[nodiscard]] Score total() {
        collect();
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            if (position_.living(Side(side))) look(Side(side));
        }
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            if (position_.living(Side(side))) judge(Side(side));
        }
        judgePawns();
        begin(position_.turn());
        note(f_.tempo);
        end();
        phase_ = std::min(phase_, e_.fullPhase_) * Evaluator::FullPhase / e_.fullPhase_;
        Score score = (opening(sum_) * phase_ + ending(sum_) * (Evaluator::FullPhase - phase_)) / Evaluator::FullPhase;
        score = scaled(score) + driveToMate();
        score = fading(score) * signOf(position_.turn());
        return std::clamp(score, -MaxEvaluation, MaxEvaluation);
    }

    [[nodiscard]] int phase() const { return phase_; }
    /// Nothing but the linear sum was counted.
    [[nodiscard]] bool plain() const { return plain_; }

private:
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

    [[nodiscard]] int signOf(Side side) const {
        return book_.allied(side, Side(0)) ? 1 : -1;
    }

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

    // --- second walk: what every man is worth -------------------------------------------------------------------

    void judge(Side side) {
        begin(side);
        them_ = book_.hostile(side);
        note(f_.armies);
        colours_.fill(0);
        for (const Square s : position_.men(side)) {
            const Kind kind = kindOf(position_[s]);
            colours_[kind] = static_cast<std::uint8_t>(colours_[kind] | facts_.colour(s));
            noteMan(position_[s], s);
            if (kind == book_.royalKind()) continue;
            if (f_.usesRings()) judgeRings(side, kind, s);
            if (hitBy_[s] != Nobody) judgeThreats(kind, s);
            if (kind != book_.pawnKind()) continue;
            const Square next = facts_.pawnWay(side, s).next;
            if (next != NoSquare && !position_.empty(next)) note(f_.blocked);
        }
        judgePairs();
        judgeKing(side);
        end();
    }

    void judgeRings(Side side, Kind kind, Square s) {
        note(f_.ringOwn[kind] + facts_.kingSteps(position_.king(side), s));
        note(f_.ringEnemy[kind] + stepsToEnemyKing(side, s));
    }

    [[nodiscard]] int stepsToEnemyKing(Side side, Square s) const {
        int least = BoardFacts::FarAway;
        for (std::size_t enemy = 0; enemy < book_.sides(); ++enemy) {
            if (!hostile(side, Side(enemy)) || !position_.living(Side(enemy))) continue;
            least = std::min(least, facts_.kingSteps(position_.king(Side(enemy)), s));
        }
        return least;
    }

    void judgeThreats(Kind kind, Square s) {
        const bool pawn = kind == book_.pawnKind();
        if (!pawn && hitBy_[s] == e_.rank_[book_.pawnKind()]) {
            note(f_.byPawn + kind);
        } else if (hitBy_[s] < e_.rank_[kind]) {
            note(f_.byLesser + kind);
        }
        if (guards_[s] == 0) note(f_.loose + kind);
    }

    // What depends on pawns alone is remembered; what it means for a passed pawn that others stand about is not.
    void judgePawns() {
        PawnCache::Entry own;
        PawnCache::Entry& entry = cache_ != nullptr ? cache_->at(pawnKey_) : own;
        if (cache_ == nullptr || entry.key != pawnKey_ || !entry.valid) {
            entry.key = pawnKey_;
            entry.valid = true;
            entry.passed.clear();
            const Tapered before = sum_;
            for (std::size_t side = 0; side < book_.sides(); ++side) {
                begin(Side(side));
                for (const Square s : position_.men(Side(side))) {
                    if (pawns_[side].has(s)) judgePawn(Side(side), s, entry);
                }
                end();
            }
            entry.sum = sum_ - before;
        } else {
            sum_ += entry.sum;
        }
        for (const Square s : entry.passed) {
            begin(sideOf(position_[s]));
            judgePassed(sideOf(position_[s]), s);
            end();
        }
    }

    void judgePawn(Side side, Square s, PawnCache::Entry& entry) {
        const PawnWay& way = facts_.pawnWay(side, s);
        if (way.ahead.meets(pawns_[side])) note(f_.doubled);
        if (!way.neighbours.meets(pawns_[side])) note(f_.isolated);
        const bool guarded = (guards_[s] & ByPawn) != 0;
        if (guarded) note(f_.chained);
        if (way.steps == 0 || stopped(side, way)) return;
        const int steps = std::min<int>(way.steps, BoardFacts::MostSteps);
        note(f_.passed + steps);
        if (guarded) note(f_.passedGuarded + steps);
        entry.passed.push_back(s);
    }

    void judgePassed(Side side, Square s) {
        const PawnWay& way = facts_.pawnWay(side, s);
        const int steps = std::min<int>(way.steps, BoardFacts::MostSteps);
        if (position_.empty(way.next)) note(f_.passedFree + steps);
        note(f_.passedOwnKing + facts_.kingSteps(position_.king(side), way.next));
        note(f_.passedEnemyKing + stepsToEnemyKing(side, way.next));
    }

    [[nodiscard]] bool stopped(Side side, const PawnWay& way) const {
        for (std::size_t enemy = 0; enemy < book_.sides(); ++enemy) {
            if (hostile(side, Side(enemy)) && way.stoppers[enemy].meets(pawns_[enemy])) return true;
        }
        return way.ahead.meets(pawns_[side]);
    }

    void judgePairs() {
        for (std::size_t kind = 0; kind < book_.variant().kinds.size(); ++kind) {
            if (colours_[kind] == 3 && Kind(kind) != book_.pawnKind()) note(f_.pair + static_cast<int>(kind));
        }
    }

    void judgeKing(Side side) {
        const Square king = position_.king(side);
        const int units = attackersOn_[side] < 2 ? 0 : danger_[side];
        note(f_.danger + std::min(units, Features::MostDanger));
        int pawns = 0;
        for (const Square near : facts_.kingZone(king)) pawns += pawns_[side].has(near);
        note(f_.shelter + std::min(pawns, Features::MostShelter));
    }

    // --- endings ------------------------------------------------------------------------------------------------

    /// An advantage counts for as much as the tables leave of it.
    [[nodiscard]] Score scaled(Score score) {
        if (book_.sides() > 2) return score;
        if (position_.men(Side(0)).size() + position_.men(Side(1)).size() > Evaluator::EndingMen) return score;
        const auto factor = e_.endings_.factor(position_, score > 0 ? Side(0) : Side(1));
        if (!factor) return score;
        plain_ = false;
        return score * *factor / EndingFacts::Whole;
    }

    /// A bare camp's king is to be driven to where it reaches least, the own king near it.
    [[nodiscard]] Score driveToMate() {
        Score drive = 0;
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            if (!position_.living(Side(side)) || position_.men(Side(side)).size() > 1) continue;
            if (position_.deploying(Side(side))) continue;
            const Square king = position_.king(Side(side));
            const int free = facts_.freedom(king);
            int near = 0;
            for (std::size_t enemy = 0; enemy < book_.sides(); ++enemy) {
                if (!hostile(Side(side), Side(enemy)) || !position_.living(Side(enemy))) continue;
                near = std::max(near, BoardFacts::FarAway - facts_.kingSteps(king, position_.king(Side(enemy))));
            }
            drive -= signOf(Side(side)) * (6 * (e_.fullFreedom_ - free) + 8 * near + std::min(danger_[side], 40));
            plain_ = false;
        }
        return drive;
    }

    /// Without progress the value fades towards a draw.
    [[nodiscard]] Score fading(Score score) const {
        constexpr int Slow = 20, End = 220;
        const int quiet = position_.state().quietPlies;
        return quiet <= Slow ? score : score * std::max(0, End - quiet) / (End - Slow);
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
