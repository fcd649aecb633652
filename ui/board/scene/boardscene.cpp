#include "scene/boardscene.h"

#include "explain/material.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <optional>

namespace rokada::ui {

namespace {

std::vector<SeatScene> seatsOf(const Game& game, const std::vector<SeatPicture>& words) {
    const Position& position = game.position();
    const auto kinds = game.book().reserveKinds();
    std::vector<SeatScene> seats(game.book().sides());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        SeatScene& seat = seats[i];
        const auto side = Side(i);
        if (i < words.size()) seat.words = words[i];
        seat.out = !position.living(side);
        seat.toMove = !game.ending() && position.turn() == side;
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            if (const int count = position.reserve(side, k); count > 0)
                seat.reservePieces.emplace_back(kinds[k], count);
        }
    }
    return seats;
}

/// Returns true while players place their reserve pieces. The panels then show no material lead.
bool placing(const Game& game) {
    if (game.last() != nullptr) return game.last()->move.type() == MoveType::Drop;
    return game.position().placing(game.position().turn());
}

/// Returns true if the panels show which side has more material. With more than two sides they do not: the lead belongs
/// to a team, which has no panel, and is shown above the list of moves. After the end of the game, a player who
/// resigned with more pieces would look like the winner. With towers, captured pieces become free again, so a lead
/// means little.
bool showsLead(const Game& game) {
    return game.book().sides() == 2 && !game.ending() && !game.book().towers() && !placing(game);
}

/// Adds a captured piece. Kinds with the same name have the same picture and are counted together.
void addCaptured(const Variant& variant, std::vector<std::pair<Piece, int>>& captured, Piece piece) {
    const auto alike = [&](const auto& group) {
        return sideOf(group.first) == sideOf(piece) &&
               variant.kinds[kindOf(group.first)].name == variant.kinds[kindOf(piece)].name;
    };
    const auto group = std::ranges::find_if(captured, alike);
    if (group == captured.end()) {
        captured.emplace_back(piece, 1);
    } else {
        ++group->second;
    }
}

void addMaterial(const Game& game, std::vector<SeatScene>& seats) {
    const Balance balance = balanceOf(game);
    const bool leads = showsLead(game);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (leads && !seats[i].words.secret) seats[i].lead = balance.lead[i];
        for (const Piece piece : balance.captured[i]) addCaptured(game.book().variant(), seats[i].captured, piece);
    }
}

/// Returns true if the path has a leap or crosses an edge of a board that wraps around.
bool jumps(const Game& game, const Path& path) {
    const Geometry& board = game.book().geometry();
    const auto apart = [&](Square one, Square other) {
        return std::abs(board.column(one) - board.column(other)) > 1 || std::abs(board.row(one) - board.row(other)) > 1;
    };
    return std::ranges::adjacent_find(path, apart) != path.end();
}

/// Returns true if the board draws the checking line, because it is easily overlooked.
bool surprises(const Game& game, const Path& line) {
    constexpr std::size_t Near = 4;  // number of squares of a near check, including those of king and checker
    const bool leap = line.size() == 2;
    const bool discovered = game.last() != nullptr && game.last()->move.to() != line.front();
    const bool overSeam = game.book().geometry().wraps() && jumps(game, line);
    return line.size() > Near || discovered || (overSeam && !leap);
}

