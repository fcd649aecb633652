#include "explain/deadmaterial.h"

#include "ai/evaluation/endingfacts.h"
#include "rules/ending.h"
#include "rules/judgement.h"

#include <algorithm>
#include <utility>

namespace rokada {

namespace {

std::vector<Kind> menOf(const Position& position, Side side) {
    std::vector<Kind> kinds;
    for (const Square s : position.men(side)) {
        if (s != position.king(side)) kinds.push_back(kindOf(position[s]));
    }
    std::sort(kinds.begin(), kinds.end());
    return kinds;
}

DeadMaterial::Sort sortOf(const std::vector<Kind>& more, const std::vector<Kind>& fewer, Kind oneColour) {
    using Sort = DeadMaterial::Sort;
    if (more.empty()) return Sort::Kings;
    if (fewer.empty() && more.size() == 1) return Sort::OneMan;
    const auto all = [&](const std::vector<Kind>& kinds) {
        return std::all_of(kinds.begin(), kinds.end(), [&](Kind kind) { return kind == oneColour; });
    };
    if (oneColour != NoKind && all(more) && all(fewer)) return Sort::OneColour;
    return fewer.empty() ? Sort::Men : Sort::BothSides;
}

/// In games of two; where there are more, only kings are left.
DeadMaterial materialOf(const Position& position) {
    DeadMaterial material;
    if (position.book().sides() > 2) return material;
    material.men = {menOf(position, Side(0)), menOf(position, Side(1))};
    auto& [more, fewer] = material.men;
    if (fewer.size() > more.size()) std::swap(more, fewer);
    const Variant& variant = position.book().variant();
    const char letter = variant.draws.oneColour;
    material.sort = sortOf(more, fewer, letter == 0 ? NoKind : variant.kindOf(letter));
    return material;
}

}  // namespace

std::optional<DeadMaterial> deadMaterial(const Position& position) {
    return deadPosition(position) ? std::optional(materialOf(position)) : std::nullopt;
}

std::optional<DeadMaterial> hopelessMaterial(const Position& position) {
    constexpr std::size_t KingAndTwo = 3;
    if (position.book().sides() > 2 || deadPosition(position)) return std::nullopt;
    const std::size_t first = position.men(Side(0)).size(), second = position.men(Side(1)).size();
    if (std::min(first, second) != 1 || std::max(first, second) > KingAndTwo) return std::nullopt;
    const Side strong = first > second ? Side(0) : Side(1);
    if (EndingFacts(position.book()).factor(position, strong) != 0) return std::nullopt;
    return materialOf(position);
}

}  // namespace rokada
