#include "pages/legendcontrols.h"

#include "pages/reachlegend.h"
#include "shell/boardcolumn.h"

namespace rokada::ui {

LegendControls::LegendControls(const WindowContext& context) : Feature(context) {
    in_.column.add(Strip::Legend, new ReachLegend(in_.session, in_.board, in_.status, in_.settings, &in_.column));
}

}  // namespace rokada::ui
