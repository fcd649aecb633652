#include "uciline.h"

#include "fields.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <algorithm>
#include <array>
#include <limits>

namespace rokada::match {

namespace {

using Words = std::vector<std::string_view>;

constexpr std::array<std::pair<std::string_view, UciWord>, 5> Known{{{"uciok", UciWord::UciOk},
                                                                     {"readyok", UciWord::ReadyOk},
                                                                     {"option", UciWord::Option},
                                                                     {"info", UciWord::Info},
                                                                     {"bestmove", UciWord::BestMove}}};

int within(long long number) {
    constexpr long long most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(number, -most, most));
}

/// The number that follows word `i`, or nothing.
std::optional<long long> numberAfter(const Words& words, std::size_t i) {
    if (i + 1 >= words.size()) return {};
    return wholeNumber(words[i + 1]);
}

void readScore(Thought& thought, const Words& words, std::size_t at) {
    const auto number = numberAfter(words, at + 1);
    if (!number) return;
    thought.score.reset();
    thought.mate.reset();
    (words[at + 1] == "mate" ? thought.mate : thought.score) = within(*number);
}

/// The line is about the best variation and not only a bound.
bool worthReading(const Words& words) {
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i] == "string" || words[i] == "lowerbound" || words[i] == "upperbound") return false;
        if (words[i] == "multipv" && numberAfter(words, i).value_or(1) != 1) return false;
        if (words[i] == "pv") break;
    }
    return true;
}

}  // namespace

UciWord uciWord(std::string_view line) {
    for (const std::string_view word : wordsOf(line)) {
        const auto* known = std::find_if(Known.begin(), Known.end(), [&](const auto& k) { return k.first == word; });
        if (known != Known.end()) return known->second;
    }
    return UciWord::Other;
}

UciOption readUciOption(std::string_view line) {
    UciOption option;
    std::string* field = nullptr;
    std::string ignored;
    for (const std::string_view word : wordsOf(line)) {
        if (word == "option") continue;
        if (word == "name" && option.name.empty()) {
            field = &option.name;
        } else if (word == "type" && option.type.empty()) {
            field = &option.type;
        } else if (!option.type.empty() && (word == "default" || word == "min" || word == "max")) {
            field = &ignored;
        } else if (!option.type.empty() && word == "var") {
            field = &option.values.emplace_back();
        } else if (field != nullptr) {
            if (!field->empty()) *field += ' ';
            *field += word;
        }
    }
    return option;
}

void readUciInfo(Thought& thought, std::string_view line) {
    const Words words = wordsOf(line);
    if (!worthReading(words)) return;
    for (std::size_t i = 1; i < words.size() && words[i] != "pv"; ++i) {
        const auto number = numberAfter(words, i);
        if (words[i] == "score") readScore(thought, words, i);
        if (!number || *number < 0) continue;
        if (words[i] == "depth") thought.depth = within(*number);
        if (words[i] == "nodes") thought.nodes = static_cast<std::uint64_t>(*number);
        if (words[i] == "time") thought.time = std::chrono::milliseconds(*number);
    }
}

std::string readBestMove(std::string_view line) {
    const Words words = wordsOf(line);
    const auto at = std::find(words.begin(), words.end(), "bestmove");
    if (at == words.end() || at + 1 == words.end()) return {};
    return std::string(at[1]);
}

std::string positionLine(const Game& game, bool startPosition) {
    std::string line = startPosition ? "position startpos" : "position fen " + positionText(game.start());
    if (game.played() > 0) line += " moves";
    for (std::size_t i = 0; i < game.played(); ++i) line += ' ' + moveText(game.book(), game.turns()[i].move);
    return line;
}

}  // namespace rokada::match
