// Computes the static evaluation (`Evaluator::evaluate`). `EvaluationWalk` first finds the squares that every piece
// reaches. `EvaluationSum` then adds piece values, kings, pawns and endgames.
#pragma once

#include "ai/evaluation/evaluationwalk.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

template <class Tracer>
class EvaluationSum : private EvaluationWalk<Tracer> {
    using Walk = EvaluationWalk<Tracer>;

public:
    EvaluationSum(const Evaluator& evaluator, const Position& position, Tracer& tracer, PawnCache* cache)
        : Walk(evaluator, position, tracer, cache) {}

    /// Returns the evaluation in centipawns for the team to move. `learnt` is the output of the network. Call it once.
    [[nodiscard]] Score total(Score learnt) {
        collect();
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            if (position_.living(Side(side))) look(Side(side));
        }
        for (std::size_t side = 0; side < book_.sides(); ++side) occupied_ |= occupiedBy(Side(side));
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            if (position_.living(Side(side))) judge(Side(side));
        }
        judgeArrangement();
        if (book_.towers()) judgeTowers();
        Tally tempo = tallyOf(position_.turn());
        tempo.note(f_.tempo);
        add(tempo);
        phase_ = std::min(phase_, e_.fullPhase_) * Evaluator::FullPhase / e_.fullPhase_;
        Score score = (opening(sum_) * phase_ + ending(sum_) * (Evaluator::FullPhase - phase_)) / Evaluator::FullPhase;
        // Networks are not trained to mate a bare king, so against a bare king `driveToMate` replaces the network
        // output.
        bool bareKings = false;
        for (std::size_t side = 0; side < book_.sides(); ++side) bareKings |= bareKing(side);
        if (bareKings) plain_ = false;
        if (plain_) score += learnt * signOf(position_.turn());
        score = scaled(score);
        if (bareKings) score += driveToMate(onlyMateIsLeft(score) ? 10 : 1);
        score = fading(score) * signOf(position_.turn());
        return std::clamp(score, -MaxEvaluation, MaxEvaluation);
    }

    [[nodiscard]] int phase() const { return phase_; }
    /// Returns true if the evaluation is the weighted sum of the features, without endgame terms and factors.
    [[nodiscard]] bool plain() const { return plain_; }

