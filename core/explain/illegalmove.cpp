#include "explain/illegalmove.h"

#include "rules/aftermove.h"
#include "rules/movegen.h"
#include "rules/paths.h"
#include "text/positiontext.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <optional>
#include <span>

namespace rokada {

namespace {

/// Returns one of `lines` whose attacker already gives check in `position`. Returns nullopt if there is none.
std::optional<Path> checkThatRemains(const Position& position, const std::vector<Path>& lines) {
    for (const Path& now : checks(position, position.turn())) {
        const auto same = [&](const Path& line) { return line.front() == now.front(); };
        const auto line = std::ranges::find_if(lines, same);
        if (line != lines.end()) return *line;
    }
    return std::nullopt;
}

/// Returns the number of lines on which the attacker gives check. It can be two on a board that wraps.
std::ptrdiff_t waysOf(Square attacker, const std::vector<Path>& lines) {
    return std::ranges::count_if(lines, [&](const Path& line) { return line.front() == attacker; });
}

/// Explains why a move would leave the mover's king open to capture: the king moves to an attacked square, a check
/// remains, a tower piece that stays behind gives check, or the moved piece shields the king. Returns `NotAPieceMove`
/// if the move does not expose the king.
IllegalMove kingWouldBeCaptured(const Position& position, Move move) {
    const Position after = afterMove(position, move);
    const auto lines = checks(after, position.turn());
    if (lines.empty()) return {IllegalReason::NotAPieceMove};
    const auto because = [](IllegalReason reason, const Path& line) {
        return IllegalMove{reason, {line.front(), line.back()}};
    };
    if (move.from() == position.king(position.turn()))
        return because(IllegalReason::KingWouldBeCaptured, lines.front());
    if (const auto remains = checkThatRemains(position, lines)) {
        const Square attacker = remains->front();
        const bool closes = waysOf(attacker, checks(position, position.turn())) > waysOf(attacker, lines);
        if (closes && remains->size() > 2)
            return {IllegalReason::OtherLineOpen, {attacker, (*remains)[remains->size() - 2]}};
        const bool helps = canMove(position, move.from());
        return because(helps ? IllegalReason::CheckRemains : IllegalReason::PieceCannotHelp, *remains);
    }
    const auto uncovered =
        std::ranges::find_if(lines, [&](const Path& line) { return after[line.front()] != position[line.front()]; });
    if (uncovered != lines.end())
        return {IllegalReason::Uncovers, {uncovered->front(), uncovered->back()}, kindOf(after[uncovered->front()])};
    // An en passant capture removes two pieces from the line, so the pawn is not pinned.
    const bool alone = move.type() != MoveType::EnPassant;
    return because(alone ? IllegalReason::Pinned : IllegalReason::KingWouldBeCaptured, lines.front());
}

/// Degree to which the attempted move fits one movement atom of the piece (one direction of its movement), in ascending
/// order. The atom with the highest degree determines the reason.
enum class Nearness { Nothing, FirstMoveOver, Walled, Blocked, WrongMode, Reaches };

/// Compares the attempted move with every movement atom of the piece, to find why the move is not legal.
class Search {
public:
    Search(const Position& position, Square from, Square to, int pieces)
        : position_(position),
          board_(position.book().geometry()),
          from_(from),
          to_(to),
          us_(position.turn()),
          pieces_(position.book().towers() ? pieces : 0) {}

    IllegalMove answer() {
        const Rulebook& book = position_.book();
        for (const MoveAtom& atom : book.variant().kinds[kindOf(position_[from_])].movement) {
            const Delta delta = atom.delta.turned(book.variant().sideSpecs[us_].quarterTurns);
            if (atom.from.test(from_)) alongOpen(atom, delta);
        }
        if (best_ != Nearness::Reaches) return illegalMove_;
        return kingWouldBeCaptured(
            position_, Move(from_, to_, enPassant_ ? MoveType::EnPassant : MoveType::Normal, NoKind, pieces_));
    }

private:
    /// Replaces the reason found so far if the new one comes from an atom that fits better.
    void offer(Nearness nearness, IllegalReason reason, Square a = NoSquare, Square b = NoSquare) {
        if (nearness <= best_) return;
        best_ = nearness;
        illegalMove_ = {reason, {a, b}};
    }

