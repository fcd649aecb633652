#include "game/clocktext.h"

#include "base/textfields.h"

#include <array>
#include <charconv>

namespace rokada {

namespace {

/// Maximum time in milliseconds. Larger numbers indicate damaged data.
constexpr std::int64_t MaxMillis = 1'000'000'000'000;
/// Maximum number of periods or moves. Larger numbers indicate damaged data.
constexpr int MaxCount = 100'000;

std::string padded(std::int64_t number, std::size_t digits) {
    std::string text = std::to_string(number);
    return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

/// Parses the whole text as a number.
std::optional<std::int64_t> numberOf(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, errorCode] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || errorCode != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// Parses at most five digits without a sign.
std::optional<std::int64_t> digitsOf(std::string_view text) {
    if (text.size() > 5 || text.find('-') != std::string_view::npos) return std::nullopt;
    return numberOf(text);
}

std::optional<SeatTime> seatOf(std::string_view text) {
    std::array<std::int64_t, 6> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t comma = text.find(',');
        if ((comma == std::string_view::npos) != (i + 1 == numbers.size())) return std::nullopt;
        const auto number = numberOf(text.substr(0, comma));
        // The remaining time can be negative after a flag fall.
        const std::int64_t least = i == 0 ? -MaxMillis : 0;
        const std::int64_t most = i < 2 ? MaxMillis : i < 4 ? MaxCount : i == 4 ? std::int64_t{MaxSides} : 1;
        if (!number || *number < least || *number > most) return std::nullopt;
        numbers[i] = *number;
        text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    }
    return SeatTime{.left = Millis(numbers[0]),
                    .spent = Millis(numbers[1]),
                    .period = static_cast<int>(numbers[2]),
                    .moves = static_cast<int>(numbers[3]),
                    .fallen = static_cast<std::uint8_t>(numbers[4]),
                    .out = numbers[5] == 1};
}

}  // namespace

std::string clkText(Millis time, bool fine) {
    const std::int64_t ms = std::max<std::int64_t>(0, time.count());
    const std::int64_t seconds = ms / 1000;
    std::string text =
        std::to_string(seconds / 3600) + ':' + padded(seconds / 60 % 60, 2) + ':' + padded(seconds % 60, 2);
    if (!fine || ms % 1000 == 0) return text;
    std::string rest = padded(ms % 1000, 3);
    rest.erase(rest.find_last_not_of('0') + 1);
    return text + '.' + rest;
}

std::optional<Millis> parseClk(std::string_view text) {
    std::int64_t seconds = 0;
    const std::size_t point = text.find('.');
    std::string_view whole = text.substr(0, point);
    for (int part = 0; part < 3; ++part) {
        const std::size_t colon = whole.find(':');
        if ((colon == std::string_view::npos) != (part == 2)) return std::nullopt;
        const auto number = digitsOf(whole.substr(0, colon));
        if (!number || (part > 0 && *number > 59)) return std::nullopt;
        seconds = seconds * 60 + *number;
        whole.remove_prefix(colon == std::string_view::npos ? whole.size() : colon + 1);
    }
    if (point == std::string_view::npos) return Millis(seconds * 1000);
    std::string rest(text.substr(point + 1));
    if (!digitsOf(rest)) return std::nullopt;
    rest.resize(3, '0');
    return Millis(seconds * 1000 + *numberOf(rest));
}

std::string clockText(const ClockState& state, std::size_t sides) {
    std::string text = state.turn == NoSide ? "-" : std::to_string(state.turn);
    text += ' ' + std::to_string(state.used.count());
    for (std::size_t i = 0; i < sides; ++i) {
        const SeatTime& seat = state.seats[i];
        text += ' ' + std::to_string(seat.left.count()) + ',' + std::to_string(seat.spent.count()) + ',' +
                std::to_string(seat.period) + ',' + std::to_string(seat.moves) + ',' + std::to_string(seat.fallen) +
                ',' + (seat.out ? '1' : '0');
    }
    return text;
}

Parsed<ClockState> parseClock(std::string_view text, std::size_t sides) {
    TextFields fields(text);
    if (const auto wrong = fields.check(sides + 2, sides + 2)) return parseError(wrong->at, ErrorCode::BadTimeControl);
    const auto bad = [&] { return tl::make_unexpected(fields.parseError(ErrorCode::BadTimeControl, 0)); };
    ClockState state;
    fields.enter(1);
    if (fields.current() != "-") {
        const auto turn = numberOf(fields.current());
        if (!turn || *turn < 0 || *turn >= static_cast<std::int64_t>(sides)) return bad();
        state.turn = Side(*turn);
    }
    fields.enter(2);
    const auto used = numberOf(fields.current());
    if (!used || *used < 0 || *used > MaxMillis) return bad();
    state.used = Millis(*used);
    for (std::size_t i = 0; i < sides; ++i) {
        fields.enter(i + 3);
        const auto seat = seatOf(fields.current());
        if (!seat) return bad();
        state.seats[i] = *seat;
    }
    return state;
}

}  // namespace rokada
