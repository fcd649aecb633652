#include "analysis/survival.h"

#include "ai/evaluation/evaluation.h"
#include "text/positiontext.h"

#include <algorithm>
#include <cmath>

namespace rokada {

namespace {

/// Limit of the score in pawns. Games with a larger advantage are decided, and their scores would distort the fitted
/// curve.
constexpr double MaxPawns = 20;

/// Fitted weights of `SurvivalSigns::numbers`.
constexpr std::array<double, SurvivalSigns::Count> fitted{1.644, 0.158, -0.003, 0.034, -1.224, -1.706};

}  // namespace

Survival::Survival(const Rulebook& book) {
    const Evaluator evaluator(book);
    for (std::size_t kind = 0; kind < book.variant().kinds.size(); ++kind) {
        if (Kind(kind) != book.royalKind()) values_[kind] = evaluator.value(Kind(kind)) / 100.0;
    }
    const Position start = startPosition(book);
    double all = 0;
    for (std::size_t side = 0; side < book.sides(); ++side) all += material(start, Side(side));
    start_ = std::max(1.0, all);
}

/// Returns the material of a side in pawns, reserve pieces included.
double Survival::material(const Position& position, Side side) const {
    double sum = 0;
    for (const Square square : position.pieces(side)) sum += values_[kindOf(position[square])];
    const auto& kinds = position.book().reserveKinds();
    for (std::size_t i = 0; i < kinds.size(); ++i) sum += position.reserve(side, i) * values_[kinds[i]];
    return sum;
}

SurvivalSigns Survival::signs(const Position& position, Side side, Score forFirstTeam) const {
    const Rulebook& book = position.book();
    const auto& sides = book.variant().sideSpecs;
    SurvivalSigns signs;
    const double pawns = (sides[side].team == 0 ? forFirstTeam : -forFirstTeam) / 100.0;
    signs.score = std::clamp(pawns, -MaxPawns, MaxPawns);
    const double own = material(position, side);
    double all = 0, partners = 0;
    bool partnered = false;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (!position.living(Side(i))) continue;
        const double its = material(position, Side(i));
        all += its;
        if (i == side || sides[i].team != sides[side].team) continue;
        partners += its;
        partnered = true;
    }
    signs.share = partnered ? own - partners : 0;
    signs.alone = partnered ? 0 : 1;
    signs.left = all / start_;
    const Square king = position.king(side);
    int squares = 0, attacked = 0;
    for (int file = -1; file <= 1; ++file) {
        for (int rank = -1; rank <= 1; ++rank) {
            const Square at = file == 0 && rank == 0 ? king : book.variant().geometry.step(king, Delta{file, rank});
            if (at == NoSquare) continue;
            ++squares;
            attacked += position.attackedWithout(at, book.hostile(side), king) ? 1 : 0;
        }
    }
    signs.pressed = static_cast<double>(attacked) / squares;
    return signs;
}

std::optional<double> Survival::chance(const Position& position, Side side, Score forFirstTeam) const {
    if (!position.living(side) || position.king(side) == NoSquare) return std::nullopt;
    const int team = position.book().variant().sideSpecs[side].team;
    // If the enemies have a forced mate, the player will be eliminated. If the player's own team has a forced mate, the
    // player can still be eliminated before the mate, so the chance is estimated.
    if (isMate(forFirstTeam) && (forFirstTeam > 0) != (team == 0)) return 0;
    const auto numbers = signs(position, side, forFirstTeam).numbers();
    double sum = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) sum += fitted[i] * numbers[i];
    return 1 / (1 + std::exp(-sum));
}

}  // namespace rokada
