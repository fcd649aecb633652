// Decides whether help is hidden during a turn because partners share the screen, and explains it in a message.
#pragma once

#include <QString>

namespace rokada::ui {

class GameSession;

/// Returns true if the person to move has a partner who is another person. Allied seats with the same name belong to
/// one person.
[[nodiscard]] bool partnerListens(const GameSession& session);
/// Returns the message that explains the missing arrows and hints.
[[nodiscard]] QString silenceReason();

}  // namespace rokada::ui
