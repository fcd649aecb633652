#include "shell/textsettings.h"

#include "kit/settingtypes.h"

#include <array>

namespace rokada::ui {

namespace {

constexpr std::array fontNames{setting::Named{FontChoice::Inter, "inter"},
                               setting::Named{FontChoice::System, "system"}};

}  // namespace

Setting<FontChoice> keys::textFont() { return setting::named(QStringLiteral("text/font"), fontNames); }

Setting<int> keys::textSize() {
    return setting::number(QStringLiteral("text/size"), SmallestText, SmallestText, LargestText);
}

void declareText(Settings& settings) { settings.declare(keys::textFont(), keys::textSize()); }

}  // namespace rokada::ui
