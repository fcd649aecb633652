#include "explain/refusal.h"

#include "rules/movegen.h"
#include "rules/ways.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace rokada {

namespace {

Refusal kingWouldBeTaken(const Position& position, Move move) {
    Position after = position;
    Undo undo;
    after.make(move, undo);
    const auto lines = checks(after, position.turn());
    if (lines.empty()) return {Cause::DoesNotMoveSo};
    return {Cause::KingWouldBeTaken, {lines.front().front(), lines.front().back()}};
}

/// How near a way of the man comes to the wish; the greatest wins.
enum class Nearness { Nothing, FirstMoveOver, Walled, Blocked, WrongMode, Reaches };

/// Looks along every way of one man for a target that is not a legal move.
class Search {
public:
    Search(const Position& position, Square from, Square to)
        : position_(position), board_(position.book().geometry()), from_(from), to_(to), us_(position.turn()) {}

    Refusal answer() {
        const Rulebook& book = position_.book();
        for (const Way& way : book.variant().kinds[kindOf(position_[from_])].movement) {
            const Delta delta = way.delta.turned(book.variant().armies[us_].quarterTurns);
            if (way.from.test(from_)) alongOpen(way, delta);
        }
        if (best_ != Nearness::Reaches) return refusal_;
        return kingWouldBeTaken(position_, Move(from_, to_, enPassant_ ? Sort::EnPassant : Sort::Walk));
    }

private:
    void offer(Nearness nearness, Cause cause, Square a = NoSquare, Square b = NoSquare) {
        if (nearness <= best_) return;
        best_ = nearness;
        refusal_ = {cause, {a, b}};
    }

    /// Walks the way as if there were no walls and no men, and says what is in the way.
    void alongOpen(const Way& way, Delta delta) {
        const int longest = std::max(way.reach, way.firstReach);
        Square man = NoSquare;
        std::optional<std::array<Square, 2>> wall;
        Square s = from_;
        for (int i = 1; i <= longest; ++i) {
            const Square next = board_.displaced(s, delta);
            if (next == NoSquare || next == from_) return;
            if (!wall) wall = closedStep(way, s, delta);
            s = next;
            if (s == to_) return arrived(way, i, man, wall);
            if (man == NoSquare && !position_.empty(s)) man = s;
        }
    }

    void arrived(const Way& way, int steps, Square man, const std::optional<std::array<Square, 2>>& wall) {
        if (steps > reachOf(position_, way, from_)) return offer(Nearness::FirstMoveOver, Cause::FirstMoveIsOver);
        if (wall) return offer(Nearness::Walled, Cause::WallInTheWay, (*wall)[0], (*wall)[1]);
        if (man != NoSquare) return offer(Nearness::Blocked, Cause::WayBlocked, man);
        const bool taken = !position_.empty(to_);
        const bool enPassant =
            position_[from_] == pieceOf(us_, position_.book().pawnKind()) && to_ == position_.state().enPassant;
        if (way.mode == Mode::Quiet && taken) return offer(Nearness::WrongMode, Cause::OnlyWithoutCapture, to_);
        if (way.mode == Mode::Capture && !taken && !enPassant) return offer(Nearness::WrongMode, Cause::OnlyByCapture);
        enPassant_ = enPassant && way.mode != Mode::Quiet;
        offer(Nearness::Reaches, Cause::KingWouldBeTaken);
    }

    /// The step that a wall closes. A walk is closed if both of its paths are; the straight one first is shown.
    [[nodiscard]] std::optional<std::array<Square, 2>> closedStep(const Way& way, Square s, Delta delta) const {
        if (!way.walks) return closed(s, delta);
        if (!squaresOf(board_, Way{.delta = delta, .walks = true}, s, 0, 1).empty()) return std::nullopt;
        const auto [straight, diagonal] = walkSteps(delta);
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
    Nearness best_ = Nearness::Nothing;
    Refusal refusal_;
    bool enPassant_ = false;
};

Refusal refuseCastling(const Position& position, const CastlingPlan& plan) {
    const Side us = position.turn();
    if ((position.state().rights & plan.right) == 0) return {Cause::CastlingRightLost};
    const auto inCheck = checks(position, us);
    if (!inCheck.empty()) return {Cause::CastlingInCheck, {inCheck.front().front(), NoSquare}};
    for (const Square s : plan.empty) {
        if (!position.empty(s)) return {Cause::CastlingBlocked, {s, NoSquare}};
    }
    for (const Square s : plan.passed) {
        const auto lines = attacksOn(position, s, us);
        if (!lines.empty()) return {Cause::CastlingThroughCheck, {s, lines.front().front()}};
    }
    const Refusal uncovered = kingWouldBeTaken(position, plan.move);
    if (uncovered.cause == Cause::KingWouldBeTaken) return uncovered;
    return {Cause::OwnMan, {plan.journey.rookFrom, NoSquare}};  // the castling is legal, but it is the king's own move
}

/// A castling of the man on `from` that this wish can mean: two squares, or onto the rook.
const CastlingPlan* castlingMeant(const Position& position, Square from, Square to) {
    const auto plans = position.book().castlings();
    const auto plan = std::find_if(plans.begin(), plans.end(), [&](const CastlingPlan& p) {
        const bool meant = p.journey.kingTo == to || p.journey.rookFrom == to;
        return p.journey.side == position.turn() && p.journey.kingFrom == from && meant;
    });
    const bool king = position.king(position.turn()) == from;
    return king && plan != plans.end() ? &*plan : nullptr;
}

bool rides(const Position& position, Square square) {
    const auto& movement = position.book().variant().kinds[kindOf(position[square])].movement;
    return std::any_of(movement.begin(), movement.end(), [](const Way& w) { return w.reach == Way::Unlimited; });
}

}  // namespace

Refusal refuse(const Position& position, Square from, Square to) {
    const Side us = position.turn();
    if (from == NoSquare || to == NoSquare) return {Cause::DoesNotMoveSo};
    if (position.empty(from)) return {Cause::NothingThere, {from, NoSquare}};
    if (sideOf(position[from]) != us) return {Cause::NotYourTurn, {from, NoSquare}};
    if (position.deploying(us)) return {Cause::MustDeploy};
    if (from == to) {
        const bool round = position.book().geometry().wraps() && rides(position, from);
        return {round ? Cause::WholeWayRound : Cause::DoesNotMoveSo};
    }
    if (const CastlingPlan* plan = castlingMeant(position, from, to)) return refuseCastling(position, *plan);
    if (!position.empty(to)) {
        const Side owner = sideOf(position[to]);
        if (owner == us) return {Cause::OwnMan, {to, NoSquare}};
        if (position.book().allied(owner, us)) return {Cause::PartnersMan, {to, NoSquare}};
        if (position.king(owner) == to) return {Cause::KingIsNeverTaken, {to, NoSquare}};
    }
    return Search(position, from, to).answer();
}

Refusal refuseDeployment(const Position& position, Square to) {
    const Army& army = position.book().variant().armies[position.turn()];
    if (to == NoSquare || !army.home.test(to)) return {Cause::NotYourFortress, {to, NoSquare}};
    return {Cause::SquareTaken, {to, NoSquare}};
}

}  // namespace rokada
