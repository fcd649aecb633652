#include "ai/evaluation/weights/tuned.h"

#include <algorithm>

namespace rokada {

namespace {

struct Table {
    std::string_view id;
    std::span<const NamedWeight> (*lines)();
};

constexpr Table tables[] = {
    {"bolyar", tuned::bolyar},     {"chess", tuned::chess},
    {"fortress", tuned::fortress}, {"greatshatranj", tuned::greatshatranj},
    {"tavreli", tuned::tavreli},   {"vyrt", tuned::vyrt},
};

}  // namespace

std::span<const NamedWeight> tunedWeights(std::string_view id) {
    const auto* table = std::ranges::find(tables, id, &Table::id);
    return table == std::end(tables) ? std::span<const NamedWeight>() : table->lines();
}

}  // namespace rokada
