#include "ai/levels/taste.h"

#include "ai/evaluation/see.h"
#include "ai/levels/phase.h"
#include "rules/aftermove.h"
#include "rules/movegen.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

namespace {

/// Material that the enemy must win in an exchange, in centipawns, so that the move counts as an offer.
constexpr Score LeastOffer = 50;

/// Returns the number of king steps from `square` to the nearest king of an enemy of `side`.
int stepsToEnemyKing(const Evaluator& evaluator, const Position& position, Side side, Square square) {
    int least = BoardFacts::FarAway;
    for (std::size_t enemy = 0; enemy < position.book().sides(); ++enemy) {
        if (position.book().allied(Side(enemy), side) || !position.living(Side(enemy))) continue;
        least = std::min(least, evaluator.features().facts().kingSteps(square, position.king(Side(enemy))));
    }
    return least;
}

bool storms(const Evaluator& evaluator, const Position& position, Move move) {
    if (!position.book().pawns().has(position[move.from()])) return false;
    const Side us = position.turn();
    return stepsToEnemyKing(evaluator, position, us, move.to()) <
           stepsToEnemyKing(evaluator, position, us, move.from());
}

/// Sets `exchanges` and `offers` of `features` from the captures of the next side. Precondition: the next side is an
/// enemy.
void look(const Evaluator& evaluator, const Position& after, Move move, bool captured, MoveFeatures& features) {
    for (const Move reply : legalMoves(after)) {
        if (after.captured(reply) == NoPiece) continue;
        if (captured && reply.to() == move.to()) features.exchanges = true;
        if (!features.offers && seeAtLeast(evaluator, after, reply, LeastOffer)) features.offers = true;
    }
}

}  // namespace

bool isLeaper(const Rulebook& book, Kind kind) {
    const KindSpec& spec = book.variant().kinds[kind];
    if (spec.royal || spec.pawn) return false;
    return !spec.movement.empty() && std::ranges::all_of(spec.movement, [](const MoveAtom& atom) {
        return atom.reach == 1 && std::max(std::abs(atom.delta.dx), std::abs(atom.delta.dy)) > 1;
    });
}

MoveFeatures featuresOf(const Evaluator& evaluator, const Position& position, Move move) {
    MoveFeatures features;
    if (move.from() >= position.book().size() || move.forced() || move.type() == MoveType::Castle) return features;
    features.leaps = isLeaper(position.book(), kindOf(position[move.from()]));
    features.storms = storms(evaluator, position, move);
    features.checks = checksEnemy(position, move);
    const Position after = afterMove(position, move);
    if (after.placing(after.turn()) || position.book().allied(after.turn(), position.turn())) return features;
    look(evaluator, after, move, position.captured(move) != NoPiece, features);
    return features;
}

Taste::Taste(const Evaluator& evaluator, const Position& root, const Style& style)
    : evaluator_(evaluator), root_(root), style_(style) {
    if (style.gamble > 0 && isOpening(evaluator, root)) gamble_ = style.gamble;
}

Score Taste::bonus(Move move) const {
    if (range() == 0) return 0;
    const MoveFeatures features = featuresOf(evaluator_, root_, move);
    Score bonus = 0;
    if (features.checks) bonus += style_.checks;
    if (features.storms) bonus += style_.storm;
    if (features.offers) bonus += style_.offers;
    if (features.exchanges) bonus += style_.exchanges;
    if (features.leaps) bonus += style_.leapers;
    return bonus;
}

Score Taste::range() const {
    return std::abs(style_.checks) + std::abs(style_.storm) + std::abs(style_.offers) + std::abs(style_.exchanges) +
           std::abs(style_.leapers);
}

}  // namespace rokada
