// Finds captures, sacrifices and hanging pieces.
#include "motifs/moveanalysis.h"

#include "ai/evaluation/see.h"
#include "explain/surroundings.h"
#include "rules/aftermove.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns the minimum material that a sacrifice offers, in centipawns: about a pawn and a half.
int minOffer(const PositionAnalysis& analysis) { return 2 * analysis.least(); }

/// Returns the material that the move offers, in centipawns: the gain of the enemies by capturing the moved piece,
/// minus the value of the piece that the move has captured.
int offered(const MoveAnalysis& analysis) {
    const auto danger = analysis.after.dangerOn(analysis.side, analysis.move.to());
    if (!danger) return 0;
    return danger->gain - (analysis.captured == NoSquare ? 0 : analysis.before.worth(analysis.captured));
}

/// Returns the legal captures of the moved piece by the side to move. Returns none if this side is not an enemy.
std::vector<Move> replies(const MoveAnalysis& analysis) {
    std::vector<Move> found;
    const Position& position = analysis.after.position();
    if (analysis.book().allied(position.turn(), analysis.side) || position.placing(position.turn())) return found;
    const MoveList moves = legalMoves(position);
    std::ranges::copy_if(moves, std::back_inserter(found), [&](Move m) {
        return m.to() == analysis.move.to() && m.from() != NoSquare && m.type() != MoveType::Castle;
    });
    return found;
}

/// Best move after the enemy has captured the offered piece.
struct FollowUp {
    Move move;
    Square square = NoSquare;  ///< square of the captured piece or of the mated king
    int gain = 0;
};

FollowUp bestAfter(const PositionAnalysis& analysis, Side side) {
    if (const auto mate = analysis.mateInOne(side)) return {*mate, mate->to(), MateScore};
    const auto& captureGains = analysis.captureGains(side);
    if (captureGains.empty()) return {};
    return {captureGains.front().move, captureGains.front().square, captureGains.front().gain};
}

void addFollowUp(const MoveAnalysis& analysis, Move reply, int offer, FoundMotifs& found) {
    const PositionAnalysis then(analysis.after.evaluator(), afterMove(analysis.after.position(), reply));
    const FollowUp next = bestAfter(then, analysis.side);
    const bool given = offer >= analysis.after.least() || next.gain == MateScore;
    if (!given || next.gain < offer + analysis.after.least() / 2) return;
    if (next.square == analysis.move.to() && next.gain < MateScore) {
        const bool decoyed = next.gain > offer + analysis.after.least() && next.move.from() != NoSquare;
        if (decoyed) found.push_back({Motif::Decoy, {analysis.move.to(), reply.from()}, next.gain, next.move});
        return;
    }
    // Requires that the capturing piece guarded the target square of the next move, or that the capturing piece is a
    // king and is mated.
    const auto guards = attackers(analysis.after.position(), next.move.to(), analysis.book().hostile(analysis.side));
    const bool duty = std::ranges::find(guards, reply.from()) != guards.end();
    const bool drawn = next.gain == MateScore && analysis.after.royal(reply.from());
    if (!duty && !drawn) return;
    if (!drawn && analysis.after.captureGainOn(analysis.side, next.square) &&
        analysis.after.captureGainOn(analysis.side, next.square)->gain >= next.gain - analysis.after.least())
        return;
    found.push_back({drawn ? Motif::Decoy : Motif::Deflection,
                     {analysis.move.to(), reply.from(), next.square},
                     next.gain,
                     next.move});
}

/// Adds a decoy if every capture of the offered piece allows a mate in one that was not possible before. The capturing
/// piece then blocks or unguards a square near its own king.
void addFatalCaptures(const MoveAnalysis& analysis, const std::vector<Move>& captures, FoundMotifs& found) {
    if (captures.empty() || analysis.after.mateInOne(analysis.side)) return;
    std::optional<Move> mate;
    for (const Move reply : captures) {
        mate = PositionAnalysis(analysis.after.evaluator(), afterMove(analysis.after.position(), reply))
                   .mateInOne(analysis.side);
        if (!mate) return;
    }
    found.push_back({Motif::Decoy, {analysis.move.to(), captures.back().from(), mate->to()}, MateScore, *mate});
}

void findCapture(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.captured == NoSquare || analysis.move.type() == MoveType::EnPassant) return;
    const Position& before = analysis.before.position();
    const PieceSet enemies = analysis.book().hostile(analysis.side);
    const int worth = analysis.before.worth(analysis.captured);
    if (!analysis.after.position().attacked(analysis.move.to(), enemies)) {
        found.push_back({Motif::CapturesUndefended, {analysis.move.to()}, worth, analysis.move});
        return;
    }
    const int gain = gainOf(analysis.before.evaluator(), before, analysis.move);
    if (gain >= analysis.before.least()) {
        found.push_back({Motif::WinningExchange, {analysis.move.to()}, gain, analysis.move});
    } else if (analysis.lost() && offered(analysis) >= analysis.before.least()) {
        found.push_back({Motif::LosingExchange, {analysis.move.to()}, offered(analysis), analysis.move});
    }
}

/// Returns true if another piece of the side is in danger, so one of the two pieces will be lost.
bool anotherInDanger(const MoveAnalysis& analysis) {
    const auto pieces = analysis.before.position().pieces(analysis.side);
    return std::ranges::any_of(pieces, [&](Square square) {
        if (square == analysis.move.from()) return false;
        const auto danger = analysis.before.dangerOn(analysis.side, square);
        return danger && danger->gain >= 2 * analysis.before.least();
    });
}

