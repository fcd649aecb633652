// Finds captures, sacrifices and hanging pieces.
#include "motifs/movesight.h"

#include "ai/evaluation/see.h"
#include "explain/surroundings.h"
#include "rules/aftermove.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns the minimum material that a sacrifice offers, in centipawns: about a pawn and a half.
int leastOffer(const Sight& sight) { return 2 * sight.least(); }

/// Returns the gain of the enemies by capturing the moved piece, minus the value of the piece that the move has
/// captured.
int offered(const MoveSight& sight) {
    const auto danger = sight.after.dangerOn(sight.side, sight.move.to());
    if (!danger) return 0;
    return danger->gain - (sight.captured == NoSquare ? 0 : sight.before.worth(sight.captured));
}

/// Returns the legal captures of the moved piece by the side to move. Returns none if this side is not an enemy.
std::vector<Move> replies(const MoveSight& sight) {
    std::vector<Move> found;
    const Position& position = sight.after.position();
    if (sight.book().allied(position.turn(), sight.side) || position.placing(position.turn())) return found;
    MoveList moves;
    legalMoves(position, moves);
    std::ranges::copy_if(moves, std::back_inserter(found), [&](Move m) {
        return m.to() == sight.move.to() && m.from() != NoSquare && m.type() != MoveType::Castle;
    });
    return found;
}

/// Best move after the enemy has captured the offered piece.
struct FollowUp {
    Move move;
    Square square = NoSquare;  ///< square of the captured piece or of the mated king
    int gain = 0;
};

FollowUp bestAfter(const Sight& sight, Side side) {
    if (const auto mate = sight.mateInOne(side)) return {*mate, mate->to(), MateScore};
    const auto& prizes = sight.prizes(side);
    if (prizes.empty()) return {};
    return {prizes.front().move, prizes.front().square, prizes.front().gain};
}

void addFollowUp(const MoveSight& sight, Move reply, int offer, FoundMotifs& found) {
    const Sight then(sight.after.evaluator(), afterMove(sight.after.position(), reply));
    const FollowUp next = bestAfter(then, sight.side);
    const bool given = offer >= sight.after.least() || next.gain == MateScore;
    if (!given || next.gain < offer + sight.after.least() / 2) return;
    if (next.square == sight.move.to() && next.gain < MateScore) {
        const bool decoyed = next.gain > offer + sight.after.least() && next.move.from() != NoSquare;
        if (decoyed) found.push_back({Motif::Decoy, {sight.move.to(), reply.from()}, next.gain, next.move});
        return;
    }
    // Requires that the capturing piece guarded the target square of the next move, or that the capturing piece is a
    // king and is mated.
    const auto guards = attackers(sight.after.position(), next.move.to(), sight.book().hostile(sight.side));
    const bool duty = std::ranges::find(guards, reply.from()) != guards.end();
    const bool drawn = next.gain == MateScore && sight.after.royal(reply.from());
    if (!duty && !drawn) return;
    if (!drawn && sight.after.prizeOn(sight.side, next.square) &&
        sight.after.prizeOn(sight.side, next.square)->gain >= next.gain - sight.after.least())
        return;
    found.push_back(
        {drawn ? Motif::Decoy : Motif::Deflection, {sight.move.to(), reply.from(), next.square}, next.gain, next.move});
}

/// Adds a decoy if every capture of the offered piece allows a mate in one that was not possible before. The capturing
/// piece then blocks or unguards a square near its own king.
void addFatalCaptures(const MoveSight& sight, const std::vector<Move>& captures, FoundMotifs& found) {
    if (captures.empty() || sight.after.mateInOne(sight.side)) return;
    std::optional<Move> mate;
    for (const Move reply : captures) {
        mate = Sight(sight.after.evaluator(), afterMove(sight.after.position(), reply)).mateInOne(sight.side);
        if (!mate) return;
    }
    found.push_back({Motif::Decoy, {sight.move.to(), captures.back().from(), mate->to()}, MateScore, *mate});
}

void findCapture(const MoveSight& sight, FoundMotifs& found) {
    if (sight.captured == NoSquare || sight.move.type() == MoveType::EnPassant) return;
    const Position& before = sight.before.position();
    const PieceSet enemies = sight.book().hostile(sight.side);
    const int worth = sight.before.worth(sight.captured);
    if (!sight.after.position().attacked(sight.move.to(), enemies)) {
        found.push_back({Motif::CapturesUndefended, {sight.move.to()}, worth, sight.move});
        return;
    }
    const int gain = gainOf(sight.before.evaluator(), before, sight.move);
    if (gain >= sight.before.least()) {
        found.push_back({Motif::WinningExchange, {sight.move.to()}, gain, sight.move});
    } else if (sight.lost() && offered(sight) >= sight.before.least()) {
        found.push_back({Motif::LosingExchange, {sight.move.to()}, offered(sight), sight.move});
    }
}

