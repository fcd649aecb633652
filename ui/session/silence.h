// Decides whether engine arrows and hints are hidden during a turn, because a partner at the same screen would see them
// too.
#pragma once

#include <QString>

namespace rokada::ui {

class GameSession;

/// Returns true if a partner of the person to move is another person. Allied seats with the same name belong to one
/// person.
[[nodiscard]] bool partnerListens(const GameSession& session);
/// Returns the message that explains why arrows and hints are missing.
[[nodiscard]] QString silenceReason();

}  // namespace rokada::ui
