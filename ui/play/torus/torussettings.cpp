#include "torus/torussettings.h"

#include "kit/settingtypes.h"
#include "scene/boardlayout.h"

namespace rokada::ui {

namespace {

constexpr int UsualMargin = 1;
constexpr int UsualRolls = 2;
/// Largest value stored by earlier versions.
constexpr int MostRolls = 10;

}  // namespace

Setting<int> keys::margin() {
    return setting::oneOf(QStringLiteral("margin"), UsualMargin, marginWidths,
                          [](int squares) { return QString::number(squares); });
}

Setting<int> keys::rollsLeft() { return setting::number(QStringLiteral("rollsLeft"), UsualRolls, -1, MostRolls); }

Setting<bool> keys::board3DShown() { return setting::flag(QStringLiteral("roundShown"), true); }

void declareTorus(Settings& settings) { settings.declare(keys::margin(), keys::rollsLeft(), keys::board3DShown()); }

}  // namespace rokada::ui
