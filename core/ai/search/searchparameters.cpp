#include "ai/search/searchparameters.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

struct Tuned {
    std::string_view id;
    SearchParameters parameters;
};

/// Made by `rokada-tune search`, see docs/tuning.md.
constexpr std::array tuned{
    Tuned{"chess",
          {.reverseFutility = 71,
           .razoring = 196,
           .nullMove = 235,
           .nullMoveDepth = 34,
           .nullMoveSurplus = 177,
           .quiescenceMargin = 179,
           .roughMargin = 528,
           .lateMoves = 48,
           .lateMovesShare = 61,
           .futility = 33,
           .futilityDepth = 88,
           .lossOfCapture = 124,
           .lossOfQuiet = 24,
           .singular = 26,
           .reduction = 417,
           .notPv = 131,
           .notImproving = 73,
           .cutNode = 21,
           .historyOfPly = 6966,
           .bonusSquare = 24,
           .bonus = 49,
           .mostBonus = 1665,
           .mostCorrection = 116,
           .correction = 45,
           .aspiration = 12}},
};

}  // namespace

SearchParameters searchParameters(std::string_view id) {
    const auto* own = std::find_if(tuned.begin(), tuned.end(), [&](const Tuned& t) { return t.id == id; });
    return own == tuned.end() ? SearchParameters() : own->parameters;
}

}  // namespace rokada
