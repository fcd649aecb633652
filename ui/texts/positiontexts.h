// Sentences about position texts: why one was refused, and what its reader supplied or dropped. In the language in
// force.
#pragma once

#include "text/positiontext.h"

#include <QString>

#include <vector>

namespace rokada::ui::texts {

/// "Illegal position: Black is in check, but it is White's turn. (Field 2, column 41)"
[[nodiscard]] QString positionError(const ParseError& error);
/// "The en passant square was dropped: no pawn has just passed over it."
[[nodiscard]] QString of(const PositionRemark& remark);
/// One sentence behind another; empty if there are no remarks.
[[nodiscard]] QString of(const std::vector<PositionRemark>& remarks);

}  // namespace rokada::ui::texts