    /// Follows the path of an atom to the target, as if nothing blocked it. Notes the first wall and the first piece on
    /// the way.
    void alongOpen(const MoveAtom& atom, Delta delta) {
        const int longest = std::max(atom.reach, atom.firstReach);
        Square pieceSquare = NoSquare;
        std::optional<std::array<Square, 2>> wall;
        Square s = from_;
        for (int i = 1; i <= longest; ++i) {
            const Square next = board_.displaced(s, delta);
            if (next == NoSquare || next == from_) return;
            if (!wall) wall = closedStep(atom, s, delta);
            s = next;
            if (s == to_) return arrived(atom, i, pieceSquare, wall);
            if (pieceSquare == NoSquare && !position_.empty(s) && !passesOver(atom, s)) pieceSquare = s;
        }
    }

    /// Returns true if a double step can pass over the piece on `s`. Some variants with towers allow it for a tower of
    /// the moving side that has no king on top.
    [[nodiscard]] bool passesOver(const MoveAtom& atom, Square s) const {
        const auto& towers = position_.book().variant().towers;
        const bool steps = towers && towers->stepsOverOwn && atom.reach < atom.firstReach;
        return steps && !position_.hostile(s) && position_.king(us_) != s;
    }

    void arrived(const MoveAtom& atom, int steps, Square pieceSquare,
                 const std::optional<std::array<Square, 2>>& wall) {
        if (steps > reachOf(position_, atom, from_)) return offerLongStep();
        if (wall) return offer(Nearness::Walled, IllegalReason::WallInPath, (*wall)[0], (*wall)[1]);
        const bool captured = position_.hostile(to_);
        // If the move would be illegal on an open path too, the blocked path is not the reason.
        if (pieceSquare != NoSquare && !(captured && atom.mode == Mode::Quiet))
            return offer(Nearness::Blocked, IllegalReason::PathBlocked, pieceSquare);
        const bool enPassant = position_.book().pawns().has(position_[from_]) && to_ == position_.state().enPassant;
        if (atom.mode == Mode::Quiet && captured)
            return offer(Nearness::WrongMode, IllegalReason::OnlyWithoutCapture, to_);
        if (atom.mode == Mode::Capture && !captured && !enPassant) {
            if (position_.empty(to_)) return offer(Nearness::WrongMode, IllegalReason::OnlyByCapture);
            return offer(Nearness::WrongMode, IllegalReason::OwnPiece, to_);
        }
        enPassant_ = enPassant && atom.mode != Mode::Quiet;
        offer(Nearness::Reaches, IllegalReason::KingWouldBeCaptured);
    }

    /// Records that a long first step is not possible: either the piece has moved, or its start square never allows it.
    void offerLongStep() {
        const Rulebook& book = position_.book();
        const bool never =
            !book.variant().sideSpecs[us_].firstSquares.test(from_) && startPosition(book)[from_] == position_[from_];
        if (never) return offer(Nearness::FirstMoveOver, IllegalReason::NoLongStepHere, from_);
        offer(Nearness::FirstMoveOver, IllegalReason::FirstMoveIsOver);
    }

    /// Returns the step that a wall blocks. A lame leap (a knight move that needs an open path) is blocked only if both
    /// of its paths are blocked; the path that begins with a straight step is tried first.
    [[nodiscard]] std::optional<std::array<Square, 2>> closedStep(const MoveAtom& atom, Square s, Delta delta) const {
        if (!atom.lame) return closed(s, delta);
        if (!squaresOf(board_, MoveAtom{.delta = delta, .lame = true}, s, 0, 1).empty()) return std::nullopt;
        const auto [straight, diagonal] = lameLeapSteps(delta);
        if (const auto first = firstClosed(s, straight, diagonal)) return first;
        return firstClosed(s, diagonal, straight);
    }

    [[nodiscard]] std::optional<std::array<Square, 2>> firstClosed(Square s, Delta first, Delta second) const {
        const Square between = board_.displaced(s, first);
        if (between == NoSquare) return std::nullopt;
        const auto atOnce = closed(s, first);
        return atOnce ? atOnce : closed(between, second);
    }

