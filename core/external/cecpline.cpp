#include "external/cecpline.h"

#include "external/fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace rokada::external {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 2> Names{
    {{"chess", "normal"}, {"greatshatranj", "great"}}};
constexpr long long MateMark = 100000;
constexpr std::array<std::string_view, 3> Results{"1-0", "0-1", "1/2-1/2"};

/// Parses "Illegal move: e2e5", "Illegal move (reason): e2e5", "Error (Illegal move or unknown command): e2e5".
CecpLine refused(std::string_view line) {
    const auto colon = line.rfind(':');
    const auto text = colon == std::string_view::npos ? std::string_view{} : trimmed(line.substr(colon + 1));
    return {CecpWord::Refused, std::string(text)};
}

bool thinking(const std::vector<std::string_view>& words) {
    if (words.size() < 4 || !leadingNumber(words[0])) return false;
    return std::all_of(words.begin() + 1, words.begin() + 4, [](auto word) { return wholeNumber(word).has_value(); });
}

/// Returns true if "!" or "?" after the moves marks the score as a bound.
bool bounded(const std::vector<std::string_view>& words) {
    return words.size() > 4 && (words.back().back() == '!' || words.back().back() == '?');
}

/// Returns the selective depth, or 0 if the line has none. Extra numbers can stand between the nodes and a tab. If
/// there are at least two, the first is the selective depth and the last counts tablebase hits.
int selectiveDepth(const std::vector<std::string_view>& words) {
    std::size_t extras = 4;
    while (extras < words.size() && wholeNumber(words[extras])) ++extras;
    if (extras < 6 || extras == words.size() || words[extras].data()[-1] != '\t') return 0;
    return static_cast<int>(std::clamp(wholeNumber(words[4]).value_or(0), 0LL, 1000LL));
}

/// Formats milliseconds as seconds, with a fraction only if needed.
std::string seconds(double milliseconds) {
    const auto whole = std::llround(milliseconds);
    std::string text = std::to_string(whole / 1000);
    if (whole % 1000 == 0) return text;
    std::string fraction = std::to_string(1000 + whole % 1000).substr(1);
    fraction.erase(fraction.find_last_not_of('0') + 1);
    return text + '.' + fraction;
}

std::string minutes(Milliseconds time) {
    const auto whole = time.count() / 1000;
    const std::string rest = std::to_string(100 + whole % 60).substr(1);
    return std::to_string(whole / 60) + (whole % 60 == 0 ? "" : ':' + rest);
}

std::string levelLine(const TimeControl& control) {
    return "level " + std::to_string(control.moves) + ' ' + minutes(control.base) + ' ' +
           seconds(static_cast<double>(control.increment.count()));
}

}  // namespace

CecpLine readCecpLine(std::string_view line) {
    const auto words = wordsOf(line);
    if (words.empty()) return {};
    const std::string_view first = words[0];
    if (first == "move" && words.size() > 1) return {CecpWord::Move, std::string(words[1])};
    if (first == "My" && words.size() > 4 && words[1] == "move") return {CecpWord::Move, std::string(words[4])};
    if (first == "resign") return {CecpWord::Resign, {}};
    if (first == "pong" && words.size() > 1) return {CecpWord::Pong, std::string(words[1])};
    if (first == "feature") return {CecpWord::Feature, {}};
    if (first == "Illegal" && words.size() > 1 && words[1] == "move") return refused(line);
    if (first == "Illegal" && words.size() > 1 && words[1] == "move:") return refused(line);
    if (first == "Error" && line.find("llegal move") != std::string_view::npos) return refused(line);
    if (std::ranges::find(Results, first) != Results.end()) return {CecpWord::Result, std::string(first)};
    if (thinking(words)) return {CecpWord::Thinking, {}};
    return {};
}

bool refusesCommand(std::string_view line, std::string_view command) {
    const auto words = wordsOf(line);
    if (words.empty() || (words[0] != "Error" && words[0] != "Illegal" && words[0] != "Error:")) return false;
    return std::ranges::find(words, command) != words.end();
}

std::vector<std::pair<std::string, std::string>> readFeatures(std::string_view line) {
    std::vector<std::pair<std::string, std::string>> features;
    std::size_t at = line.find("feature");
    at = at == std::string_view::npos ? line.size() : at + 7;
    while (at < line.size()) {
        const std::size_t equals = line.find('=', at);
        if (equals == std::string_view::npos) break;
        const bool quoted = equals + 1 < line.size() && line[equals + 1] == '"';
        const std::size_t begin = equals + (quoted ? 2 : 1);
        const std::size_t end = std::min(line.find(quoted ? '"' : ' ', begin), line.size());
        features.emplace_back(trimmed(line.substr(at, equals - at)), line.substr(begin, end - begin));
        at = end + (quoted ? 1 : 0);
    }
    return features;
}

