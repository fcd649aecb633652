#include "kit/desktoplook.h"

namespace rokada::ui {

namespace {

DesktopLook& keptLook() {
    static DesktopLook look;
    return look;
}

}  // namespace

const DesktopLook& desktopLook() { return keptLook(); }

void keepDesktopLook(const DesktopLook& look) { keptLook() = look; }

}  // namespace rokada::ui
