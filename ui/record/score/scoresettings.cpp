#include "score/scoresettings.h"

#include "kit/settingtypes.h"

namespace rokada::ui {

namespace {

constexpr std::chrono::seconds UsualPause{2};

}  // namespace

Setting<std::chrono::seconds> keys::autoplayPause() {
    return setting::oneOf(QStringLiteral("autoplayPause"), UsualPause, autoplayPauses,
                          [](std::chrono::seconds time) { return QString::number(time.count()); });
}

void declareScore(Settings& settings) { settings.declare(keys::autoplayPause()); }

}  // namespace rokada::ui
