#include "explain/piecevalues.h"

#include "ai/evaluation/weights.h"

#include <algorithm>
#include <string>

namespace rokada {

namespace {

/// Returns the opening and ending values of all kinds. Reads them by name from the tuned weights, because creating
/// `Features` is slow. Creates `Features` only if a tuned weight is missing.
std::vector<Tapered> valueWeights(const Rulebook& book) {
    const auto& kinds = book.variant().kinds;
    const auto tuned = tunedWeights(book.variant().id);
    std::vector<Tapered> values(kinds.size());
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (kinds[kind].royal) continue;
        const std::string name = "value." + Features::nameOf(kinds[kind]);
        const auto found = std::ranges::find_if(tuned, [&](const auto& w) { return w.feature == name; });
        if (found == tuned.end()) {
            const Features features(book);
            const Weights weights = weightsOf(book, features);
            const auto first = weights.begin() + features.value;
            return {first, first + static_cast<std::ptrdiff_t>(kinds.size())};
        }
        values[kind] = tapered(found->opening, found->ending);
    }
    return values;
}

}  // namespace

std::vector<PieceValue> pieceValues(const Rulebook& book) {
    const std::vector<Tapered> weights = valueWeights(book);
    const Tapered pawn = weights[book.pawnKind()];
    const int first = std::max(1, opening(pawn));
    const int last = std::max(1, ending(pawn));
    std::vector<PieceValue> values(weights.size());
    for (std::size_t kind = 0; kind < values.size(); ++kind) {
        if (book.variant().kinds[kind].royal) continue;
        values[kind] = {opening(weights[kind]) * 100 / first, ending(weights[kind]) * 100 / last};
    }
    return values;
}

}  // namespace rokada
