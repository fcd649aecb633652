// How long to wait for an engine.
#pragma once

#include <chrono>

namespace rokada::external {

using Milliseconds = std::chrono::milliseconds;

/// Beyond its own time.
struct Patience {
    Milliseconds margin{5000};      ///< on top of a limit of time
    Milliseconds without{60000};    ///< for a move, where no time limits it
    Milliseconds handshake{10000};  ///< for an answer to a question
    Milliseconds stop{0};           ///< for the move, when it is to come at once; 0: it is not wanted then
    Milliseconds silence{2000};     ///< after which an engine of CECP that has named features has named all
    Milliseconds start{0};          ///< for a program that is tried and was silent for a handshake; 0: no longer
    Milliseconds banner{8000};      ///< for the first feature of an engine of CECP that has said something else
};

}  // namespace rokada::external
