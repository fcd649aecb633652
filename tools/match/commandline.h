// Reads the command line of rokada-match.
#pragma once

#include "printedmatch.h"

#include <memory>

namespace rokada::match {

/// Everything that a match needs, after checking the arguments.
struct Assignment {
    PrintedPlan plan;
    Patience patience;
    std::unique_ptr<Openings> openings;
    bool random = false;  ///< the openings are random
    std::string trace;    ///< file for all protocol lines; empty for none
};

/// Error of the command line: one line for bad input; for a request of help, the help text and status 0.
struct CommandLineError {
    int status = 2;
    std::string text;
};
[[nodiscard]] tl::expected<Assignment, CommandLineError> readCommandLine(int argc, char** argv);

}  // namespace rokada::match
