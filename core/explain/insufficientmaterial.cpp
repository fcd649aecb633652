#include "explain/insufficientmaterial.h"

#include "ai/evaluation/endingfacts.h"
#include "rules/ending.h"
#include "rules/judgement.h"

#include <algorithm>
#include <utility>

namespace rokada {

namespace {

std::vector<Kind> piecesOf(const Position& position, Side side) {
    std::vector<Kind> kinds;
    for (const Square s : position.pieces(side)) {
        if (s != position.king(side)) kinds.push_back(kindOf(position[s]));
    }
    std::ranges::sort(kinds);
    return kinds;
}

InsufficientMaterial::Type typeOf(const std::vector<Kind>& more, const std::vector<Kind>& fewer, Kind oneColour) {
    using Type = InsufficientMaterial::Type;
    if (more.empty()) return Type::Kings;
    if (fewer.empty() && more.size() == 1) return Type::OnePiece;
    const auto all = [&](const std::vector<Kind>& kinds) {
        return std::ranges::all_of(kinds, [&](Kind kind) { return kind == oneColour; });
    };
    if (oneColour != NoKind && all(more) && all(fewer)) return Type::OneColour;
    return fewer.empty() ? Type::Pieces : Type::BothSides;
}

/// Returns the material of a position. Lists pieces only for two sides: with more sides, only kings can be left in a
/// dead position.
InsufficientMaterial materialOf(const Position& position) {
    InsufficientMaterial material;
    if (position.book().sides() > 2) return material;
    material.pieces = {piecesOf(position, Side(0)), piecesOf(position, Side(1))};
    auto& [more, fewer] = material.pieces;
    if (fewer.size() > more.size()) std::swap(more, fewer);
    const Variant& variant = position.book().variant();
    const char letter = variant.draws.oneColour;
    material.type = typeOf(more, fewer, letter == 0 ? NoKind : variant.kindOf(letter));
    return material;
}

}  // namespace

std::optional<InsufficientMaterial> insufficientMaterial(const Position& position) {
    return deadPosition(position) ? std::optional(materialOf(position)) : std::nullopt;
}

std::optional<InsufficientMaterial> hopelessMaterial(const Position& position) {
    constexpr std::size_t KingAndTwo = 3;
    if (position.book().sides() > 2 || deadPosition(position)) return std::nullopt;
    const std::size_t first = position.pieces(Side(0)).size(), second = position.pieces(Side(1)).size();
    if (std::min(first, second) != 1 || std::max(first, second) > KingAndTwo) return std::nullopt;
    const Side strong = first > second ? Side(0) : Side(1);
    if (EndingFacts(position.book()).factor(position, strong) != 0) return std::nullopt;
    return materialOf(position);
}

}  // namespace rokada
