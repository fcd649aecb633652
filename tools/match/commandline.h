// What the command line asks for.
#pragma once

#include "printedmatch.h"

#include <memory>

namespace rokada::match {

/// Everything that a match needs, made from words that were checked.
struct Assignment {
    PrintedPlan plan;
    Patience patience;
    std::unique_ptr<Openings> openings;
    bool random = false;  ///< the openings are
    std::string trace;    ///< file for every line that is exchanged; empty: none
};

/// Reads it. Bad input: one line that says what is wrong; asking for help: the help, and `status` is 0.
struct CommandLineError {
    int status = 2;
    std::string text;
};
[[nodiscard]] tl::expected<Assignment, CommandLineError> readCommandLine(int argc, char** argv);

}  // namespace rokada::match