/// Finds a desperado: a piece that is lost anyway captures as much as it can first.
void findDesperado(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.captured == NoSquare || !analysis.lost()) return;
    const auto danger = analysis.before.dangerOn(analysis.side, analysis.move.from());
    const bool doomed = danger && danger->gain >= 2 * analysis.before.least();
    const int won = analysis.before.worth(analysis.captured);
    if (!doomed || won < analysis.before.least() || offered(analysis) >= danger->gain) return;
    const Side enemy = sideOf(analysis.before.position()[danger->move.from()]);
    if (!anotherInDanger(analysis) && !analysis.before.trapped(enemy, analysis.move.from())) return;
    std::erase_if(found, [](const FoundMotif& f) { return f.motif == Motif::LosingExchange; });
    found.push_back({Motif::Desperado, {analysis.move.to(), analysis.move.from()}, won, analysis.move});
}

void findRescue(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (!analysis.moved()) return;
    const auto danger = analysis.before.dangerOn(analysis.side, analysis.move.from());
    if (!danger || danger->gain < 2 * analysis.before.least()) return;
    if (analysis.after.dangerOn(analysis.side, analysis.move.to())) return;
    found.push_back({Motif::Rescue, {analysis.move.to(), danger->move.from()}, danger->gain, {}});
}

/// Finds an intermediate move that is stronger than the recapture on the square of the last capture.
void findZwischenzug(const MoveAnalysis& analysis, FoundMotifs& found) {
    const Square due = analysis.context.lastCapture;
    if (due == NoSquare || analysis.move.to() == due) return;
    const auto recapture = analysis.before.captureGainOn(analysis.side, due);
    if (!recapture || analysis.lost()) return;
    const auto& later = analysis.after.captureGains(analysis.side);
    const bool stronger = std::ranges::any_of(later, [&](const CaptureGain& p) {
        return p.square != due && p.gain > recapture->gain + analysis.before.least();
    });
    const bool threat = analysis.checks || analysis.after.mateInOne(analysis.side) || stronger;
    if (threat) found.push_back({Motif::Zwischenzug, {analysis.move.to(), due}, recapture->gain, recapture->move});
}

}  // namespace

void findExchanges(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (!analysis.moved()) return;
    findCapture(analysis, found);
    if (analysis.mates) return;
    findDesperado(analysis, found);
    findRescue(analysis, found);
    findZwischenzug(analysis, found);
}

void findOffers(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.mates || !analysis.moved()) return;
    const int offer = offered(analysis);
    const std::size_t before = found.size();
    const std::vector<Move> captures = replies(analysis);
    for (const Move reply : captures) {
        addFollowUp(analysis, reply, std::max(offer, 0), found);
        if (found.size() > before) return;
    }
    if (offer >= minOffer(analysis.before)) addFatalCaptures(analysis, captures, found);
}

/// Finds sacrifices: offered pieces with visible compensation. `findDangers` reports offered pieces without
/// compensation as hanging pieces.
void findSacrifice(const MoveAnalysis& analysis, FoundMotifs& found) {
    const auto paid = [](const FoundMotif& f) {
        switch (f.motif) {
            case Motif::StalemateTrick:
            case Motif::DiscoveredCheck:
            case Motif::DoubleCheck:
            case Motif::Zwischenzug:
            case Motif::Deflection:
            case Motif::Decoy:
            case Motif::DiscoveredAttack:
            case Motif::Overload:
            case Motif::MateThreat: return true;
            default: return false;
        }
    };
    if (analysis.mates || !analysis.moved() || offered(analysis) < minOffer(analysis.before)) return;
    if (std::ranges::none_of(found, paid)) return;
    std::erase_if(found, [](const FoundMotif& f) { return f.motif == Motif::LosingExchange; });
    found.push_back({Motif::Sacrifice, {analysis.move.to()}, offered(analysis), analysis.move});
}

void findDangers(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.mates) return;
    const bool said = std::ranges::any_of(found, [](const FoundMotif& f) {
        return f.motif == Motif::Sacrifice || f.motif == Motif::LosingExchange || f.motif == Motif::Desperado;
    });
    std::optional<CaptureGain> worst;
    const Position& position = analysis.after.position();
    for (const Square square : position.pieces(analysis.side)) {
        const auto danger = analysis.after.dangerOn(analysis.side, square);
        if (square == analysis.move.to() && said) continue;
        if (!danger || (analysis.checks && danger->gain < 2 * analysis.after.least())) continue;
        const int won = square == analysis.move.to() && analysis.captured != NoSquare
                            ? analysis.before.worth(analysis.captured)
                            : 0;
        if (danger->gain - won < 2 * analysis.after.least()) continue;
        if (!worst || danger->gain > worst->gain) worst = danger;
    }
    if (worst) {
        found.push_back({Motif::LeavesHanging, {worst->square, worst->move.from()}, worst->gain, worst->move});
    }
    const Side next = position.turn();
    if (analysis.book().allied(next, analysis.side)) return;
    if (const auto mate = analysis.after.mateInOne(next))
        found.push_back({Motif::AllowsMate, {mate->from(), mate->to()}, MateScore, *mate});
}

}  // namespace rokada