private:
    // clang-format off
    using Walk::e_;
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
    using Walk::arrangementKnown_;
    using Walk::attacked_;
    using Walk::arrangement_;
    using Walk::attackedBy_;
    using Walk::guards_;
    using Walk::NoAttacker;
    using typename Walk::Tally;
    using Walk::notePiece;
    using Walk::tallyOf;
    using Walk::add;
    using Walk::signOf;
    using Walk::teamOf;
    using Walk::pawnAttacksBy;
    using Walk::occupiedBy;
    using Walk::officersOf;
    using Walk::hostile;
    using Walk::collect;
    using Walk::look;
    // clang-format on

    // --- second pass: values of all pieces ----------------------------------------------------------------------

    void judge(Side side) {
        Tally tally = tallyOf(side);
        tally.note(f_.livingSides);
        team_ = teamOf(side);
        lookAtKings(side);
        // Four bits for each kind, with 1 for a piece on a dark square and 2 for a piece on a light square.
        std::uint64_t colours = 0;
        for (const Square s : officersOf(side)) {
            const Piece piece = position_[s];
            const Kind kind = kindOf(piece);
            colours |= std::uint64_t{facts_.colour(s)} << (4 * kind);
            notePiece(tally, piece, s);
            if (f_.usesRings() && kind != book_.royalKind()) judgeRings(tally, kind, s);
        }
        const SquareSet exposed = occupiedBy(side) & (attacked_ | pawnAttacksBy(1 - team_));
        exposed.forEach([&](Square s) { judgeThreats(tally, position_[s], s); });
        tally.note(f_.blocked, (arrangement_->nexts[side] & occupied_).count());
        judgePairs(tally, colours);
        const int units = attackersOn_[side] < 2 ? 0 : danger_[side];
        tally.note(f_.danger + std::min(units, Features::MaxDanger));
        add(tally);
    }

    void lookAtKings(Side side) {
        ownKing_ = facts_.kingStepsFrom(position_.king(side));
        enemyKings_ = 0;
        for (std::size_t enemy = 0; enemy < book_.sides(); ++enemy) {
            if (!hostile(side, Side(enemy)) || !position_.living(Side(enemy))) continue;
            enemyKing_[enemyKings_++] = facts_.kingStepsFrom(position_.king(Side(enemy)));
        }
    }

    void judgeRings(Tally& tally, Kind kind, Square s) const {
        tally.note(f_.ringOwn[kind] + ownKing_[s]);
        tally.note(f_.ringEnemy[kind] + stepsToEnemyKing(s));
    }

    [[nodiscard]] int stepsToEnemyKing(Square s) const {
        int least = BoardFacts::FarAway;
        for (std::size_t i = 0; i < enemyKings_; ++i) least = std::min<int>(least, enemyKing_[i][s]);
        return least;
    }

    void judgeThreats(Tally& tally, Piece piece, Square s) const {
        const Kind kind = kindOf(piece);
        if (kind == book_.royalKind()) return;
        const std::uint16_t pawnRank = e_.rank_[book_.pawnKind()];
        const std::uint16_t attacker =
            pawnAttacksBy(1 - team_).test(s) ? std::min(attackedBy_[s], pawnRank) : attackedBy_[s];
        if (!book_.pawns().has(piece) && attacker == pawnRank) {
            tally.note(f_.byPawn + kind);
        } else if (attacker < e_.rank_[kind]) {
            tally.note(f_.byLesser + kind);
        }
        if (guards_[s] == 0 && !pawnAttacksBy(team_).test(s)) tally.note(f_.loose + kind);
    }

    /// Adds the terms of covered pieces: captives (covered by an enemy) and pieces covered by their own side.
    void judgeTowers() {
        Tally tallies[] = {tallyOf(Side(0)), tallyOf(Side(1))};
        for (const Side holder : {Side(0), Side(1)}) {
            for (const Square s : position_.pieces(holder)) {
                const int height = position_.height(s);
                for (int n = 1; n < height; ++n) {
                    const Piece piece = position_.below(s, n);
                    Tally& owner = tallies[sideOf(piece)];
                    const bool captive = sideOf(piece) != holder;
                    owner.note((captive ? f_.captive : f_.carried) + kindOf(piece));
                    if (captive && n == 1) owner.note(f_.nextFree + kindOf(piece));
                }
                tallies[holder].note(f_.height + std::min(height, Features::MaxHeight));
            }
        }
        for (const Tally& tally : tallies) add(tally);
    }

    // Adds the terms that depend only on pawns and kings, if possible from the cache. Then adds the term of unblocked
    // passed pawns.
    void judgeArrangement() {
        if (!arrangementKnown_) {
            const Tapered before = sum_;
            for (std::size_t side = 0; side < book_.sides(); ++side) {
                if (position_.living(Side(side))) judgePawns(Side(side));
            }
            arrangement_->sum = sum_ - before;
        } else {
            sum_ += arrangement_->sum;
        }
        arrangement_->passed.forEach([&](Square s) {
            const Side side = sideOf(position_[s]);
            const PawnPath& path = facts_.pawnPath(side, s);
            if (!position_.empty(path.next)) return;
            Tally tally = tallyOf(side);
            tally.note(f_.passedFree + std::min<int>(path.steps, BoardFacts::MaxSteps));
            add(tally);
        });
    }

    void judgePawns(Side side) {
        Tally tally = tallyOf(side);
        lookAtKings(side);
        pawns_[side].forEach([&](Square s) {
            notePiece(tally, position_[s], s);
            if (f_.usesRings()) judgeRings(tally, book_.pawnKind(), s);
            judgePawn(tally, side, s);
        });
        int shelter = 0;
        for (const Square near : facts_.kingZone(position_.king(side))) shelter += pawns_[side].test(near);
        tally.note(f_.shelter + std::min(shelter, Features::MaxShelter));
        add(tally);
    }

    void judgePawn(Tally& tally, Side side, Square s) {
        const PawnPath& path = facts_.pawnPath(side, s);
        if (path.ahead.meets(pawns_[side])) tally.note(f_.doubled);
        if (!path.neighbours.meets(pawns_[side])) tally.note(f_.isolated);
        const bool guarded = arrangement_->attacks[teamOf(side)].test(s);
        if (guarded) tally.note(f_.chained);
        if (path.steps == 0 || stopped(side, path)) return;
        const int steps = std::min<int>(path.steps, BoardFacts::MaxSteps);
        tally.note(f_.passed + steps);
        if (guarded) tally.note(f_.passedGuarded + steps);
        tally.note(f_.passedOwnKing + ownKing_[path.next]);
        tally.note(f_.passedEnemyKing + stepsToEnemyKing(path.next));
        arrangement_->passed.set(s);
    }

    [[nodiscard]] bool stopped(Side side, const PawnPath& path) const {
        for (std::size_t enemy = 0; enemy < book_.sides(); ++enemy) {
            if (hostile(side, Side(enemy)) && path.stoppers[enemy].meets(pawns_[enemy])) return true;
        }
        return path.ahead.meets(pawns_[side]);
    }

    void judgePairs(Tally& tally, std::uint64_t colours) const {
        for (std::size_t kind = 0; kind < book_.variant().kinds.size(); ++kind) {
            const bool both = (colours >> (4 * kind) & 3) == 3;
            if (both && Kind(kind) != book_.pawnKind()) tally.note(f_.pair + static_cast<int>(kind));
        }
    }

    // --- endings ------------------------------------------------------------------------------------------------

    /// Multiplies the score by the factor of the endgame (see `EndingFacts`), if it has one.
    [[nodiscard]] Score scaled(Score score) {
        if (book_.sides() > 2) return score;
        if (position_.pieces(Side(0)).size() + position_.pieces(Side(1)).size() > Evaluator::EndingPieces) return score;
        const auto factor = e_.endings_.factor(position_, score > 0 ? Side(0) : Side(1));
        if (!factor) return score;
        plain_ = false;
        return score * *factor / EndingFacts::Whole;
    }

    [[nodiscard]] bool bareKing(std::size_t side) const {
        return position_.living(Side(side)) && position_.pieces(Side(side)).size() == 1 &&
               !position_.placing(Side(side));
    }

    /// Returns true if a team leads by at least 300 centipawns, all its living enemies have only a king, and no pawns
    /// are left.
    [[nodiscard]] bool onlyMateIsLeft(Score score) const {
        constexpr Score Enough = 300;
        if (std::abs(score) < Enough) return false;
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            if (!position_.living(Side(side))) continue;
            if (pawns_[side].any() || (signOf(Side(side)) * score < 0 && !bareKing(side))) return false;
        }
        return true;
    }

    /// Returns a bonus, team 0 minus team 1, against bare kings: for driving them to squares with little freedom, and
    /// for bringing the stronger side's king near. With a high `urgency` it outweighs all other terms.
    [[nodiscard]] Score driveToMate(int urgency) const {
        Score drive = 0;
        for (std::size_t side = 0; side < book_.sides(); ++side) {
            if (!bareKing(side)) continue;
            const Square king = position_.king(Side(side));
            int near = 0;
            for (std::size_t enemy = 0; enemy < book_.sides(); ++enemy) {
                if (!hostile(Side(side), Side(enemy)) || !position_.living(Side(enemy))) continue;
                near = std::max(near, facts_.longestWalk() - facts_.kingWalk(king, position_.king(Side(enemy))));
            }
            const int way = 6 * (e_.fullFreedom_ - facts_.freedom(king)) + 8 * near;
            drive -= signOf(Side(side)) * (urgency * way + std::min(danger_[side], 40));
        }
        return drive;
    }

    /// Reduces the score towards 0 (a draw) as the half-move clock rises.
    [[nodiscard]] Score fading(Score score) const {
        constexpr int Slow = 20, End = 220;
        const int quiet = position_.state().halfmoveClock;
        return quiet <= Slow ? score : score * std::max(0, End - quiet) / (End - Slow);
    }

    SquareSet occupied_;

    // Data of the side whose terms are being added.
    std::size_t team_ = 0;
    const std::uint8_t* ownKing_ = nullptr;  ///< king steps from the side's king to every square
    std::array<const std::uint8_t*, MaxSides> enemyKing_{};
    std::size_t enemyKings_ = 0;
};

}  // namespace rokada
