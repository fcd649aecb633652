#include "pages/legendcontrols.h"

#include "pages/reachlegend.h"
#include "shell/boardcolumn.h"

namespace rokada::ui {

LegendControls::LegendControls(GameSession& session, BoardWidget& board, BoardColumn& column, StatusLine& status,
                               Settings& settings)
    : session_(session), board_(board), column_(column), status_(status), settings_(settings) {
    column_.add(Strip::Legend, new ReachLegend(session_, board_, status_, settings_, &column_));
}

}  // namespace rokada::ui
