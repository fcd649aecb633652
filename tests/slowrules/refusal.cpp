#include "slowrules/refusal.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "slowrules/movement.h"
#include "slowrules/walls.h"

namespace slow {

namespace {

/// Returns the target of one step or leap. With `Walls::Ignored`, walls of fortress chess do not stop it.
std::optional<Square> onward(const Rules& rules, Square from, int dx, int dy, Walls walls) {
    if (walls == Walls::Stop || rules.game != Game::Fortress) return landing(rules, from, dx, dy);
    const Square to{from.x + dx, from.y + dy};
    return exists(rules, to) ? std::optional(to) : std::nullopt;
}

void addPawnLines(const State& state, Square from, Square to, Walls walls, std::vector<Line>& lines) {
    const auto [dx, dy] = aheadOf(state.rules, state.at(from).side, from);
    const auto one = onward(state.rules, from, dx, dy, walls);
    const auto two = one ? onward(state.rules, *one, dx, dy, walls) : std::nullopt;
    if (one == to) lines.push_back({{to}, true, false, false});
    if (two == to && state.rules.game != Game::GreatShatranj) lines.push_back({{*one, to}, true, false, true});
    for (const int aside : {-1, 1}) {
        const auto prey =
            dx == 0 ? onward(state.rules, from, aside, dy, walls) : onward(state.rules, from, dx, aside, walls);
        if (prey == to) lines.push_back({{to}, false, true, false});
    }
}

void addPieceLines(const State& state, Square from, Square to, Walls walls, std::vector<Line>& lines) {
    for (const MoveAtom& atom : atomsOf(state.rules, state.at(from))) {
        Line line{{}, atom.moves, atom.captures, false};
        auto square = onward(state.rules, from, atom.dx, atom.dy, walls);
        while (square && *square != from) {
            line.path.push_back(*square);
            if (*square == to) lines.push_back(line);
            if (*square == to || !atom.slides) break;
            square = onward(state.rules, *square, atom.dx, atom.dy, walls);
        }
    }
}

bool isFree(const State& state, const Line& line) {
    return std::none_of(line.path.begin(), line.path.end() - 1, [&](Square square) { return bool(state.at(square)); });
}

std::vector<Line> freeLines(const State& state, const Attempt& attempt) {
    std::vector<Line> lines = linesTo(state, attempt.from, attempt.to, Walls::Stop);
    std::erase_if(lines, [&](const Line& line) {
        return !isFree(state, line) || (line.doubleStep && !hasDoubleStep(state, attempt.from));
    });
    return lines;
}

bool isClosed(Square from, Square to, Square a, Square b) { return from == a && to == b && !stepIsOpen(a, b); }

/// Returns true if a wall closes the step from `a` to `b`, this step is on one of the two paths of a knight's leap, and
/// both paths are closed.
bool closesLeap(const State& state, Square from, Square to, Square a, Square b) {
    const int dx = to.x - from.x, dy = to.y - from.y;
    if (std::abs(dx) + std::abs(dy) != 3 || landing(state.rules, from, dx, dy)) return false;
    const Square straight{from.x + dx / 2, from.y + dy / 2};
    const Square slanted{from.x + dx / std::abs(dx), from.y + dy / std::abs(dy)};
    return isClosed(from, straight, a, b) || isClosed(straight, to, a, b) || isClosed(from, slanted, a, b) ||
           isClosed(slanted, to, a, b);
}

bool isBetween(Square square, Square one, Square other) {
    const auto within = [](int value, int a, int b) { return value >= std::min(a, b) && value <= std::max(a, b); };
    return within(square.x, one.x, other.x) && within(square.y, one.y, other.y);
}

/// Returns true if the attempt can mean this castling: the king moves to its target square or onto the rook. A king
/// move to an adjacent square is not a castling, unless the rook stands there (Chess960).
bool means(const Castling& castling, const Attempt& attempt) {
    if (attempt.from != castling.kingFrom) return false;
    const bool step = std::abs(attempt.to.x - attempt.from.x) <= 1 && std::abs(attempt.to.y - attempt.from.y) <= 1;
    return attempt.to == castling.rookFrom || (attempt.to == castling.kingTo && !step);
}

bool isEnemy(const State& state, Square square) {
    const Piece piece = state.at(square);
    return piece && enemies(state.rules, state.turn, piece.side);
}

}  // namespace

std::vector<Line> linesTo(const State& state, Square from, Square to, Walls walls) {
    std::vector<Line> lines;
    if (from == to || !state.at(from)) return lines;
    const auto add = state.at(from).kind == 'P' ? addPawnLines : addPieceLines;
    add(state, from, to, walls, lines);
    return lines;
}

bool isBlockedBy(const State& state, const Attempt& attempt, Square square) {
    if (!state.at(square)) return false;
    const bool own = state.at(square).side == state.turn && state.at(square).kind != 'K';
    const auto lines = linesTo(state, attempt.from, attempt.to, Walls::Stop);
    return std::ranges::any_of(lines, [&](const Line& line) {
        if (line.doubleStep && (!hasDoubleStep(state, attempt.from) || (state.rules.stepsOverOwn && own))) return false;
        return std::find(line.path.begin(), line.path.end() - 1, square) != line.path.end() - 1;
    });
}

bool isWalled(const State& state, const Attempt& attempt, Square a, Square b) {
    if (state.rules.game != Game::Fortress) return false;
    const auto lines = linesTo(state, attempt.from, attempt.to, Walls::Ignored);
    return std::ranges::any_of(lines, [&](const Line& line) {
        if (state.at(attempt.from).kind == 'N') return closesLeap(state, attempt.from, attempt.to, a, b);
        Square last = attempt.from;
        return std::ranges::any_of(line.path,
                                   [&](Square next) { return isClosed(std::exchange(last, next), next, a, b); });
    });
}

bool needsCapture(const State& state, const Attempt& attempt) {
    if (state.at(attempt.to)) return false;
    const auto lines = freeLines(state, attempt);
    const bool moves = std::ranges::any_of(lines, [](const Line& line) { return line.moves; });
    return !lines.empty() && !moves && !tried(state, attempt);
}

bool cannotCapture(const State& state, const Attempt& attempt) {
    if (!isEnemy(state, attempt.to)) return false;
    const auto lines = linesTo(state, attempt.from, attempt.to, Walls::Stop);
    return !lines.empty() && std::ranges::none_of(lines, [](const Line& line) { return line.captures; });
}

bool isLateDoubleStep(const State& state, const Attempt& attempt) {
    const auto lines = linesTo(state, attempt.from, attempt.to, Walls::Ignored);
    const bool steps = std::ranges::any_of(lines, [](const Line& line) { return line.doubleStep; });
    return steps && !hasDoubleStep(state, attempt.from);
}

bool isFullCircle(const State& state, Square square) {
    if (state.rules.game != Game::Vyrt || state.at(square).kind == 'P') return false;
    const auto& atoms = atomsOf(state.rules, state.at(square));
    return std::ranges::any_of(atoms, [](const MoveAtom& atom) { return atom.slides; });
}

std::optional<State> tried(const State& state, const Attempt& attempt) {
    for (const Move& move : pseudoMoves(state)) {
        if (move.dropped || move.from != attempt.from) continue;
        const bool castles = move.castling && means(*move.castling, attempt);
        if (!castles && (move.castling || move.to != attempt.to || move.pieces != attempt.pieces)) continue;
        return moved(state, move);
    }
    return std::nullopt;
}

bool hasLegalMove(const State& state, Square from) {
    const auto moves = pseudoMoves(state);
    return std::ranges::any_of(moves, [&](const Move& move) {
        return !move.dropped && move.from == from && !kingAttacked(moved(state, move), state.turn);
    });
}

bool attacksThrough(const State& state, Square attacker, Square target, Square last) {
    const auto lines = linesTo(state, attacker, target, Walls::Stop);
    return std::ranges::any_of(lines, [&](const Line& line) {
        return line.captures && isFree(state, line) && line.path.size() > 1 && line.path[line.path.size() - 2] == last;
    });
}

const Castling* castlingMeant(const State& state, const Attempt& attempt, Square rook) {
    for (const Castling& castling : castlings(state.rules)) {
        if (castling.side == state.turn && castling.rookFrom == rook && means(castling, attempt)) return &castling;
    }
    return nullptr;
}

bool rookIsHome(const State& state, const Castling& castling) {
    const auto isRook = [&](const Piece& piece) { return piece.side == castling.side && piece.kind == 'R'; };
    const auto& under = state.under[cellOf(castling.rookFrom)];
    return isRook(state.at(castling.rookFrom)) || std::ranges::any_of(under, isRook);
}

bool hasRight(const State& state, const Castling& castling) {
    return std::ranges::find(state.rights, &castling) != state.rights.end();
}

bool isNeeded(const Castling& castling, CastlingPart part, Square square) {
    if (std::ranges::find(castling.empty, square) == castling.empty.end()) return false;
    switch (part) {
        case CastlingPart::Between: return isBetween(square, castling.kingFrom, castling.rookFrom);
        case CastlingPart::KingPasses: return isBetween(square, castling.kingFrom, castling.kingTo);
        case CastlingPart::KingArrives: return square == castling.kingTo;
        case CastlingPart::RookPasses: return isBetween(square, castling.rookFrom, castling.rookTo);
        case CastlingPart::RookArrives: return square == castling.rookTo;
    }
    return false;
}

}  // namespace slow
