// Reads the command line of rokada-match.
#pragma once

#include "printedmatch.h"

#include <memory>

namespace rokada::match {

/// All settings of a match, after the arguments have been checked.
struct Assignment {
    PrintedPlan plan;
    EngineTimeouts timeouts;
    std::unique_ptr<Openings> openings;
    bool random = false;  ///< true if the openings are random
    std::string trace;    ///< path of the file for all protocol lines; empty if none is wanted
};

/// Text to print instead of playing a match, and the exit status. For bad input, the text is one line. If help was
/// requested, the text is the help and the status is 0.
struct CommandLineError {
    int status = 2;
    std::string text;
};
[[nodiscard]] tl::expected<Assignment, CommandLineError> readCommandLine(int argc, char** argv);

}  // namespace rokada::match
