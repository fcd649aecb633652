// Timeouts for external engines.
#pragma once

#include <chrono>

namespace rokada::external {

using Milliseconds = std::chrono::milliseconds;

/// Timeouts of the communication with an engine.
struct EngineTimeouts {
    Milliseconds margin{5000};      ///< time that is added to the time limit of a move
    Milliseconds without{60000};    ///< time for a move of an engine without a time limit
    Milliseconds handshake{10000};  ///< time for the answer to a command
    Milliseconds stop{0};           ///< time for the move after a stop request; 0 if the move is not wanted
    Milliseconds silence{2000};     ///< CECP: pause after which the features of an engine are complete
    /// Time for a second attempt of `probeEngine`, if the program was silent in the first handshake. A time that is not
    /// longer than `handshake` disables the second attempt.
    Milliseconds start{0};
    Milliseconds banner{8000};  ///< CECP: pause after which an engine that has sent no features is ready
};

}  // namespace rokada::external
