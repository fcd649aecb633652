#include "variants/variants.h"

#include <algorithm>
#include <array>

namespace rokada {

std::span<const VariantInfo> allVariants() {
    static const std::array games{chess(), greatShatranj(), bolyar(), vyrt(), fortress(), tavreli()};
    return games;
}

std::span<const VariantInfo> offeredVariants() {
    const auto games = allVariants();
    const auto offered = std::ranges::find_if(games, [](const VariantInfo& g) { return !g.offered; });
    return games.first(static_cast<std::size_t>(offered - games.begin()));
}

const VariantInfo* findVariant(std::string_view id) {
    const auto games = allVariants();
    const auto it = std::ranges::find(games, id, &VariantInfo::id);
    return it == games.end() ? nullptr : &*it;
}

}  // namespace rokada
