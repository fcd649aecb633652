// Files of proved mate problems. Empty lines separate the problems:
//
//     fen <position text>
//     rule <name>=<value>      (optional; one line for each option)
//     mate <turns>
//     keys <all moves, in coordinates, that mate in this number of turns>
//
// A problem has no shorter mate. matesolver.h defines a mate in n turns. Lines that start with '#' are comments.
#pragma once

#include "rules/position.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::tools {

struct MateProblem {
    std::string position;
    Choices choices;
    int turns = 0;
    std::vector<std::string> keys;
};

/// Reads a file with problems of a variant. Returns nullopt if a line is invalid.
[[nodiscard]] std::optional<std::vector<MateProblem>> readMates(const VariantInfo& info, std::istream& in);
void write(const MateProblem& problem, std::ostream& out);

}  // namespace rokada::tools
