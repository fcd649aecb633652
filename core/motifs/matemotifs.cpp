// Finds mates, stalemates and checks.
#include "motifs/movesight.h"

#include "explain/surroundings.h"
#include "rules/aftermove.h"
#include "rules/forced.h"
#include "rules/judgement.h"

#include <algorithm>
#include <set>

namespace rokada {

namespace {

constexpr std::array<Delta, 8> Around{{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

/// Returns true if pieces of its own team occupy every neighbouring square of the king.
bool shutIn(const Sight& sight, Side side) {
    const Square king = sight.position().king(side);
    const PieceSet team = sight.teamOf(side);
    return std::ranges::all_of(Around, [&](Delta d) {
        const Square next = sight.book().geometry().step(king, d);
        return next == NoSquare || team.has(sight.position()[next]);
    });
}

/// Returns true if the king is on its first rank, the check comes along this rank, and pieces of its own team stand on
/// at least two of the three squares in front of the king.
bool onBackRank(const Sight& sight, Side side, const Path& line) {
    const Geometry& board = sight.book().geometry();
    const Square king = sight.position().king(side);
    const int turns = sight.book().variant().sideSpecs[side].quarterTurns;
    if (board.displaced(king, Delta{0, -1}.turned(turns)) != NoSquare) return false;
    const Delta along = directionBetween(board, line.front(), king);
    const Delta own = Delta{1, 0}.turned(turns);
    if (along != own && along != Delta{-own.dx, -own.dy}) return false;
    const PieceSet team = sight.teamOf(side);
    int closed = 0;
    for (const int dx : {-1, 0, 1}) {
        const Square next = board.step(king, Delta{dx, 1}.turned(turns));
        closed += next != NoSquare && team.has(sight.position()[next]);
    }
    return closed >= 2;
}

bool leaps(const Sight& sight, Square from) {
    const Movement& movement = sight.book().variant().kinds[kindOf(sight.position()[from])].movement;
    return std::ranges::all_of(movement, [](const MoveAtom& atom) {
        return atom.reach == 1 && std::max(std::abs(atom.delta.dx), std::abs(atom.delta.dy)) > 1;
    });
}

Motif mateType(const Sight& sight, Side mated, const std::vector<Path>& lines) {
    if (lines.size() != 1) return Motif::Mate;
    if (leaps(sight, lines.front().front()) && shutIn(sight, mated)) return Motif::SmotheredMate;
    return onBackRank(sight, mated, lines.front()) ? Motif::BackRankMate : Motif::Mate;
}

bool stalemated(const Position& position) {
    return position.king(position.turn()) != NoSquare && !position.inCheck(position.turn()) &&
           !position.placing(position.turn()) && !hasOrdinaryMoves(position);
}

int balance(const Sight& sight, Side side) {
    int sum = 0;
    for (std::size_t s = 0; s < sight.book().sides(); ++s) {
        const int sign = sight.book().allied(Side(s), side) ? 1 : -1;
        for (const Square square : sight.position().pieces(Side(s))) sum += sign * sight.worth(square);
    }
    return sum;
}

/// Returns the last capture on `offered` if each capture on this square stalemates `side`; otherwise nullopt.
std::optional<Move> stalematingCapture(const Sight& sight, Square offered, Side side) {
    const Position& position = sight.position();
    if (sight.book().allied(position.turn(), side) || position.placing(position.turn())) return std::nullopt;
    MoveList moves;
    legalMoves(position, moves);
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

void findMates(const MoveSight& sight, FoundMotifs& found) {
    const Position& position = sight.after.position();
    if (sight.mates) {
        const std::vector<Path> lines = checks(position, position.turn());
        const Motif type = mateType(sight.after, position.turn(), lines);
        std::vector<Square> squares{sight.move.to(), position.king(position.turn())};
        if (!lines.empty()) squares.front() = lines.front().front();
        found.push_back({type, std::move(squares), MateScore, sight.move});
        return;
    }
    const auto ending = sight.book().rules().judge(position);
    if (ending && ending->halfPoints[sight.side] == 2 && ending->reason == Reason::BareKing)
        found.push_back({Motif::BaresKing, {sight.move.to(), position.king(position.turn())}, MateScore, sight.move});
    if (sight.checks || ending) return;
    const auto mate = sight.after.mateInOne(sight.side);
    if (!mate || sight.before.mateInOne(sight.side)) return;
    found.push_back({Motif::MateThreat, {mate->from(), mate->to()}, MateScore, *mate});
}

void findStalemates(const MoveSight& sight, FoundMotifs& found) {
    const Position& position = sight.after.position();
    const bool enemyNext = !sight.book().allied(position.turn(), sight.side);
    if (enemyNext && stalemated(position)) {
        found.push_back({Motif::Stalemates, {position.king(position.turn())}, 0, sight.move});
        return;
    }
    const int ahead = balance(sight.before, sight.side);
    if (sight.moved() && ahead < 0) {
        if (const auto capture = stalematingCapture(sight.after, sight.move.to(), sight.side))
            found.push_back({Motif::StalemateTrick, {sight.move.to(), position.king(sight.side)}, -ahead, *capture});
    }
    if (sight.mates || ahead < 3 * sight.before.least()) return;
    const Position& before = sight.before.position();
    MoveList moves;
    legalMoves(before, moves);
    for (const Move move : moves) {
        if (move == sight.move || move.forced()) continue;
        const Position next = afterMove(before, move);
        if (sight.book().allied(next.turn(), sight.side) || !stalemated(next)) continue;
        found.push_back({Motif::StalemateDanger, {move.from(), move.to()}, ahead, move});
        return;
    }
}

void findChecks(const MoveSight& sight, FoundMotifs& found) {
    const Position& position = sight.after.position();
    for (std::size_t s = 0; s < sight.book().sides(); ++s) {
        if (sight.book().allied(Side(s), sight.side) || !position.living(Side(s))) continue;
        const std::vector<Path> lines = checks(position, Side(s));
        std::set<Square> pieces;
        for (const Path& line : lines) pieces.insert(line.front());
        if (pieces.empty() || sight.before.position().inCheck(Side(s))) continue;
        const Square king = position.king(Side(s));
        std::vector<Square> squares(pieces.begin(), pieces.end());
        squares.push_back(king);
        if (pieces.size() > 1) {
            found.push_back({Motif::DoubleCheck, squares, 0, sight.move});
        } else if (lines.size() > 1) {
            found.push_back({Motif::TwoWayCheck, squares, 0, sight.move});
        }
        pieces.erase(sight.move.to());
        const bool uncovered = sight.move.type() != MoveType::Castle && !pieces.empty();
        if (uncovered) found.push_back({Motif::DiscoveredCheck, {*pieces.begin(), king}, 0, sight.move});
    }
}

}  // namespace rokada
