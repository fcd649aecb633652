#include "perftsuite.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace rokada::engine {

namespace {

std::string atLine(int line, const std::string& what) { return "line " + std::to_string(line) + ": " + what; }

/// Adds one line to the block it belongs to; false if it cannot be understood.
bool take(PerftCase& block, const std::string& word, std::istringstream& rest, int line) {
    if (word == "id") return static_cast<bool>(rest >> block.id);
    if (word == "fen") return static_cast<bool>(std::getline(rest >> std::ws, block.position));
    if (word == "rule") return static_cast<bool>(rest >> block.rules.emplace_back());
    if (word != "perft") return false;
    PerftCount count{.line = line};
    if (!(rest >> count.depth >> count.nodes) || count.depth < 1) return false;
    block.counts.push_back(count);
    return true;
}

}  // namespace

tl::expected<PerftSuite, std::string> PerftSuite::load(const std::string& file) {
    std::ifstream in(file);
    if (!in) return tl::make_unexpected(std::string("cannot be read"));
    PerftSuite suite{.variant = std::filesystem::path(file).stem().string(), .cases = {}};
    std::string text;
    for (int line = 1; std::getline(in, text); ++line) {
        std::istringstream rest(text);
        std::string word;
        if (!(rest >> word)) continue;
        if (word == "id") suite.cases.emplace_back();
        if (suite.cases.empty()) return tl::make_unexpected(atLine(line, "a block begins with `id`"));
        if (!take(suite.cases.back(), word, rest, line))
            return tl::make_unexpected(atLine(line, "not understood: " + text));
    }
    if (suite.cases.empty()) return tl::make_unexpected(std::string("has no counts"));
    return suite;
}

}  // namespace rokada::engine