/// Returns true if another own piece is in danger, so that one of the two pieces will be lost.
bool anotherInDanger(const MoveSight& sight) {
    const auto pieces = sight.before.position().pieces(sight.side);
    return std::ranges::any_of(pieces, [&](Square square) {
        if (square == sight.move.from()) return false;
        const auto danger = sight.before.dangerOn(sight.side, square);
        return danger && danger->gain >= 2 * sight.before.least();
    });
}

/// Finds a desperado: a piece that is lost anyway captures as much as it can first.
void findDesperado(const MoveSight& sight, FoundMotifs& found) {
    if (sight.captured == NoSquare || !sight.lost()) return;
    const auto danger = sight.before.dangerOn(sight.side, sight.move.from());
    const bool doomed = danger && danger->gain >= 2 * sight.before.least();
    const int won = sight.before.worth(sight.captured);
    if (!doomed || won < sight.before.least() || offered(sight) >= danger->gain) return;
    const Side enemy = sideOf(sight.before.position()[danger->move.from()]);
    if (!anotherInDanger(sight) && !sight.before.trapped(enemy, sight.move.from())) return;
    std::erase_if(found, [](const FoundMotif& f) { return f.motif == Motif::LosingExchange; });
    found.push_back({Motif::Desperado, {sight.move.to(), sight.move.from()}, won, sight.move});
}

void findRescue(const MoveSight& sight, FoundMotifs& found) {
    if (!sight.moved()) return;
    const auto danger = sight.before.dangerOn(sight.side, sight.move.from());
    if (!danger || danger->gain < 2 * sight.before.least()) return;
    if (sight.after.dangerOn(sight.side, sight.move.to())) return;
    found.push_back({Motif::Rescue, {sight.move.to(), danger->move.from()}, danger->gain, {}});
}

/// Finds an intermediate move that is stronger than the recapture on the square of the last capture.
void findZwischenzug(const MoveSight& sight, FoundMotifs& found) {
    const Square due = sight.context.lastCapture;
    if (due == NoSquare || sight.move.to() == due) return;
    const auto recapture = sight.before.prizeOn(sight.side, due);
    if (!recapture || sight.lost()) return;
    const auto& later = sight.after.prizes(sight.side);
    const bool stronger = std::ranges::any_of(
        later, [&](const Prize& p) { return p.square != due && p.gain > recapture->gain + sight.before.least(); });
    const bool threat = sight.checks || sight.after.mateInOne(sight.side) || stronger;
    if (threat) found.push_back({Motif::Zwischenzug, {sight.move.to(), due}, recapture->gain, recapture->move});
}

}  // namespace

void findExchanges(const MoveSight& sight, FoundMotifs& found) {
    if (!sight.moved()) return;
    findCapture(sight, found);
    if (sight.mates) return;
    findDesperado(sight, found);
    findRescue(sight, found);
    findZwischenzug(sight, found);
}

void findOffers(const MoveSight& sight, FoundMotifs& found) {
    if (sight.mates || !sight.moved()) return;
    const int offer = offered(sight);
    const std::size_t before = found.size();
    const std::vector<Move> captures = replies(sight);
    for (const Move reply : captures) {
        addFollowUp(sight, reply, std::max(offer, 0), found);
        if (found.size() > before) return;
    }
    if (offer >= leastOffer(sight.before)) addFatalCaptures(sight, captures, found);
}

/// Finds sacrifices: offered pieces with visible compensation. `findDangers` reports the others as hanging pieces.
void findSacrifice(const MoveSight& sight, FoundMotifs& found) {
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
    if (sight.mates || !sight.moved() || offered(sight) < leastOffer(sight.before)) return;
    if (std::ranges::none_of(found, paid)) return;
    std::erase_if(found, [](const FoundMotif& f) { return f.motif == Motif::LosingExchange; });
    found.push_back({Motif::Sacrifice, {sight.move.to()}, offered(sight), sight.move});
}

void findDangers(const MoveSight& sight, FoundMotifs& found) {
    if (sight.mates) return;
    const bool said = std::ranges::any_of(found, [](const FoundMotif& f) {
        return f.motif == Motif::Sacrifice || f.motif == Motif::LosingExchange || f.motif == Motif::Desperado;
    });
    std::optional<Prize> worst;
    const Position& position = sight.after.position();
    for (const Square square : position.pieces(sight.side)) {
        const auto danger = sight.after.dangerOn(sight.side, square);
        if (square == sight.move.to() && said) continue;
        if (!danger || (sight.checks && danger->gain < 2 * sight.after.least())) continue;
        const int won =
            square == sight.move.to() && sight.captured != NoSquare ? sight.before.worth(sight.captured) : 0;
        if (danger->gain - won < 2 * sight.after.least()) continue;
        if (!worst || danger->gain > worst->gain) worst = danger;
    }
    if (worst) {
        found.push_back({Motif::LeavesHanging, {worst->square, worst->move.from()}, worst->gain, worst->move});
    }
    const Side next = position.turn();
    if (sight.book().allied(next, sight.side)) return;
    if (const auto mate = sight.after.mateInOne(next))
        found.push_back({Motif::AllowsMate, {mate->from(), mate->to()}, MateScore, *mate});
}

}  // namespace rokada
