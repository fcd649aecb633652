// Timeouts for external engines.
#pragma once

#include <chrono>

namespace rokada::external {

using Milliseconds = std::chrono::milliseconds;

/// Timeouts, in addition to the engine's own time.
struct Patience {
    Milliseconds margin{5000};      ///< added to a time limit
    Milliseconds without{60000};    ///< for a move without a time limit
    Milliseconds handshake{10000};  ///< for the answer to a command
    Milliseconds stop{0};           ///< for the move after a stop request; 0 if the move is not wanted
    Milliseconds silence{2000};     ///< CECP: pause after which the features of an engine are complete
    Milliseconds start{0};      ///< probing: for a program that was silent during a handshake; 0 for no second attempt
    Milliseconds banner{8000};  ///< CECP: for the first feature after other output
};

}  // namespace rokada::external
