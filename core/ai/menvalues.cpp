#include "ai/menvalues.h"

#include "ai/weights.h"

#include <algorithm>

namespace rokada {

std::vector<ManValue> menValues(const Rulebook& book) {
    const Features features(book);
    const Weights weights = weightsOf(book, features);
    const auto worth = [&](std::size_t kind) { return weights[static_cast<std::size_t>(features.value) + kind]; };
    const Tapered pawn = worth(book.pawnKind());
    const int first = std::max(1, opening(pawn));
    const int last = std::max(1, ending(pawn));
    std::vector<ManValue> values(book.variant().kinds.size());
    for (std::size_t kind = 0; kind < values.size(); ++kind) {
        if (book.variant().kinds[kind].royal) continue;
        values[kind] = {opening(worth(kind)) * 100 / first, ending(worth(kind)) * 100 / last};
    }
    return values;
}

}  // namespace rokada
