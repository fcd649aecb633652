#include "motifs/motiffinder.h"

#include "rules/aftermove.h"

#include <algorithm>

namespace rokada {

namespace {

constexpr std::array<std::string_view, Motifs> Ids{"smotheredmate",
                                                   "backrankmate",
                                                   "mate",
                                                   "bareking",
                                                   "stalematetrick",
                                                   "stalemate",
                                                   "doublecheck",
                                                   "twowaycheck",
                                                   "discoveredcheck",
                                                   "zwischenzug",
                                                   "deflection",
                                                   "decoy",
                                                   "sacrifice",
                                                   "underpromotion",
                                                   "fork",
                                                   "skewer",
                                                   "pin",
                                                   "discoveredattack",
                                                   "overload",
                                                   "removesdefender",
                                                   "interference",
                                                   "trapped",
                                                   "matethreat",
                                                   "seam",
                                                   "undefended",
                                                   "exchange",
                                                   "desperado",
                                                   "bonus",
                                                   "promotion",
                                                   "freepawn",
                                                   "race",
                                                   "gate",
                                                   "interposition",
                                                   "rescue",
                                                   "stalematedanger",
                                                   "losingexchange",
                                                   "hanging",
                                                   "allowsmate"};

Square captureSquare(const Position& before, Move move) {
    if (move.type() == MoveType::EnPassant) return before.state().victim;
    const bool arrives = move.from() != NoSquare && move.type() != MoveType::Castle;
    return arrives && before.hostile(move.to()) ? move.to() : NoSquare;
}

/// Removes the motif TrappedPiece if the piece is also pinned, because the pin explains why it cannot escape.
void dropPinned(FoundMotifs& found) {
    std::erase_if(found, [&](const FoundMotif& trapped) {
        return trapped.motif == Motif::TrappedPiece && std::ranges::any_of(found, [&](const FoundMotif& pin) {
                   return pin.motif == Motif::Pin && pin.squares[1] == trapped.squares[1];
               });
    });
}

/// Removes the motif Deflection if the deflected defender is overloaded, because the motif Overload already describes
/// this.
void dropOverloaded(FoundMotifs& found) {
    std::erase_if(found, [&](const FoundMotif& away) {
        return away.motif == Motif::Deflection && std::ranges::any_of(found, [&](const FoundMotif& f) {
                   return f.motif == Motif::Overload && f.squares[0] == away.squares[1];
               });
    });
}

/// Returns true if the first square of the motif is that of a captured piece.
bool aboutCaptured(Motif motif) { return motif == Motif::CapturesUndefended || motif == Motif::RemovesDefender; }

void namePieces(const PositionAnalysis& before, const PositionAnalysis& after, FoundMotif& found) {
    for (const Square square : found.squares) {
        if (square == NoSquare) {
            found.pieces.push_back(NoPiece);
            continue;
        }
        const Piece now = after.position()[square];
        const bool gone = now == NoPiece || (found.pieces.empty() && aboutCaptured(found.motif));
        found.pieces.push_back(gone ? before.position()[square] : now);
    }
}

/// Returns true if the motif describes a geometric pattern and not a material gain.
bool geometric(Motif motif) { return motif >= Motif::Fork && motif <= Motif::AroundSeam && motif != Motif::MateThreat; }

}  // namespace

std::string_view idOf(Motif motif) { return Ids[static_cast<std::size_t>(motif)]; }

bool winsByCapture(Motif motif) {
    switch (motif) {
        case Motif::Deflection:
        case Motif::Decoy:
        case Motif::Fork:
        case Motif::Skewer:
        case Motif::Pin:
        case Motif::DiscoveredAttack:
        case Motif::Overload:
        case Motif::RemovesDefender:
        case Motif::Interference:
        case Motif::TrappedPiece: return true;
        default: return false;
    }
}

FoundMotifs MotifFinder::ofMove(const Position& before, Move move, MotifContext context) const {
    FoundMotifs found;
    if (move.forced() || before.king(before.turn()) == NoSquare) return found;
    const PositionAnalysis now(evaluator_, before);
    const PositionAnalysis then(evaluator_, afterMove(before, move));
    const MoveAnalysis analysis{now,
                                then,
                                move,
                                before.turn(),
                                captureSquare(before, move),
                                matesAtOnce(before, move),
                                then.checking(before.turn()),
                                context};
    for (const auto find : {findMates, findStalemates, findChecks, findDoubleAttacks, findTrapped, findLines,
                            findExchanges, findOffers, findGuards, findPawns, findBorders, findSacrifice, findDangers})
        find(analysis, found);
    dropPinned(found);
    dropOverloaded(found);
    for (FoundMotif& motif : found) namePieces(now, then, motif);
    std::ranges::stable_sort(found, {}, &FoundMotif::motif);
    return found;
}

std::optional<FoundMotif> MotifFinder::merit(const Position& before, Move move, MotifContext context) const {
    const FoundMotifs all = ofMove(before, move, context);
    if (all.empty() || !isMerit(all.front().motif)) return std::nullopt;
    if (!geometric(all.front().motif)) return all.front();
    // An immediate gain has priority over a pattern.
    const auto won = std::ranges::find_if(all, [&](const FoundMotif& f) {
        const bool captures = f.motif == Motif::CapturesUndefended || f.motif == Motif::WinningExchange;
        return captures && f.value > all.front().value;
    });
    return won == all.end() ? all.front() : *won;
}

std::optional<FoundMotif> MotifFinder::fault(const Position& before, Move move) const {
    const FoundMotifs all = ofMove(before, move);
    const auto grave = [](const FoundMotif& f) { return f.motif >= Motif::LosingExchange; };
    const auto last = std::find_if(all.rbegin(), all.rend(), grave);
    if (last == all.rend()) return std::nullopt;
    return *last;
}

std::optional<FoundMotif> MotifFinder::threatOf(const Position& position, Side by) const {
    const PositionAnalysis analysis(evaluator_, position);
    std::optional<FoundMotif> threat;
    const auto& captureGains = analysis.captureGains(by);
    if (const auto mate = analysis.mateInOne(by)) {
        threat = FoundMotif{Motif::MateThreat, {mate->from(), mate->to()}, MateScore, *mate};
    } else if (!captureGains.empty() && captureGains.front().gain >= analysis.least() * 3 / 2) {
        const CaptureGain& capture = captureGains.front();
        threat = FoundMotif{Motif::LeavesHanging, {capture.square, capture.move.from()}, capture.gain, capture.move};
    }
    if (threat) namePieces(analysis, analysis, *threat);
    return threat;
}

}  // namespace rokada