void readCecpThinking(Thought& thought, std::string_view line) {
    const auto words = wordsOf(line);
    if (!thinking(words) || bounded(words)) return;
    thought.depth = static_cast<int>(std::min(leadingNumber(words[0]).value_or(0), 1000LL));
    const long long score = std::clamp(wholeNumber(words[1]).value_or(0), -1000000LL, 1000000LL);
    // The protocol encodes mate as 100000 plus the number of moves.
    thought.score.reset();
    thought.mate.reset();
    if (std::abs(score) > MateMark && std::abs(score) < 2 * MateMark) {
        thought.mate = static_cast<int>(score > 0 ? score - MateMark : score + MateMark);
    } else {
        thought.score = static_cast<int>(score);
    }
    thought.time = Milliseconds(10 * std::clamp(wholeNumber(words[2]).value_or(0), 0LL, 100000000LL));
    thought.nodes = static_cast<std::uint64_t>(std::max(wholeNumber(words[3]).value_or(0), 0LL));
}

std::optional<SaidVariation> readCecpVariation(std::string_view line) {
    const auto words = wordsOf(line);
    if (!thinking(words) || bounded(words)) return {};
    SaidVariation said;
    readCecpThinking(said.thought, line);
    said.selectiveDepth = selectiveDepth(words);
    for (std::size_t i = 4; i < words.size(); ++i) {
        std::string_view word = words[i];
        const auto dot = word.rfind('.');
        if (dot != std::string_view::npos) word.remove_prefix(dot + 1);
        const bool number = word.find_first_not_of("0123456789") == std::string_view::npos;
        if (!number) said.moves.emplace_back(word);
    }
    if (said.moves.empty()) return {};
    return said;
}

bool CecpFeatures::plays(std::string_view variant) const {
    for (std::string_view rest = variants; !rest.empty();) {
        const auto comma = std::min(rest.find(','), rest.size());
        if (trimmed(rest.substr(0, comma)) == variant) return true;
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return false;
}

bool takeFeature(CecpFeatures& features, const std::string& name, const std::string& value) {
    const std::pair<std::string_view, bool*> flags[] = {
        {"ping", &features.ping},       {"setboard", &features.setboard}, {"usermove", &features.usermove},
        {"time", &features.time},       {"memory", &features.memory},     {"reuse", &features.reuse},
        {"analyze", &features.analyze}, {"done", &features.done},
    };
    if (name == "done" && value == "0") features.waiting = true;
    for (const auto& [known, flag] : flags) {
        if (known == name) *flag = value == "1";
    }
    if (name == "variants") features.variants = value;
    if (name == "option") {
        features.options.emplace_back(trimmed(value.substr(0, value.find(" -"))));
        if (value.find(" -check") != std::string::npos) features.switches.push_back(features.options.back());
    }
    return name != "san" || value == "0";
}

std::string optionLine(const CecpFeatures& features, const std::string& name, std::string value) {
    const auto& switches = features.switches;
    if (std::ranges::find(switches, name) != switches.end()) {
        if (value == "true") value = "1";
        if (value == "false") value = "0";
    }
    return "option " + name + (value.empty() ? "" : '=' + value);
}

std::string cecpName(const Variant& variant) { return variant.rooksOnAnyFile ? "fischerandom" : cecpName(variant.id); }

std::string cecpName(std::string_view variant) {
    const auto* known = std::ranges::find_if(Names, [&](const auto& n) { return n.first == variant; });
    return std::string(known == Names.end() ? variant : known->second);
}

std::vector<std::string> cecpTimeLines(const EngineSpec& spec) {
    std::vector<std::string> lines;
    const ThinkLimit& limit = spec.limit;
    if (limit.clock) lines.push_back(levelLine(*limit.clock));
    if (limit.moveTime) {
        const double told = static_cast<double>(limit.moveTime->count()) * spec.timeFactor;
        switch (spec.cecpTime) {
            case CecpTime::St: lines.push_back("st " + seconds(told)); break;
            case CecpTime::Inc: lines.push_back("level 0 0:01 " + seconds(told)); break;
            case CecpTime::Clock: lines.emplace_back("level 40 1 0"); break;
        }
    }
    if (limit.depth > 0) lines.push_back("sd " + std::to_string(limit.depth));
    return lines;
}

long long cecpShownTime(const EngineSpec& spec) {
    if (!spec.limit.moveTime) return 0;
    const double told = static_cast<double>(spec.limit.moveTime->count()) * spec.timeFactor / 10;
    switch (spec.cecpTime) {
        case CecpTime::St: return 0;
        case CecpTime::Inc: return std::max(1LL, std::llround(told));
        case CecpTime::Clock: return std::max(1LL, std::llround(40 * told));
    }
    return 0;
}

}  // namespace rokada::external