    [[nodiscard]] std::optional<std::array<Square, 2>> closed(Square s, Delta step) const {
        const Square next = board_.displaced(s, step);
        if (next == NoSquare || board_.step(s, step) != NoSquare) return std::nullopt;
        return std::array{s, next};
    }

    const Position& position_;
    const Geometry& board_;
    Square from_, to_;
    Side us_;
    int pieces_;
    Nearness best_ = Nearness::Nothing;
    IllegalMove illegalMove_;
    bool enPassant_ = false;
};

/// Returns the reason why a piece on `square` prevents castling: it is between king and rook, or in the path or on the
/// target square of one of them.
IllegalReason whoIsBlocked(const Geometry& board, const CastlingPlan& plan, Square square) {
    const Castling& c = plan.journey;
    const Delta towards = directionBetween(board, c.kingFrom, c.rookFrom);
    for (Square s = c.kingFrom; s != c.rookFrom; s = board.step(s, towards)) {
        if (s == square) return IllegalReason::CastlingBlocked;
    }
    if (square == c.kingTo) return IllegalReason::CastlingKingReachesPiece;
    if (square == c.rookTo) return IllegalReason::CastlingRookReachesPiece;
    const bool kings = std::ranges::find(plan.passed, square) != plan.passed.end();
    return kings ? IllegalReason::CastlingKingPassesPiece : IllegalReason::CastlingRookPassesPiece;
}

/// Returns true if a rook of the side is on its castling square, on top of a tower or covered in one.
bool hasCastlingRook(const Position& position, const CastlingPlan& plan) {
    const auto& kinds = position.book().variant().kinds;
    const auto isRook = [&](Piece piece) {
        return piece != NoPiece && sideOf(piece) == plan.journey.side && kinds[kindOf(piece)].letter == 'R';
    };
    const Square square = plan.journey.rookFrom;
    if (!position.book().towers()) return isRook(position[square]);
    return std::ranges::any_of(position.tower(square), isRook);
}

IllegalMove whyIllegalCastling(const Position& position, const CastlingPlan& plan) {
    const Side us = position.turn();
    const Square rook = plan.journey.rookFrom;
    if (!hasCastlingRook(position, plan)) return {IllegalReason::NoCastlingRook, {rook, NoSquare}};
    if ((position.state().rights & plan.right) == 0) return {IllegalReason::NoCastlingRight, {rook, NoSquare}};
    const auto inCheck = checks(position, us);
    if (!inCheck.empty()) return {IllegalReason::CastlingInCheck, {inCheck.front().front(), NoSquare}};
    for (const Square s : plan.empty) {
        if (!position.empty(s)) return {whoIsBlocked(position.book().geometry(), plan, s), {s, NoSquare}};
    }
    if (position.height(rook) > 1) return {IllegalReason::CastlingRookCovered, {rook, NoSquare}};
    for (const Square s : plan.passed) {
        const auto lines = attacksOn(position, s, us);
        if (lines.empty()) continue;
        const bool target = s == plan.journey.kingTo;
        return {target ? IllegalReason::CastlingIntoCheck : IllegalReason::CastlingThroughCheck,
                {s, lines.front().front()}};
    }
    const IllegalMove uncovered = kingWouldBeCaptured(position, plan.move);
    if (uncovered.reason == IllegalReason::KingWouldBeCaptured) return uncovered;
    return {IllegalReason::OwnPiece, {rook, NoSquare}};  // castling is legal, but with another target square
}

/// Returns the castling that a move of the king from `from` to `to` can mean, or nullptr. Prefers a castling to which
/// the side still has the right, then one whose rook is on its start square.
const CastlingPlan* castlingMeant(const Position& position, Square from, Square to) {
    const Side us = position.turn();
    if (position.king(us) != from) return nullptr;
    const CastlingPlan* meant = nullptr;
    for (const CastlingPlan& plan : position.book().castlings(us, from)) {
        if (!position.book().meansCastling(plan, to)) continue;
        if ((position.state().rights & plan.right) != 0) return &plan;
        if (hasCastlingRook(position, plan) || (!meant && !position.book().variant().rooksOnAnyFile)) meant = &plan;
    }
    return meant;
}

bool rides(const Position& position, Square square) {
    const auto& movement = position.book().variant().kinds[kindOf(position[square])].movement;
    return std::ranges::any_of(movement, [](const MoveAtom& w) { return w.reach == MoveAtom::Unlimited; });
}

}  // namespace

IllegalMove whyIllegal(const Position& position, Square from, Square to, int pieces) {
    const Side us = position.turn();
    if (from == NoSquare || to == NoSquare) return {IllegalReason::NotAPieceMove};
    if (position.empty(from)) return {IllegalReason::NothingThere, {from, NoSquare}};
    if (sideOf(position[from]) != us) return {IllegalReason::NotYourTurn, {from, NoSquare}};
    if (position.placing(us)) return {IllegalReason::MustPlace};
    if (from == to) {
        const bool round = position.book().geometry().wraps() && rides(position, from);
        if (round) return {IllegalReason::FullCircle};
        return {IllegalReason::NotAPieceMove, {from, NoSquare}};
    }
    if (const CastlingPlan* plan = castlingMeant(position, from, to)) return whyIllegalCastling(position, *plan);
    if (!position.empty(to)) {
        const Side owner = sideOf(position[to]);
        if (owner == us && (!position.book().towers() || position.king(us) == to))
            return {IllegalReason::OwnPiece, {to, NoSquare}};
        if (owner != us && position.book().allied(owner, us)) return {IllegalReason::PartnersPiece, {to, NoSquare}};
        if (position.king(owner) == to) return {IllegalReason::KingIsNeverCaptured, {to, NoSquare}};
    }
    IllegalMove found = Search(position, from, to, pieces).answer();
    if (found.reason == IllegalReason::NotAPieceMove) found.squares = {from, NoSquare};
    return found;
}

IllegalMove whyNoCastling(const Position& position, char wing) {
    const Square king = position.king(position.turn());
    if (king == NoSquare || position.book().castlings(position.turn(), king).empty())
        return {IllegalReason::CastlingKingAway, {king, NoSquare}};
    IllegalMove why{IllegalReason::NoCastlingRook};
    for (const CastlingPlan& plan : position.book().castlings(position.turn(), king)) {
        if (plan.journey.letter != wing) continue;
        const Square rook = plan.journey.rookFrom;
        if (hasCastlingRook(position, plan)) return {IllegalReason::NoCastlingRight, {rook, NoSquare}};
        if (!position.book().variant().rooksOnAnyFile) why.squares[0] = rook;
    }
    return why;
}

IllegalMove inGame(const Game& game, const IllegalMove& why) {
    if (why.reason != IllegalReason::NoCastlingRight) return why;
    const Side us = game.position().turn();
    const auto plans = game.book().castlings(us, game.position().king(us));
    const auto plan =
        std::ranges::find(plans, why.squares[0], [](const CastlingPlan& p) { return p.journey.rookFrom; });
    assert(plan != plans.end());
    bool hadRight = false;
    game.start().eachCastling(us, [&](const CastlingPlan& p) { hadRight |= p.journey.letter == plan->journey.letter; });
    if (!hadRight) return why;
    const auto turns = std::span(game.turns()).first(game.played());
    const auto kingMoves = [us](const Turn& turn) {
        return !turn.move.forced() && turn.before.turn() == us && turn.move.from() == turn.before.king(us);
    };
    if (std::ranges::any_of(turns, kingMoves))
        return {IllegalReason::CastlingKingMoved, {plan->journey.kingFrom, NoSquare}};
    // A rook was captured and replaced, or left its square and returned.
    const auto rookAway = [&](const Turn& turn) { return !hasCastlingRook(turn.before, *plan); };
    return std::ranges::any_of(turns, rookAway) ? IllegalMove{IllegalReason::CastlingRookMoved, why.squares} : why;
}

bool canMove(const Position& position, Square from) {
    const MoveList moves = legalMoves(position);
    // For eliminations `from` is a side, not a square.
    return std::ranges::any_of(moves, [from](Move move) { return !move.forced() && move.from() == from; });
}

IllegalMove whyIllegalDrop(const Position& position, Square to) {
    const SideSpec& sideSpec = position.book().variant().sideSpecs[position.turn()];
    if (to == NoSquare || !sideSpec.home.test(to)) return {IllegalReason::NotYourFortress, {to, NoSquare}};
    return {IllegalReason::SquareOccupied, {to, NoSquare}};
}

}  // namespace rokada
