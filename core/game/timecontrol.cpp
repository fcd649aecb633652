#include "game/timecontrol.h"

#include "base/characters.h"

#include <algorithm>
#include <array>
#include <optional>

namespace rokada {

using namespace std::chrono_literals;

namespace {

constexpr int MaxMoves = 999;
constexpr Millis MaxTime = 100h;
constexpr std::size_t MaxPeriods = 5;
constexpr Millis Hurry = 20s;

constexpr std::array presets{
    TimePreset{Speed::Bullet, "60"},       TimePreset{Speed::Blitz, "180"},
    TimePreset{Speed::Blitz, "180+3"},     TimePreset{Speed::Blitz, "300"},
    TimePreset{Speed::Blitz, "300+5"},     TimePreset{Speed::Blitz, "600"},
    TimePreset{Speed::Rapid, "900"},       TimePreset{Speed::Rapid, "900+10"},
    TimePreset{Speed::Rapid, "1500+10"},   TimePreset{Speed::Classic, "3600"},
    TimePreset{Speed::Classic, "5400+30"}, TimePreset{Speed::Classic, "40/7200:3600"},
};

char letterOf(Increment increment) {
    switch (increment) {
        case Increment::Fischer: return '+';
        case Increment::Bronstein: return 'b';
        case Increment::Delay: return 'd';
    }
    return '+';
}

/// Returns seconds such as "90" or "0.5".
std::string seconds(Millis time) {
    std::string text = std::to_string(time.count() / 1000);
    const auto rest = time.count() % 1000;
    if (rest == 0) return text;
    std::string digits = std::to_string(1000 + rest).substr(1);
    digits.erase(digits.find_last_not_of('0') + 1);
    return text + '.' + digits;
}

/// Reads the parts of a text from left to right.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] bool done() const { return at_ == text_.size(); }
    /// Reads the next character if it is in `wanted`.
    std::optional<char> take(std::string_view wanted) {
        if (done() || wanted.find(text_[at_]) == std::string_view::npos) return std::nullopt;
        return text_[at_++];
    }
    /// Reads a number of at most eight digits.
    std::optional<int> number() {
        const std::size_t start = at_;
        int value = 0;
        while (!done() && digit(text_[at_]) && at_ - start < 8) value = value * 10 + (text_[at_++] - '0');
        if (at_ == start || (!done() && digit(text_[at_]))) return std::nullopt;
        return value;
    }
    /// Reads the fraction after whole seconds, for example ".5".
    std::optional<Millis> fraction() {
        if (!take(".")) return Millis(0);
        int value = 0;
        int unit = 1000;
        while (!done() && digit(text_[at_]) && unit > 1) value += (text_[at_++] - '0') * (unit /= 10);
        if (unit == 1000 || (!done() && digit(text_[at_]))) return std::nullopt;
        return Millis(value);
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

/// Reads the fraction after `whole` seconds and returns the sum. Returns nullopt on an error.
std::optional<Millis> timeOf(Reader& reader, std::optional<int> whole) {
    if (!whole) return std::nullopt;
    const auto rest = reader.fraction();
    if (!rest) return std::nullopt;
    const Millis time = Millis(1000) * *whole + *rest;
    return time > MaxTime ? std::nullopt : std::optional(time);
}

/// Reads a period such as "40/7200+30" and appends it to `control`. All increments of a control must be of one kind.
/// Returns false on an error.
bool readPeriod(Reader& reader, TimeControl& control) {
    Period period;
    auto number = reader.number();
    if (number && reader.take("/")) {
        if (*number < 1 || *number > MaxMoves) return false;
        period.moves = *number;
        number = reader.number();
    }
    const auto time = timeOf(reader, number);
    if (!time) return false;
    period.time = *time;
    if (const auto letter = reader.take("+bd")) {
        const Increment kind = *letter == '+'   ? Increment::Fischer
                               : *letter == 'b' ? Increment::Bronstein
                                                : Increment::Delay;
        const auto increment = timeOf(reader, reader.number());
        const bool other = kind != control.increment &&
                           std::ranges::any_of(control.periods, [](const Period& p) { return p.increment > 0ms; });
        if (!increment || (*increment > 0ms && other)) return false;
        period.increment = *increment;
        // An increment of 0, as in "12+0", has no kind.
        if (*increment > 0ms) control.increment = kind;
    }
    // A game cannot start with no time.
    const bool something = period.time > 0ms || (period.increment > 0ms && control.increment == Increment::Fischer);
    control.periods.push_back(period);
    return something;
}

TimeControl simple(TimeKind kind, Millis time) {
    TimeControl control{.kind = kind};
    control.periods.push_back({.time = time});
    return control;
}

bool readPeriods(Reader& reader, TimeControl& control) {
    control.kind = TimeKind::Periods;
    do {
        if (!readPeriod(reader, control) || control.periods.size() > MaxPeriods) return false;
    } while (control.periods.back().moves > 0 && reader.take(":;"));
    return reader.done();
}

}  // namespace

TimeControl TimeControl::whole(Millis time, Millis increment, Increment kind) {
    TimeControl control{.kind = TimeKind::Periods, .increment = kind};
    control.periods.push_back({.time = time, .increment = increment});
    return control;
}

TimeControl TimeControl::hourglass(Millis time) { return simple(TimeKind::Hourglass, time); }

TimeControl TimeControl::perMove(Millis time) { return simple(TimeKind::PerMove, time); }

const Period& TimeControl::period(int number) const {
    return periods[std::min(static_cast<std::size_t>(number), periods.size() - 1)];
}

bool TimeControl::lastPeriod(int number) const { return kind != TimeKind::Periods || period(number).moves == 0; }

Millis TimeControl::lowTime() const {
    if (!timed()) return 0ms;
    return std::min(Hurry, (periods.front().time + periods.front().increment) / 4);
}

std::string timeText(const TimeControl& control) {
    switch (control.kind) {
        case TimeKind::None: return "-";
        case TimeKind::Hourglass: return '*' + seconds(control.periods.front().time);
        case TimeKind::PerMove: return '=' + seconds(control.periods.front().time);
        case TimeKind::Periods: break;
    }
    std::string text;
    for (const Period& period : control.periods) {
        if (!text.empty()) text += ':';
        if (period.moves > 0) text += std::to_string(period.moves) + '/';
        text += seconds(period.time);
        if (period.increment > 0ms) text += letterOf(control.increment) + seconds(period.increment);
    }
    return text;
}

Parsed<TimeControl> parseTime(std::string_view text) {
    if (text == "-" || text == "?") return TimeControl{};
    Reader reader(text);
    if (const auto mark = reader.take("*=")) {
        const auto time = timeOf(reader, reader.number());
        if (!time || *time == 0ms || !reader.done()) return parseError(reader.at(), ErrorCode::BadTimeControl);
        return *mark == '*' ? TimeControl::hourglass(*time) : TimeControl::perMove(*time);
    }
    TimeControl control;
    if (!readPeriods(reader, control)) return parseError(reader.at(), ErrorCode::BadTimeControl);
    return control;
}

std::string timesText(std::span<const TimeControl> controls) {
    std::string text;
    const bool equal =
        std::ranges::all_of(controls, [&](const TimeControl& control) { return control == controls.front(); });
    for (const TimeControl& control : controls) {
        if (!text.empty()) text += '|';
        text += timeText(control);
        if (equal) break;
    }
    return text;
}

Parsed<std::vector<TimeControl>> parseTimes(std::string_view text, std::size_t sides) {
    std::vector<TimeControl> controls;
    std::size_t start = 0;
    for (;;) {
        const std::size_t end = std::min(text.find('|', start), text.size());
        auto control = parseTime(text.substr(start, end - start));
        if (!control) return parseError(start + control.error().at, ErrorCode::BadTimeControl);
        controls.push_back(std::move(*control));
        if (end == text.size()) break;
        start = end + 1;
    }
    if (controls.size() == 1) controls.resize(sides, controls.front());
    if (controls.size() != sides) return parseError(text.size(), ErrorCode::BadTimeControl);
    return controls;
}

std::span<const TimePreset> timePresets() { return presets; }

}  // namespace rokada
