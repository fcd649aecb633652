// Converts times and clock states to and from text.
#pragma once

#include "game/clock.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Returns a time in the form "1:05:09" of the PGN command %clk. With `fine`, appends a fraction of a second if there
/// is one, to the millisecond ("0:00:03.25").
[[nodiscard]] std::string clkText(Millis time, bool fine = false);
/// Parses hours, minutes and seconds, as in %clk and %emt. Returns nullopt for other text.
[[nodiscard]] std::optional<Millis> parseClk(std::string_view text);

/// Returns one line for saved games: "TURN USED", then "LEFT,SPENT,PERIOD,MOVES,FALLEN,OUT" for each player; see
/// `SeatTime`. Times are in milliseconds. TURN is the index of a side, or "-" for none.
[[nodiscard]] std::string clockText(const ClockState& state, std::size_t sides);
/// Parses the text of `clockText`. The only error code is BadTimeControl.
[[nodiscard]] Parsed<ClockState> parseClock(std::string_view text, std::size_t sides);

}  // namespace rokada
