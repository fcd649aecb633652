#include "tables/syzygysettings.h"

#include "kit/settingtypes.h"

namespace rokada::ui {

Setting<QString> keys::syzygyFolder() {
    constexpr qsizetype LongestPath = 4096;
    return setting::text(QStringLiteral("engines/syzygyFolder"), LongestPath);
}

void declareSyzygy(Settings& settings) { settings.declare(keys::syzygyFolder()); }

}  // namespace rokada::ui
