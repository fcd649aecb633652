#include "matefile.h"

#include <charconv>
#include <istream>
#include <ostream>
#include <sstream>
#include <utility>

namespace rokada::tools {

namespace {

/// Adds one line of a file to the problem. Returns false if the line is invalid.
bool addLine(const VariantInfo& info, const std::string& line, MateProblem& problem) {
    const std::size_t blank = line.find(' ');
    if (blank == std::string::npos) return false;
    const std::string word = line.substr(0, blank), rest = line.substr(blank + 1);
    if (word == "fen") {
        problem.position = rest;
    } else if (word == "rule") {
        const auto choice = parseChoice(info, rest);
        if (!choice) return false;
        problem.choices.insert(*choice);
    } else if (word == "mate") {
        return std::from_chars(rest.data(), rest.data() + rest.size(), problem.turns).ec == std::errc{};
    } else if (word == "keys") {
        std::istringstream moves(rest);
        for (std::string move; moves >> move;) problem.keys.push_back(move);
    } else {
        return false;
    }
    return true;
}

bool complete(const MateProblem& problem) {
    return !problem.position.empty() && problem.turns > 0 && !problem.keys.empty();
}

}  // namespace

std::optional<std::vector<MateProblem>> readMates(const VariantInfo& info, std::istream& in) {
    std::vector<MateProblem> problems;
    MateProblem problem;
    bool begun = false;
    for (std::string line; std::getline(in, line);) {
        if (!line.empty() && line[0] == '#') continue;
        if (!line.empty()) {
            if (!addLine(info, line, problem)) return std::nullopt;
            begun = true;
        } else if (begun) {
            if (!complete(problem)) return std::nullopt;
            problems.push_back(std::exchange(problem, {}));
            begun = false;
        }
    }
    if (begun && !complete(problem)) return std::nullopt;
    if (begun) problems.push_back(std::move(problem));
    return problems;
}

void write(const MateProblem& problem, std::ostream& out) {
    out << "fen " << problem.position << '\n';
    for (const auto& [name, value] : problem.choices) out << "rule " << name << '=' << value << '\n';
    out << "mate " << problem.turns << "\nkeys";
    for (const std::string& key : problem.keys) out << ' ' << key;
    out << "\n\n";
}

}  // namespace rokada::tools
