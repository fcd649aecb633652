#include "tidy.h"

namespace rokada::tune {

namespace {

struct Group {
    int first;
    int count;
};

class Tidy {
public:
    Tidy(Parameters& at, const Features& features, const std::vector<std::size_t>& occurrences)
        : at_(at), features_(features), occurrences_(occurrences) {}

    /// Moves the mean of a group of weights to another group. The evaluation stays the same, because every piece that
    /// has one feature of `from` also has one feature of `into`.
    void moveMean(Group from, Group into) {
        double opening = 0, ending = 0, times = 0;
        for (int f = from.first; f < from.first + from.count; ++f) {
            const auto n = static_cast<double>(occurrences_[static_cast<std::size_t>(f)]);
            opening += n * at_.opening(f);
            ending += n * at_.ending(f);
            times += n;
        }
        if (times == 0) return;
        add(from, -opening / times, -ending / times);
        add(into, opening / times, ending / times);
    }

    void kind(Kind kind, bool royal) {
        const int squares = features_.usesRings() ? Features::Steps : features_.facts().squareClasses();
        const Group into{royal ? features_.livingSides : features_.value + kind, 1};
        moveMean({features_.square[kind], squares}, into);
        if (royal) {
            moveMean({features_.value + kind, 1}, into);
            return;
        }
        moveMean({features_.mobility[kind], Features::MaxMobility + 1}, into);
        if (!features_.usesRings()) return;
        moveMean({features_.ringOwn[kind], Features::Steps}, into);
        moveMean({features_.ringEnemy[kind], Features::Steps}, into);
    }

    void others() {
        const Group passed{features_.passed + 1, Features::Steps - 1}, livingSides{features_.livingSides, 1};
        moveMean({features_.passedOwnKing, Features::Steps}, passed);
        moveMean({features_.passedEnemyKing, Features::Steps}, passed);
        moveMean({features_.shelter, Features::MaxShelter + 1}, livingSides);
        // Subtracts the danger weight of a safe king from all danger weights, so that a safe king has the danger weight
        // zero.
        const double opening = at_.opening(features_.danger), ending = at_.ending(features_.danger);
        add({features_.danger, Features::MaxDanger + 1}, -opening, -ending);
        add(livingSides, opening, ending);
    }

    void scale(double factor) {
        for (std::size_t p = 0; p + 1 < at_.values.size(); ++p) at_.values[p] *= factor;
        at_.setScale(at_.scale() * factor);
    }

private:
    void add(Group group, double opening, double ending) {
        for (int f = group.first; f < group.first + group.count; ++f) {
            at_.opening(f) += opening;
            at_.ending(f) += ending;
        }
    }

    Parameters& at_;
    const Features& features_;
    const std::vector<std::size_t>& occurrences_;
};

}  // namespace

void tidy(Parameters& at, const Rulebook& book, const Features& features, const std::vector<std::size_t>& occurrences) {
    constexpr double Pawn = 100;
    Tidy tidy(at, features, occurrences);
    const auto& kinds = book.variant().kinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) tidy.kind(Kind(kind), kinds[kind].royal);
    tidy.others();
    if (book.pawnKind() == NoKind) return;
    const double pawn = at.opening(features.value + book.pawnKind());
    if (pawn > 0) tidy.scale(Pawn / pawn);
}

}  // namespace rokada::tune
