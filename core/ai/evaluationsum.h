// The second half of an evaluation: what every man is worth where he stands, kings, pawns and endings.
#pragma once

#include "ai/evaluationwalk.h"

#include <algorithm>

namespace rokada {

template <class Tracer>
class EvaluationSum : private EvaluationWalk<Tracer> {
    using Walk = EvaluationWalk<Tracer>;

public:
    EvaluationSum(const Evaluator& evaluator, const Position& position, Tracer& tracer, PawnCache* cache)
        : Walk(evaluator, position, tracer, cache) {}

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
    // clang-format off
    using Walk::e_;
    using Walk::cache_;
    using Walk::f_;
    using Walk::facts_;
    using Walk::position_;
    using Walk::book_;
    using Walk::sum_;
    using Walk::phase_;
    using Walk::plain_;
    using Walk::danger_;
    using Walk::attackersOn_;
    using Walk::pawns_;
    using Walk::pawnKey_;
    using Walk::hitBy_;
    using Walk::guards_;
    using Walk::colours_;
    using Walk::them_;
    using Walk::ofSide_;
    using Walk::Nobody;
    using Walk::ByPawn;
    using Walk::note;
    using Walk::noteMan;
    using Walk::begin;
    using Walk::end;
    using Walk::signOf;
    using Walk::hostile;
    using Walk::collect;
    using Walk::look;
    // clang-format on

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
};

}  // namespace rokada