/// Returns the squares of the last `turns` turns. With more than two sides, returns those of the last turn of each side
/// that is still in the game.
std::vector<PlayedLine> playedLines(const Game& game, std::size_t turns) {
    const std::size_t sides = game.book().sides();
    const std::size_t wanted = std::min(game.played(), sides > 2 ? sides : turns);
    std::vector<PlayedLine> lines;
    for (std::size_t i = 0; i < wanted; ++i) {
        const Turn& turn = game.turns()[game.played() - 1 - i];
        const Side mover = turn.before.turn();
        if (turn.move.forced() || !game.position().living(mover)) continue;
        if (std::ranges::any_of(lines, [&](const PlayedLine& line) { return line.side == mover; })) continue;
        PlayedLine line{mover, turn.move.from(), turn.move.to(), {}};
        if (game.book().geometry().wraps() && turn.move.type() != MoveType::Castle) {
            if (auto paths = pathsOf(turn.before, turn.move); !paths.empty()) line.path = std::move(paths.front());
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// Returns the pieces below the top piece of a square, from the top down.
std::vector<Piece> belowOn(const Position& position, Square square) {
    std::vector<Piece> pieces;
    for (int n = 1; n < position.height(square); ++n) pieces.push_back(position.below(square, n));
    return pieces;
}

/// Removes targets that the tower on `from` cannot reach with exactly `pieces` pieces.
void dropOtherNumbers(const Game& game, Square from, int pieces, std::vector<TargetMark>& marks) {
    const auto reached = [&](const TargetMark& mark) {
        const auto moves = game.moves();
        return std::ranges::any_of(moves, [&](Move move) {
            return move.from() == from && move.to() == mark.square && game.position().carried(move) == pieces;
        });
    };
    std::erase_if(marks, [&](const TargetMark& mark) { return mark.target && !reached(mark); });
}

void markMoves(const Game& game, Square from, std::vector<TargetMark>& marks) {
    for (TargetMark& mark : marks) {
        int moves = 0;
        for (const Move move : game.moves()) {
            const bool castles = move.type() == MoveType::Castle;
            const bool here = game.book().shownTarget(move) == mark.square;
            if (move.type() == MoveType::Drop || move.from() != from || !here) continue;
            if (!game.book().towers()) ++moves;
            if (castles) mark.extra = TargetMark::Extra::Castling;
            if (mark.becomes != NoKind) mark.losesCheck = arrivalLosesCheck(game.position(), move);
            if (move.type() == MoveType::EnPassant) mark.victim = game.position().state().victim;
        }
        if (moves > 1) mark.extra = TargetMark::Extra::Choice;
    }
}

bool endsByMate(const Game& game) { return game.ending() && game.ending()->reason == Reason::Checkmate; }

/// Calls `visit` for each side that the last turn eliminates, with the position before its elimination. Variants with
/// more than two sides remove a mated side in the same turn, so its mate exists only in this position.
template <class Visit>
void forEliminations(const Game& game, Visit visit) {
    const Turn* turn = game.last();
    if (turn == nullptr || turn->forced.empty()) return;
    Position position = turn->before;
    Undo undo;
    position.make(turn->move, undo);
    for (const Move move : turn->forced) {
        if (move.type() == MoveType::Elimination) visit(position, move.eliminated());
        position.make(move, undo);
    }
}

}  // namespace

std::vector<Piece> BoardScene::tower(Square square) const {
    std::vector<Piece> all{pieces[square]};
    if (isTower(square)) all.insert(all.end(), below[square].begin(), below[square].end());
    return all;
}

bool tellsReachesApart(const Variant& variant) {
    return std::ranges::any_of(variant.kinds, [](const KindSpec& kind) {
        const auto differs = [](const MoveAtom& atom) { return atom.mode != Mode::Both; };
        return !kind.pawn && std::ranges::any_of(kind.movement, differs);
    });
}

BoardScene sceneOf(const Game& game, const std::vector<SeatPicture>& seats, std::size_t turns) {
    const std::optional<Position> mate = finalMate(game);
    const Position& position = mate ? *mate : game.position();
    BoardScene scene;
    scene.mates = matesOf(game);
    for (int s = 0; s < game.book().size(); ++s) scene.pieces.push_back(position[Square(s)]);
    for (int s = 0; game.book().towers() && s < game.book().size(); ++s)
        scene.below.push_back(belowOn(position, Square(s)));
    scene.seats = seatsOf(game, seats);
    addMaterial(game, scene.seats);
    if (!game.ending()) scene.turn = position.turn();
    scene.played = playedLines(game, turns);
    for (std::size_t side = 0; side < game.book().sides(); ++side) {
        const auto lines = checks(position, Side(side));
        if (lines.empty()) continue;
        scene.checkedKings.push_back(position.king(Side(side)));
        std::ranges::copy_if(lines, std::back_inserter(scene.checks),
                             [&](const Path& line) { return lines.size() > 1 || surprises(game, line); });
    }
    if (!game.ending() && position.placing(position.turn())) {
        for (const Move move : game.moves()) {
            if (move.type() == MoveType::Drop) scene.lit.set(move.to());
        }
    }
    scene.byReach = tellsReachesApart(game.book().variant());
    scene.manySides = game.book().sides() > 2;
    return scene;
}

std::vector<TargetMark> marksOf(const Game& game, Square square, int pieces) {
    const Position& position = game.position();
    if (square == NoSquare || position.empty(square)) return {};
    const bool mover = !game.ending() && sideOf(position[square]) == position.turn();
    std::vector<TargetMark> marks;
    for (const PseudoLegalTarget& pseudoLegal : pseudoLegalTargets(position, square)) {
        const bool nothingToCapture = pseudoLegal.reach == Reach::Capture && !pseudoLegal.capture;
        const bool target = mover ? pseudoLegal.legal : !nothingToCapture;
        if (!target && !nothingToCapture) continue;
        marks.push_back({pseudoLegal.square,
                         pseudoLegal.reach,
                         target,
                         pseudoLegal.capture,
                         {},
                         target ? pseudoLegal.becomes : NoKind});
    }
    if (mover) markMoves(game, square, marks);
    if (mover && pieces > 0) dropOtherNumbers(game, square, pieces, marks);
    return marks;
}

std::vector<TargetMark> dropMarks(const Game& game, Kind reserve) {
    std::vector<TargetMark> marks;
    for (const Move move : game.moves()) {
        if (move.type() != MoveType::Drop || move.becomes() != reserve) continue;
        marks.push_back({.square = move.to(), .reach = Reach::Quiet, .target = true});
    }
    return marks;
}

std::optional<Position> finalMate(const Game& game) {
    std::optional<Position> mate;
    if (!endsByMate(game)) return mate;
    forEliminations(game, [&](const Position& position, Side) {
        if (!mate) mate = position;
    });
    return mate;
}

std::vector<Mate> matesOf(const Game& game) {
    std::vector<Mate> mates;
    const auto add = [&](const Position& position, Side side) {
        if (position.king(side) != NoSquare) mates.push_back({position.king(side), checks(position, side)});
    };
    forEliminations(game, add);
    if (mates.empty() && endsByMate(game)) add(game.position(), game.ending()->side);
    return mates;
}

SideReach reachOfSide(const Game& game, Side side) {
    SideReach reach{side, std::vector<int>(static_cast<std::size_t>(game.book().size()), 0)};
    for (const Square from : game.position().pieces(side)) {
        for (const TargetMark& mark : marksOf(game, from)) reach.pieces[mark.square] += mark.target ? 1 : 0;
    }
    return reach;
}

SideReach nextReach(const Game& game, const SideReach& shown) {
    const int mover = game.position().turn();
    if (shown.side == NoSide) return reachOfSide(game, Side(mover));
    const int next = (shown.side + 1) % static_cast<int>(game.book().sides());
    return next == mover ? SideReach{} : reachOfSide(game, Side(next));
}

SquareSet patternOf(const Geometry& board, const Movement& movement, Square square, int quarterTurns) {
    SquareSet pattern;
    for (const MoveAtom& atom : movement) {
        if (!atom.from.test(square)) continue;
        for (const Square s : squaresOf(board, atom, square, quarterTurns, atom.reach)) pattern.set(s);
    }
    return pattern;
}

}  // namespace rokada::ui
