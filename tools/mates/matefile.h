// Files of proved mates: blocks separated by empty lines,
//
//     fen <position text>
//     rule <name>=<value>      (none or more, before the next line)
//     mate <turns>
//     keys <moves in coordinates, all that mate in so many turns>
//
// There is no shorter mate. What a mate in n turns is, is said in matesolver.h. Lines that begin with '#' are remarks.
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

/// Reads a file of a variant; nothing if a line is not understood.
[[nodiscard]] std::optional<std::vector<MateProblem>> readMates(const VariantInfo& info, std::istream& in);
void write(const MateProblem& problem, std::ostream& out);

}  // namespace rokada::tools
