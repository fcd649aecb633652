// Fuzz target for times as text, which occur in game records and saved games. Every parsed value must survive a round
// trip.
#include "game/clocktext.h"
#include "parts.h"
#include "targets.h"

namespace rokada::fuzz {

namespace {

void expectSameTime(std::string_view text) {
    const auto time = parseClk(text);
    if (time) expect(parseClk(clkText(*time, true)) == time, "a time is read as it was written");
}

void expectSameControl(std::string_view text) {
    const auto control = parseTime(text);
    if (control) {
        const auto again = parseTime(timeText(*control));
        expect(again && *again == *control, "a time control is read as it was written");
        if (control->timed()) expect(control->lowTime() >= Millis(0), "a hurry is not negative");
    } else {
        expect(control.error().at <= text.size(), "an error is within the text");
    }
}

void expectSameClock(std::string_view text, std::size_t sides) {
    const auto controls = parseTimes(text, sides);
    if (controls) {
        const auto again = parseTimes(timesText(*controls), sides);
        expect(again && *again == *controls, "time controls are read as they were written");
    }
    const auto state = parseClock(text, sides);
    if (!state) return;
    const std::string once = clockText(*state, sides);
    const auto again = parseClock(once, sides);
    expect(again && clockText(*again, sides) == once, "a clock is read as it was written");
}

}  // namespace

int clocktext::testOneInput(std::string_view input) {
    expectSameTime(input);
    expectSameControl(input);
    expectSameClock(input, 2);
    expectSameClock(input, 4);
    return 0;
}

}  // namespace rokada::fuzz
