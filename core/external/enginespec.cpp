#include "external/enginespec.h"

#include "base/filename.h"
#include "external/fields.h"

#include <cmath>
#include <limits>

namespace rokada::external {

namespace {

using Text = std::string_view;

constexpr double MaxSeconds = 1e6;

std::optional<Milliseconds> secondsOf(Text text) {
    const auto seconds = decimalNumber(text);
    if (!seconds || *seconds > MaxSeconds) return {};
    return Milliseconds(std::llround(*seconds * 1000));
}

/// Parses a number between 1 and `most`.
std::optional<long long> countOf(Text text, long long most) {
    const auto number = wholeNumber(text);
    if (!number || *number < 1 || *number > most) return {};
    return number;
}

auto badValue(Text key, Text value) { return wrong("bad value: " + std::string(key) + "=" + std::string(value)); }

Answer<void> readProtocol(EngineSpec& spec, Text value) {
    if (value != "uci" && value != "cecp") return badValue("proto", value);
    spec.protocol = value == "uci" ? Protocol::Uci : Protocol::Cecp;
    return {};
}

Answer<void> readCecpTime(EngineSpec& spec, Text value) {
    if (value == "st") {
        spec.cecpTime = CecpTime::St;
    } else if (value == "inc") {
        spec.cecpTime = CecpTime::Inc;
    } else if (value == "clock") {
        spec.cecpTime = CecpTime::Clock;
    } else {
        return badValue("cecp-time", value);
    }
    return {};
}

Answer<void> readFactor(EngineSpec& spec, Text value) {
    const auto factor = decimalNumber(value);
    if (!factor || *factor <= 0 || *factor > MaxSeconds) return badValue("time-factor", value);
    spec.timeFactor = *factor;
    return {};
}

Answer<void> readMemory(EngineSpec& spec, Text value) {
    const auto megabytes = countOf(value, 1 << 20);
    if (!megabytes) return badValue("memory", value);
    spec.memory = static_cast<int>(*megabytes);
    return {};
}

Answer<void> readRestart(EngineSpec& spec, Text value) {
    if (value != "yes" && value != "no") return badValue("restart", value);
    spec.restart = value == "yes";
    return {};
}

Answer<void> readCommand(EngineSpec& spec, Text value) {
    auto words = quotedWords(value);
    if (!words) return wrong("cmd: " + words.error());
    if (words->empty()) return badValue("cmd", value);
    spec.command = *words;
    return {};
}

Answer<void> readWord(EngineSpec& spec, Text key, Text value) {
    constexpr Text option = "option.";
    if (key.substr(0, option.size()) == option && key.size() > option.size()) {
        spec.options.emplace_back(key.substr(option.size()), value);
        return {};
    }
    if (key == "cmd") return readCommand(spec, value);
    if (key == "proto") return readProtocol(spec, value);
    if (key == "cecp-time") return readCecpTime(spec, value);
    if (key == "time-factor") return readFactor(spec, value);
    if (key == "memory") return readMemory(spec, value);
    if (key == "restart") return readRestart(spec, value);
    if (key == "name") {
        spec.name = value;
    } else if (key == "variant") {
        spec.variant = value;
    } else if (key == "init") {
        spec.init.emplace_back(value);
    } else {
        const auto known = readLimit(spec.limit, key, value);
        if (!known) return wrong(known.error());
        if (!*known) return wrong("unknown word: " + std::string(key));
    }
    return {};
}

}  // namespace

Answer<TimeControl> parseTimeControl(Text text) {
    TimeControl control;
    Text rest = text;
    if (const auto slash = rest.find('/'); slash != Text::npos) {
        const auto moves = countOf(rest.substr(0, slash), 1000);
        if (!moves) return badValue("tc", text);
        control.moves = static_cast<int>(*moves);
        rest.remove_prefix(slash + 1);
    }
    if (const auto plus = rest.find('+'); plus != Text::npos) {
        const auto increment = secondsOf(rest.substr(plus + 1));
        if (!increment) return badValue("tc", text);
        control.increment = *increment;
        rest = rest.substr(0, plus);
    }
    const auto base = secondsOf(rest);
    if (!base || base->count() + control.increment.count() == 0) return badValue("tc", text);
    control.base = *base;
    return control;
}

Answer<bool> readLimit(ThinkLimit& limit, Text key, Text value) {
    if (key == "tc") {
        const auto control = parseTimeControl(value);
        if (!control) return wrong(control.error());
        limit.clock = *control;
        limit.moveTime.reset();
        return true;
    }
    const bool depth = key == "depth";
    if (key != "movetime" && key != "nodes" && !depth) return false;
    const auto number = countOf(value, depth ? 1000 : std::numeric_limits<int>::max());
    if (!number) return badValue(key, value);
    if (depth) {
        limit.depth = static_cast<int>(*number);
    } else if (key == "nodes") {
        limit.nodes = static_cast<std::uint64_t>(*number);
    } else {
        limit.moveTime = Milliseconds(*number);
        limit.clock.reset();
    }
    return true;
}

Answer<EngineSpec> parseEngine(Text text) {
    const auto words = quotedWords(text);
    if (!words) return wrong(words.error());
    EngineSpec spec;
    for (const std::string& word : *words) {
        const auto pair = splitPair(word);
        if (!pair) return wrong("'=' expected: " + word);
        if (const auto read = readWord(spec, pair->first, pair->second); !read) return wrong(read.error());
    }
    if (spec.command.empty()) return wrong("cmd= is missing");
    if (spec.name.empty()) spec.name = fileName(spec.command.front());
    return spec;
}

}  // namespace rokada::external
