#include "external/uciline.h"

#include "external/fields.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <algorithm>
#include <array>
#include <limits>

namespace rokada::external {

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

/// Returns the number after word `i`, or nullopt if there is none.
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

void readNumbers(Thought& thought, const Words& words) {
    for (std::size_t i = 1; i < words.size() && words[i] != "pv"; ++i) {
        const auto number = numberAfter(words, i);
        if (words[i] == "score") readScore(thought, words, i);
        if (!number || *number < 0) continue;
        if (words[i] == "depth") thought.depth = within(*number);
        if (words[i] == "nodes") thought.nodes = static_cast<std::uint64_t>(*number);
        if (words[i] == "time") thought.time = std::chrono::milliseconds(*number);
    }
}

/// Returns true if the line is about the best variation, its score is not a bound, and it is no `info string`.
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
        const auto* known = std::ranges::find_if(Known, [&](const auto& k) { return k.first == word; });
        if (known != Known.end()) return known->second;
    }
    return UciWord::Other;
}

UciOption readUciOption(std::string_view line) {
    UciOption option;
    std::string least, most;
    std::string* field = nullptr;
    for (const std::string_view word : wordsOf(line)) {
        if (word == "option") continue;
        if (word == "name" && option.name.empty()) {
            field = &option.name;
        } else if (word == "type" && option.type.empty()) {
            field = &option.type;
        } else if (!option.type.empty() && word == "default") {
            field = &option.standard;
        } else if (!option.type.empty() && (word == "min" || word == "max")) {
            field = word == "min" ? &least : &most;
        } else if (!option.type.empty() && word == "var") {
            field = &option.values.emplace_back();
        } else if (field != nullptr) {
            if (!field->empty()) *field += ' ';
            *field += word;
        }
    }
    option.least = within(wholeNumber(least).value_or(0));
    option.most = within(wholeNumber(most).value_or(0));
    return option;
}

std::optional<SaidVariation> readUciVariation(std::string_view line) {
    const Words words = wordsOf(line);
    const auto pv = std::ranges::find(words, "pv");
    if (words.empty() || pv == words.end()) return {};
    SaidVariation said;
    for (std::size_t i = 1; words.begin() + static_cast<std::ptrdiff_t>(i) != pv; ++i) {
        if (words[i] == "string" || words[i] == "lowerbound" || words[i] == "upperbound") return {};
        const int number = within(std::max(0LL, numberAfter(words, i).value_or(0)));
        if (words[i] == "multipv") said.rank = number;
        if (words[i] == "seldepth") said.selectiveDepth = number;
        if (words[i] == "hashfull") said.hashFull = number;
    }
    readNumbers(said.thought, words);
    if (!said.thought.score && !said.thought.mate) return {};
    said.moves.assign(pv + 1, words.end());
    return said;
}

void readUciInfo(Thought& thought, std::string_view line) {
    const Words words = wordsOf(line);
    if (worthReading(words)) readNumbers(thought, words);
}

std::string readBestMove(std::string_view line) {
    const Words words = wordsOf(line);
    const auto at = std::ranges::find(words, "bestmove");
    if (at == words.end() || at + 1 == words.end()) return {};
    return std::string(at[1]);
}

std::string positionLine(const Game& game, bool startPosition) {
    std::string line = startPosition ? "position startpos" : "position fen " + positionText(game.start());
    if (game.played() > 0) line += " moves";
    for (std::size_t i = 0; i < game.played(); ++i) line += ' ' + moveText(game.book(), game.turns()[i].move);
    return line;
}

}  // namespace rokada::external
