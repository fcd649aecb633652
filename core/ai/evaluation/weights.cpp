#include "ai/evaluation/weights.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rokada {

namespace {

/// Average reach (see `BoardFacts::reach`) of a king in chess. On boards without edges all pieces have more reach, so
/// piece values are scaled by the reach of the king.
constexpr double KingReach = 6.5625;
constexpr int Pawn = 100;

int rounded(double x) { return static_cast<int>(std::lround(x)); }

/// Computes default weights by simple formulas from the reach of the pieces. The tuner starts from these weights.
class FromGeometry {
public:
    FromGeometry(const Rulebook& book, const Features& features)
        : book_(book),
          features_(features),
          facts_(features.facts()),
          scale_(KingReach / facts_.reach(book.royalKind())),
          weights_(static_cast<std::size_t>(features.count()), 0) {}

    Weights build() {
        for (std::size_t kind = 0; kind < book_.variant().kinds.size(); ++kind) {
            const bool pawn = book_.variant().kinds[kind].pawn;
            if (Kind(kind) == book_.royalKind()) {
                kingSquares();
            } else if (pawn) {
                set(features_.value + static_cast<int>(kind), Pawn, Pawn);
                pawnSquares(Kind(kind));
            } else {
                piece(Kind(kind));
            }
        }
        kingSafety();
        pawns();
        if (book_.towers()) coveredPieces();
        set(features_.tempo, 12, 5);
        set(features_.livingSides, 150, 250);
        return std::move(weights_);
    }

private:
    void set(int feature, int opening, int ending) {
        weights_[static_cast<std::size_t>(feature)] = tapered(opening, ending);
    }

    [[nodiscard]] double worth(Kind kind) const {
        const double reach = facts_.reach(kind) * scale_;
        return reach * (54 + 0.75 * reach);
    }

    void piece(Kind kind) {
        const int value = rounded(worth(kind));
        set(features_.value + kind, value, rounded(value * 1.05));
        set(features_.pair + kind, 15, 20);
        set(features_.byPawn + kind, -rounded(25 + value * 0.04), -rounded(20 + value * 0.04));
        set(features_.byLesser + kind, -rounded(10 + value * 0.03), -rounded(10 + value * 0.03));
        set(features_.loose + kind, -12, -15);
        set(features_.check + kind, rounded(value * 0.015), 2);
        const double mean = facts_.reach(kind);
        const double step = 30 / std::max(4.0, mean);
        for (int n = 0; n <= Features::MaxMobility; ++n) {
            const double more = std::min(n - mean, mean * 1.2);
            set(features_.mobility[kind] + n, rounded(more * step), rounded(more * step));
        }
        if (!features_.usesRings()) pieceSquares(kind);
        rings(kind, value);
    }

    /// Sets the piece-square weights. A square from which the piece has more than its average reach gets a higher
    /// weight.
    void pieceSquares(Kind kind) {
        for (int s = 0; s < book_.size(); ++s) {
            const double better = facts_.reach(kind, Square(s)) - facts_.reach(kind);
            const int shift = std::clamp(rounded(better * 4), -30, 20);
            set(features_.squareOf(kind, Side(0), Square(s)), shift, shift);
        }
    }

    void rings(Kind kind, int value) {
        if (!features_.usesRings()) return;
        for (int steps = 0; steps < Features::Steps; ++steps) {
            const int near = 4 - steps;
            set(features_.ringEnemy[kind] + steps, near * value / 150, near);
            set(features_.ringOwn[kind] + steps, near, 0);
        }
    }

    void kingSquares() {
        const Kind king = book_.royalKind();
        if (features_.usesRings()) return;
        for (int s = 0; s < book_.size(); ++s) {
            const auto square = Square(s);
            const double better = facts_.reach(king, square) - facts_.reach(king);
            const int home = facts_.advance(Side(0), square);
            set(features_.squareOf(king, Side(0), square), -10 * std::min(home, 4) - rounded(better * 4),
                rounded(better * 8) + 2 * facts_.freedom(square) - 24);
        }
    }

    void pawnSquares(Kind pawn) {
        for (int s = 0; s < book_.size(); ++s) {
            const int steps = facts_.movesToPromotion(Side(0), pawn, Square(s));
            const int near = std::max(0, 5 - steps);
            set(features_.squareOf(pawn, Side(0), Square(s)), near * near * 2, near * near * 4);
        }
    }

    void kingSafety() {
        for (int units = 0; units <= Features::MaxDanger; ++units) {
            set(features_.danger + units, -rounded(std::min(500.0, units * units * 0.75)), -units);
        }
        for (int n = 0; n <= Features::MaxShelter; ++n) set(features_.shelter + n, 12 * std::min(n, 3) - 24, 0);
    }

    /// Sets the weights of covered pieces. A piece under a piece of its own side can be released at any time, so it is
    /// worth much more than a captive. A captive is freed only when its captor moves or is captured.
    void coveredPieces() {
        for (std::size_t kind = 0; kind < book_.variant().kinds.size(); ++kind) {
            if (Kind(kind) == book_.royalKind()) continue;
            const Tapered value = weights_[static_cast<std::size_t>(features_.value) + kind];
            const int k = static_cast<int>(kind);
            set(features_.carried + k, opening(value) * 55 / 100, ending(value) * 55 / 100);
            set(features_.captive + k, opening(value) / 10, ending(value) / 10);
            set(features_.nextFree + k, opening(value) / 10, ending(value) / 10);
        }
        for (int n = 2; n <= Features::MaxHeight; ++n) set(features_.height + n, -2 * n, -2 * n);
    }

    void pawns() {
        for (int steps = 1; steps < Features::Steps; ++steps) {
            const int near = std::max(0, 7 - steps);
            set(features_.passed + steps, near * near, 10 + near * near * 2);
            set(features_.passedFree + steps, near, near * near);
            set(features_.passedGuarded + steps, near, near * 2);
            set(features_.passedOwnKing + steps, 0, 10 - 4 * std::min(steps, 6));
            set(features_.passedEnemyKing + steps, 0, 6 * std::min(steps, 6) - 15);
        }
        set(features_.isolated, -10, -12);
        set(features_.doubled, -8, -18);
        set(features_.chained, 8, 6);
        set(features_.blocked, -3, -3);
    }

    const Rulebook& book_;
    const Features& features_;
    const BoardFacts& facts_;
    double scale_;
    Weights weights_;
};

}  // namespace

Weights weightsFromGeometry(const Rulebook& book, const Features& features) {
    return FromGeometry(book, features).build();
}

Weights weightsOf(const Rulebook& book, const Features& features) {
    Weights weights = weightsFromGeometry(book, features);
    for (const NamedWeight& w : tunedWeights(book.variant().id)) {
        const int feature = features.find(w.feature);
        if (feature >= 0) weights[static_cast<std::size_t>(feature)] = tapered(w.opening, w.ending);
    }
    return weights;
}

}  // namespace rokada
