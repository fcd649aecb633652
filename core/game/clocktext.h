// Times as text: what a clock says in a file, and the state of a whole clock.
#pragma once

#include "game/clock.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// "1:05:09", as in the PGN command %clk; with "fine", thousandths behind it if there are any ("0:00:03.25").
[[nodiscard]] std::string clkText(Millis time, bool fine = false);
/// Reads hours, minutes and seconds, as in %clk and %emt; nothing if it is no such text.
[[nodiscard]] std::optional<Millis> parseClk(std::string_view text);

/// A line for games that are kept: "TURN USED", then for each player "LEFT,SPENT,PERIOD,MOVES,FALLEN,OUT", times in
/// milliseconds, the turn as a number from 0 or "-".
[[nodiscard]] std::string clockText(const ClockState& state, std::size_t sides);
/// Reads the same. The only error is BadTimeControl.
[[nodiscard]] Parsed<ClockState> parseClock(std::string_view text, std::size_t sides);

}  // namespace rokada
