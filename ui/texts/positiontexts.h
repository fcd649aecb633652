// Messages in the current language about position texts: why a text was rejected, and what was added or ignored.
#pragma once

#include "text/positiontext.h"

#include <QString>

#include <vector>

namespace rokada::ui::texts {

/// Returns the message about an error, for example "Illegal position: Black is in check, but it is White's turn. (Field
/// 2, column 41)"
[[nodiscard]] QString positionError(const ParseError& error);
/// Returns the message about a correction, for example "The en passant square was removed: no pawn can have just passed
/// it."
[[nodiscard]] QString of(const PositionRemark& remark);
/// Returns the messages of all corrections, joined. Returns an empty text if there are none.
[[nodiscard]] QString of(const std::vector<PositionRemark>& remarks);

}  // namespace rokada::ui::texts
