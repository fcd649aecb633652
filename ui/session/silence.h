// Partners at one screen must not advise each other: whether the board is silent in a turn, and the message
// then.
#pragma once

#include <QString>

namespace rokada::ui {

class GameSession;

/// The person to move has a partner who is another person. Allied seats with one name are one person's.
[[nodiscard]] bool partnerListens(const GameSession& session);
/// Why there are no arrows and hints in this turn.
[[nodiscard]] QString silenceReason();

}  // namespace rokada::ui
