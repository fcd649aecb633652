#include "ai/search/searchparameters.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

struct Tuned {
    std::string_view id;
    SearchParameters parameters;
};

/// Parameters tuned by `rokada-tune search`; see docs/tuning.md.
constexpr std::array tuned{
    Tuned{"chess",
          {.reverseFutility = 72,
           .razoring = 229,
           .nullMove = 272,
           .nullMoveDepth = 36,
           .nullMoveSurplus = 181,
           .quiescenceMargin = 219,
           .roughMargin = 534,
           .lateMoves = 46,
           .lateMovesShare = 57,
           .futility = 6,
           .futilityDepth = 76,
           .captureSeeMargin = 147,
           .quietSeeMargin = 19,
           .singularDepth = 6,
           .singular = 22,
           .reduction = 429,
           .notPv = 110,
           .notImproving = 72,
           .cutNode = 22,
           .historyOfPly = 5616,
           .bonusSquare = 26,
           .bonus = 44,
           .maxBonus = 1665,
           .maxCorrection = 106,
           .correction = 41,
           .aspiration = 11}},
};

}  // namespace

SearchParameters searchParameters(std::string_view id) {
    const auto* own = std::ranges::find(tuned, id, &Tuned::id);
    return own == tuned.end() ? SearchParameters() : own->parameters;
}

}  // namespace rokada
