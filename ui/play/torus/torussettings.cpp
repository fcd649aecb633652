#include "torus/torussettings.h"

#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "scene/boardlayout.h"
#include "torus/board3dview.h"
#include "variants/variants.h"

#include <array>

namespace rokada::ui {

namespace {

constexpr int UsualMargin = 1;
constexpr int UsualRolls = 2;
/// Maximum of `rollsLeft`. It is greater than the default, because settings files of earlier versions contain such
/// values.
constexpr int MaxRolls = 10;
constexpr std::array shapes{setting::Named{Board3DShape::Torus, "torus"}, setting::Named{Board3DShape::Flat, "flat"},
                            setting::Named{Board3DShape::VerticalCylinder, "cylinder"},
                            setting::Named{Board3DShape::HorizontalCylinder, "horizontalCylinder"}};

}  // namespace

Setting<int> keys::margin() {
    return setting::oneOf(QStringLiteral("margin"), UsualMargin, marginWidths,
                          [](int squares) { return QString::number(squares); });
}

Setting<int> keys::rollsLeft() { return setting::number(QStringLiteral("rollsLeft"), UsualRolls, -1, MaxRolls); }

Setting<bool> keys::board3DShown() { return setting::flag(QStringLiteral("roundShown"), true); }

Setting<Board3DShape> keys::board3DShape(std::string_view game) {
    return setting::named(QStringLiteral("games/%1/board3DShape").arg(latin(game)), shapes);
}

void declareTorus(Settings& settings) {
    settings.declare(keys::margin(), keys::rollsLeft(), keys::board3DShown());
    for (const VariantInfo& game : allVariants()) settings.declare(keys::board3DShape(game.id));
}

}  // namespace rokada::ui
