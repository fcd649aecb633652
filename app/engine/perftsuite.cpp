#include "perftsuite.h"

#include "base/filename.h"
#include "base/inputstream.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>

namespace rokada::engine {

namespace {

std::string atLine(int line, const std::string& what) { return "line " + std::to_string(line) + ": " + what; }

constexpr int MaxDepth = 30;

/// Parses a word as a number. Returns nullopt unless the whole word is a number.
template <class Number>
std::optional<Number> number(const std::string& word) {
    Number value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(value) : std::nullopt;
}

bool takeCount(PerftCase& block, std::istringstream& rest, int line) {
    std::string depth, nodes, more;
    if (!(rest >> depth >> nodes) || rest >> more) return false;
    const auto plies = number<int>(depth);
    const auto count = number<std::uint64_t>(nodes);
    if (!plies || !count || *plies < 1 || *plies > MaxDepth) return false;
    block.counts.push_back({*plies, *count, line});
    return true;
}

/// Adds a line of the file to its block. Returns false if the line is invalid.
bool take(PerftCase& block, const std::string& word, std::istringstream& rest, int line) {
    if (word == "id") return static_cast<bool>(rest >> block.id);
    if (word == "fen") return static_cast<bool>(std::getline(rest >> std::ws, block.position));
    if (word == "rule") return static_cast<bool>(rest >> block.rules.emplace_back());
    return word == "perft" && takeCount(block, rest, line);
}

/// Returns true if a block has no position or no counts, which is an error in the file.
bool incomplete(const PerftCase& block) { return block.position.empty() || block.counts.empty(); }

}  // namespace

tl::expected<PerftSuite, std::string> PerftSuite::load(const std::string& file) {
    InputStream in(file);
    PerftSuite suite{.variant = std::string(fileStem(file)), .cases = {}};
    std::string text;
    for (int line = 1; std::getline(in, text); ++line) {
        if (!text.empty() && text.back() == '\r') text.pop_back();
        std::istringstream rest(text);
        std::string word;
        if (!(rest >> word)) continue;
        if (word == "id") suite.cases.emplace_back();
        if (suite.cases.empty()) return tl::make_unexpected(atLine(line, "a block begins with `id`"));
        if (!take(suite.cases.back(), word, rest, line))
            return tl::make_unexpected(atLine(line, "not understood: " + text));
    }
    if (in.error()) return tl::make_unexpected("cannot be read: " + consoleText(*in.error()));
    if (suite.cases.empty()) return tl::make_unexpected(std::string("has no counts"));
    const auto bad = std::ranges::find_if(suite.cases, incomplete);
    if (bad != suite.cases.end()) return tl::make_unexpected(bad->id + ": `fen` and at least one `perft` expected");
    return suite;
}

}  // namespace rokada::engine
