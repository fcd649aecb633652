// Finds mates, stalemates and checks.
#include "motifs/moveanalysis.h"

#include "explain/surroundings.h"
#include "rules/aftermove.h"
#include "rules/forced.h"
#include "rules/judgement.h"

#include <algorithm>
#include <set>

namespace rokada {

namespace {

constexpr std::array<Delta, 8> Around{{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

/// Returns true if pieces of the king's own team occupy every square next to the king.
bool shutIn(const PositionAnalysis& analysis, Side side) {
    const Square king = analysis.position().king(side);
    const PieceSet team = analysis.teamOf(side);
    return std::ranges::all_of(Around, [&](Delta d) {
        const Square next = analysis.book().geometry().step(king, d);
        return next == NoSquare || team.has(analysis.position()[next]);
    });
}

/// Returns true if the king is on its first rank, the check comes along this rank, and pieces of the king's own team
/// stand on at least two of the three squares in front of the king.
bool onBackRank(const PositionAnalysis& analysis, Side side, const Path& line) {
    const Geometry& board = analysis.book().geometry();
    const Square king = analysis.position().king(side);
    const int turns = analysis.book().variant().sideSpecs[side].quarterTurns;
    if (board.displaced(king, Delta{0, -1}.turned(turns)) != NoSquare) return false;
    const Delta along = directionBetween(board, line.front(), king);
    const Delta own = Delta{1, 0}.turned(turns);
    if (along != own && along != Delta{-own.dx, -own.dy}) return false;
    const PieceSet team = analysis.teamOf(side);
    int closed = 0;
    for (const int dx : {-1, 0, 1}) {
        const Square next = board.step(king, Delta{dx, 1}.turned(turns));
        closed += next != NoSquare && team.has(analysis.position()[next]);
    }
    return closed >= 2;
}

bool leaps(const PositionAnalysis& analysis, Square from) {
    const Movement& movement = analysis.book().variant().kinds[kindOf(analysis.position()[from])].movement;
    return std::ranges::all_of(movement, [](const MoveAtom& atom) {
        return atom.reach == 1 && std::max(std::abs(atom.delta.dx), std::abs(atom.delta.dy)) > 1;
    });
}

Motif mateType(const PositionAnalysis& analysis, Side mated, const std::vector<Path>& lines) {
    if (lines.size() != 1) return Motif::Mate;
    if (leaps(analysis, lines.front().front()) && shutIn(analysis, mated)) return Motif::SmotheredMate;
    return onBackRank(analysis, mated, lines.front()) ? Motif::BackRankMate : Motif::Mate;
}

bool stalemated(const Position& position) {
    return position.king(position.turn()) != NoSquare && !position.inCheck(position.turn()) &&
           !position.placing(position.turn()) && !hasOrdinaryMoves(position);
}

int balance(const PositionAnalysis& analysis, Side side) {
    int sum = 0;
    for (std::size_t s = 0; s < analysis.book().sides(); ++s) {
        const int sign = analysis.book().allied(Side(s), side) ? 1 : -1;
        for (const Square square : analysis.position().pieces(Side(s))) sum += sign * analysis.worth(square);
    }
    return sum;
}

/// Returns the last capture on `offered` if each capture on this square stalemates `side`; otherwise nullopt.
std::optional<Move> stalematingCapture(const PositionAnalysis& analysis, Square offered, Side side) {
    const Position& position = analysis.position();
    if (analysis.book().allied(position.turn(), side) || position.placing(position.turn())) return std::nullopt;
    const MoveList moves = legalMoves(position);
    std::optional<Move> found;
    for (const Move move : moves) {
        if (move.to() != offered || move.from() == NoSquare) continue;
        const Position next = afterMove(position, move);
        if (next.turn() != side || !stalemated(next)) return std::nullopt;
        found = move;
    }
    return found;
}

}  // namespace

void findMates(const MoveAnalysis& analysis, FoundMotifs& found) {
    const Position& position = analysis.after.position();
    if (analysis.mates) {
        const std::vector<Path> lines = checks(position, position.turn());
        const Motif type = mateType(analysis.after, position.turn(), lines);
        std::vector<Square> squares{analysis.move.to(), position.king(position.turn())};
        if (!lines.empty()) squares.front() = lines.front().front();
        found.push_back({type, std::move(squares), MateScore, analysis.move});
        return;
    }
    const auto ending = analysis.book().rules().judge(position);
    if (ending && ending->halfPoints[analysis.side] == 2 && ending->reason == Reason::BareKing)
        found.push_back(
            {Motif::BaresKing, {analysis.move.to(), position.king(position.turn())}, MateScore, analysis.move});
    if (analysis.checks || ending) return;
    const auto mate = analysis.after.mateInOne(analysis.side);
    if (!mate || analysis.before.mateInOne(analysis.side)) return;
    found.push_back({Motif::MateThreat, {mate->from(), mate->to()}, MateScore, *mate});
}

void findStalemates(const MoveAnalysis& analysis, FoundMotifs& found) {
    const Position& position = analysis.after.position();
    const bool enemyNext = !analysis.book().allied(position.turn(), analysis.side);
    if (enemyNext && stalemated(position)) {
        found.push_back({Motif::Stalemates, {position.king(position.turn())}, 0, analysis.move});
        return;
    }
    const int ahead = balance(analysis.before, analysis.side);
    if (analysis.moved() && ahead < 0) {
        if (const auto capture = stalematingCapture(analysis.after, analysis.move.to(), analysis.side))
            found.push_back(
                {Motif::StalemateTrick, {analysis.move.to(), position.king(analysis.side)}, -ahead, *capture});
    }
    if (analysis.mates || ahead < 3 * analysis.before.least()) return;
    const Position& before = analysis.before.position();
    const MoveList moves = legalMoves(before);
    for (const Move move : moves) {
        if (move == analysis.move || move.forced()) continue;
        const Position next = afterMove(before, move);
        if (analysis.book().allied(next.turn(), analysis.side) || !stalemated(next)) continue;
        found.push_back({Motif::StalemateDanger, {move.from(), move.to()}, ahead, move});
        return;
    }
}

void findChecks(const MoveAnalysis& analysis, FoundMotifs& found) {
    const Position& position = analysis.after.position();
    for (std::size_t s = 0; s < analysis.book().sides(); ++s) {
        if (analysis.book().allied(Side(s), analysis.side) || !position.living(Side(s))) continue;
        const std::vector<Path> lines = checks(position, Side(s));
        std::set<Square> pieces;
        for (const Path& line : lines) pieces.insert(line.front());
        if (pieces.empty() || analysis.before.position().inCheck(Side(s))) continue;
        const Square king = position.king(Side(s));
        std::vector<Square> squares(pieces.begin(), pieces.end());
        squares.push_back(king);
        if (pieces.size() > 1) {
            found.push_back({Motif::DoubleCheck, squares, 0, analysis.move});
        } else if (lines.size() > 1) {
            found.push_back({Motif::TwoWayCheck, squares, 0, analysis.move});
        }
        pieces.erase(analysis.move.to());
        const bool uncovered = analysis.move.type() != MoveType::Castle && !pieces.empty();
        if (uncovered) found.push_back({Motif::DiscoveredCheck, {*pieces.begin(), king}, 0, analysis.move});
    }
}

}  // namespace rokada
