#include "external/probe.h"

#include "base/filename.h"
#include "external/cecpgreeting.h"
#include "external/fields.h"

#include <algorithm>

namespace rokada::external {

namespace {

using namespace std::chrono_literals;
using Text = std::string_view;
using Clock = std::chrono::steady_clock;

/// Returns the text after `word` if the line begins with `word`, otherwise nullopt.
std::optional<std::string> after(Text line, Text word) {
    if (line.substr(0, word.size()) != word) return {};
    return std::string(trimmed(line.substr(word.size())));
}

/// Reads the answer to `uci` into `facts`. Returns Line if the answer is complete. Returns Gone as soon as the program
/// rejects the command.
ChildProcess::ReadResult askUci(ChildProcess& child, EngineFacts& facts, const EngineTimeouts& timeouts,
                                const std::stop_token& stop) {
    if (!child.send("uci")) return ChildProcess::ReadResult::Gone;
    const auto until = Clock::now() + timeouts.handshake;
    std::string line;
    while (true) {
        const ChildProcess::ReadResult readResult = child.read(line, until, stop);
        if (readResult != ChildProcess::ReadResult::Line) return readResult;
        if (refusesCommand(line, "uci")) return ChildProcess::ReadResult::Gone;
        if (const auto name = after(line, "id name ")) facts.name = *name;
        if (uciWord(line) == UciWord::Option) facts.options.push_back(readUciOption(line));
        if (uciWord(line) == UciWord::UciOk) break;
    }
    const auto chosen = std::ranges::find_if(
        facts.options, [](const UciOption& option) { return sameWord(option.name, "UCI_Variant"); });
    facts.variants = chosen == facts.options.end() ? std::vector<std::string>{"chess"} : chosen->values;
    return ChildProcess::ReadResult::Line;
}

void takeCecp(EngineFacts& facts, CecpFeatures& features, const std::string& name, const std::string& value) {
    takeFeature(features, name, value);
    if (name == "myname") facts.name = value;
    if (name == "option") facts.options.push_back(readCecpOption(value));
}

std::vector<std::string> commaSeparated(Text text) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto comma = std::min(text.find(','), text.size());
        parts.emplace_back(trimmed(text.substr(0, comma)));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}

/// Reads the CECP features of a program into `facts`. A program that sends no feature is not accepted as an engine.
ChildProcess::ReadResult askCecp(ChildProcess& child, EngineFacts& facts, const EngineTimeouts& timeouts,
                                 const std::stop_token& stop) {
    facts.protocol = Protocol::Cecp;
    CecpFeatures features;
    bool any = false;
    const FeatureListener listener{.enough = [&](const CecpFeatures&) { return any; },
                                   .onFeature =
                                       [&](const std::string& name, const std::string& value) {
                                           any = true;
                                           takeCecp(facts, features, name, value);
                                       }};
    const ChildProcess::ReadResult readResult = greetCecp(child, features, timeouts, stop, listener);
    facts.variants = commaSeparated(features.variants);
    return readResult;
}

ChildProcess::ReadResult askOn(ChildProcess& child, decltype(askUci)& ask, EngineFacts& facts,
                               const EngineTimeouts& timeouts, const std::stop_token& stop) {
    facts = {};
    const ChildProcess::ReadResult readResult = ask(child, facts, timeouts, stop);
    readResult == ChildProcess::ReadResult::Line ? (void)child.send("quit") : child.kill();
    return readResult;
}

}  // namespace

bool EngineFacts::names(Text ours) const {
    const std::string wanted = protocol == Protocol::Cecp ? cecpName(ours) : std::string(ours);
    return std::ranges::find(variants, wanted) != variants.end();
}

UciOption readCecpOption(Text text) {
    UciOption option;
    const auto dash = text.find(" -");
    option.name = trimmed(text.substr(0, dash));
    if (dash == Text::npos) return option;
    const auto words = wordsOf(text.substr(dash + 2));
    if (words.empty()) return option;
    const Text type = words[0], rest = trimmed(text.substr(dash + 2 + type.size()));
    option.type = type == "slider" ? "spin" : type == "file" || type == "path" ? "string" : std::string(type);
    option.standard = option.type == "check" ? rest == "1" ? "true" : "false" : std::string(rest);
    if (option.type == "spin" && words.size() > 3) {
        option.standard = words[1];
        option.least = static_cast<int>(std::clamp(wholeNumber(words[2]).value_or(0), -1000000000LL, 1000000000LL));
        option.most = static_cast<int>(std::clamp(wholeNumber(words[3]).value_or(0), -1000000000LL, 1000000000LL));
    }
    if (option.type != "combo") return option;
    for (Text left = rest; !left.empty();) {
        const auto end = std::min(left.find("///"), left.size());
        Text value = trimmed(left.substr(0, end));
        const bool chosen = value.substr(0, 1) == "*";
        if (chosen) value.remove_prefix(1);
        if (chosen || option.values.empty()) option.standard = value;
        option.values.emplace_back(value);
        left.remove_prefix(std::min(end + 3, left.size()));
    }
    return option;
}

Answer<EngineFacts> probeEngine(const std::vector<std::string>& command, const EngineTimeouts& timeouts,
                                const std::stop_token& stop, const Trace& listener) {
    EngineTimeouts round = timeouts;
    EngineFacts facts;
    ChildProcess::ReadResult readResult = ChildProcess::ReadResult::Nothing;
    // The first round waits only briefly for each protocol, because a program that is silent in one protocol may know
    // only the other.
    for (const Milliseconds wait : {timeouts.handshake, timeouts.start}) {
        round.handshake = wait;
        bool silent = false;
        for (decltype(askUci)* ask : {askUci, askCecp}) {
            auto child = ChildProcess::start(command, listener);
            if (!child) return wrong(child.error());
            readResult = askOn(**child, *ask, facts, round, stop);
            if (readResult == ChildProcess::ReadResult::Stopped) return wrong(describe(readResult));
            if (readResult == ChildProcess::ReadResult::Line) {
                if (facts.name.empty()) facts.name = fileName(command.front());
                return facts;
            }
            silent = silent || readResult == ChildProcess::ReadResult::Nothing;
        }
        if (!silent || timeouts.start <= timeouts.handshake) break;
    }
    return wrong(describe(readResult));
}

}  // namespace rokada::external
