// Files of proved mates: blocks separated by empty lines,
//
//     fen <position text>
//     rule <name>=<value>      (optional, can repeat, before the next line)
//     mate <turns>
//     keys <moves in coordinates, all that mate in this number of turns>
//
// There is no shorter mate. See matesolver.h for the definition of a mate in n turns. Lines that start with '#' are
// comments.
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

/// Reads a file of a variant. Returns nullopt if a line is invalid.
[[nodiscard]] std::optional<std::vector<MateProblem>> readMates(const VariantInfo& info, std::istream& in);
void write(const MateProblem& problem, std::ostream& out);

}  // namespace rokada::tools
